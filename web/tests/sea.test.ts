// Craft that share a sector lie below each other, and on nothing else.
import { describe, expect, it } from 'vitest'
import { berth, cellOf, listTop, TOKEN, type Sea } from '../src/lib/sea'

const HEAD = 35 // the name, the shells and the shield of a sector

describe.each([[3, 2], [5, 4], [7, 6]])('craft on a Sea Map of %i columns', (columns, most) => {
  const cell = cellOf({ columns } as Sea)
  it.each(Array.from({ length: most }, (_, at) => at + 1))('have room for %i in one sector', (crowd) => {
    const boxes = Array.from({ length: crowd }, (_, at) => {
      const { y, high } = berth(cell, at, crowd)
      return { top: y - (high || TOKEN.high) / 2, bottom: y + (high || TOKEN.high) / 2 }
    })
    expect(listTop(cell)).toBeGreaterThanOrEqual(HEAD - cell.high / 2)
    for (const [at, one] of boxes.entries()) {
      expect(one.top).toBeGreaterThanOrEqual(at ? (boxes[at - 1]?.bottom ?? 0) - 0.01 : listTop(cell))
      expect(one.bottom).toBeLessThanOrEqual(cell.high / 2)
    }
    expect(TOKEN.wide).toBeLessThanOrEqual(cell.wide - 10)
  })
})
