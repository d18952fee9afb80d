// What a box shows of its own, sorted by its shape alone: cards, dice, numbers, or any of these by seat.
import type { CardInfo, DieView } from './types'

export type Part =
  | { kind: 'cards'; cards: string[] }
  | { kind: 'dice'; dice: DieView[] }
  | { kind: 'fact'; text: string }
  | { kind: 'parts'; parts: Shown[] }

/** One thing a box shows, under a key that the board has words for, or of a seat. */
export interface Shown {
  key: string
  seat: number
  part: Part
}

/** What all boxes show, each thing under `box-key`. */
export const shownBy = (boxes: Record<string, unknown>, cards: ReadonlyMap<string, CardInfo>): Shown[] =>
  Object.entries(boxes).flatMap(([box, data]) => shown(data as Record<string, unknown>, cards).map((one) => ({ ...one, key: `${box}-${one.key}` })))

/** Everything that is there to see; what is empty is left out. */
export function shown(data: Record<string, unknown>, cards: ReadonlyMap<string, CardInfo>): Shown[] {
  return Object.entries(data).flatMap(([key, value]) => {
    const part = partOf(value, cards)
    return part ? [{ key, seat: /^\d+$/.test(key) ? Number(key) : 0, part }] : []
  })
}

function partOf(value: unknown, cards: ReadonlyMap<string, CardInfo>): Part | null {
  if (value === null || value === undefined || value === '' || value === false) return null
  if (typeof value === 'string' && cards.has(value)) return { kind: 'cards', cards: [value] }
  if (typeof value === 'number' || typeof value === 'string') return { kind: 'fact', text: String(value) }
  if (value === true) return { kind: 'fact', text: '✓' }
  if (Array.isArray(value)) return listOf(value, cards)
  const parts = shown(value as Record<string, unknown>, cards)
  return parts.length ? { kind: 'parts', parts } : null
}

function listOf(value: unknown[], cards: ReadonlyMap<string, CardInfo>): Part | null {
  if (!value.length) return null
  if (value.every((one) => typeof one === 'string' && cards.has(one))) return { kind: 'cards', cards: value as string[] }
  if (value.every(isDie)) return { kind: 'dice', dice: value.map(dieOf) }
  if (value.every((one) => typeof one !== 'object')) return { kind: 'fact', text: value.join(', ') }
  return { kind: 'parts', parts: value.flatMap((one, at) => shown({ [String(at + 1)]: one }, cards)).map((one) => ({ ...one, seat: 0 })) }
}

const isDie = (one: unknown): boolean => typeof one === 'object' && one !== null && 'slot' in one && 'face' in one

function dieOf(one: unknown): DieView {
  const die = one as Partial<DieView> & { slot: string; face: string }
  return { colour: 'colourless', locked: false, removed: false, cancelled: false, ...die }
}
