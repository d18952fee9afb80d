// What a browser adds to the dice, against the test vectors of docs/guide/dice.md.
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { own, promiseOf, renew, sha256 } from '../src/lib/parts'

describe('the part of a seat', () => {
  it('has the promise that the page on the dice says', () => {
    expect(promiseOf('00112233445566778899aabbccddeeff')).toBe('f7f6c1c39c06d59c0c38416016b83406c816a8cff3d849c0a3104d7c568fe9ad')
  })

  it('is hashed as everybody else hashes, whatever its length', () => {
    for (let n = 0; n < 200; n++) expect(sha256('x'.repeat(n))).toBe(createHash('sha256').update('x'.repeat(n)).digest('hex'))
  })

  it('is known to the page that made it, and another one each time', () => {
    const first = renew('t', 1)
    expect(own('t', 1)).toEqual(first)
    expect(renew('t', 1).part).not.toBe(first.part)
    expect(first.part).toMatch(/^[0-9a-f]{32}$/)
    expect(own('t', 2)).toBeNull()
  })
})
