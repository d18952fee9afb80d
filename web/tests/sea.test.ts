// Craft that share a sector lie beside each other, and on nothing else.
import { describe, expect, it } from 'vitest'
import { berth, CELL } from '../src/lib/sea'

const HALF = { whole: [42, 20], small: [32, 20], flat: [32, 14] } as const
const HEAD = -27 // below the name, the shells and the shield of a sector

describe('craft in one sector', () => {
  it.each([1, 2, 3, 4, 5, 6])('have room for %i', (crowd) => {
    const boxes = Array.from({ length: crowd }, (_, at) => {
      const { x, y, size } = berth(at, crowd)
      const [w, h] = HALF[size]
      return { left: x - w, right: x + w, top: y - h, bottom: y + h }
    })
    for (const [at, one] of boxes.entries()) {
      expect(one.top).toBeGreaterThanOrEqual(HEAD)
      expect(one.bottom).toBeLessThanOrEqual(CELL.high / 2 - 3)
      expect(one.left).toBeGreaterThanOrEqual(-CELL.wide / 2 + 5)
      expect(one.right).toBeLessThanOrEqual(CELL.wide / 2 - 5)
      for (const other of boxes.slice(at + 1)) expect(one.left >= other.right || other.left >= one.right || one.top >= other.bottom || other.top >= one.bottom).toBe(true)
    }
  })
})
