import jsqr from 'jsqr'
import { encode } from 'uqr'
import { expect, test } from 'vitest'

/** The code as a camera would see it: four pixels to a square. */
function seen(text: string): { data: Uint8ClampedArray; size: number } {
  const code = encode(text, { ecc: 'M', border: 4 })
  const size = code.size * 4
  const data = new Uint8ClampedArray(size * size * 4).fill(255)
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (code.data[y >> 2]?.[x >> 2]) data.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3)
    }
  }
  return { data, size }
}

test('a camera reads the link of an invitation back, whatever its length', () => {
  for (const host of ['http://127.0.0.1:8044', 'https://table.of.a.friend.with.a.rather.long.name.example:8443']) {
    const link = `${host}/join/0123456789abcdef#AbCdEfGhIjKlMnOpQrStUvWxYz_-0123`
    const { data, size } = seen(link)
    expect(jsqr(data, size, size)?.data).toBe(link)
  }
})
