// The end of a game is told from the side of who reads it.
import { expect, it } from 'vitest'
import { outcomeOf } from '../src/lib/outcome'
import type { TableInfo } from '../src/lib/types'

const [UNIT, GERMAN] = [1, 2]

const ended = (outcome: string, ...mine: number[]) =>
  ({
    outcome,
    seats_are: 'unit',
    winners: [outcome === 'won' ? UNIT : GERMAN],
    seats: [{ seat: UNIT, side: 'allies' }, { seat: GERMAN, side: 'german' }].map((seat) => ({ ...seat, mine: mine.includes(seat.seat) })),
  }) as TableInfo

it('a taken bunker is the victory of the units and the defeat of the German', () => {
  expect(outcomeOf(ended('won', UNIT))).toMatchObject({ won: true, word: 'outcome-won' })
  expect(outcomeOf(ended('won', GERMAN))).toMatchObject({ won: false, word: 'outcome-fallen' })
})

it('a beaten landing is the defeat of the units and the victory of the German', () => {
  expect(outcomeOf(ended('lost', UNIT))).toMatchObject({ won: false, word: 'outcome-lost' })
  expect(outcomeOf(ended('lost', GERMAN))).toMatchObject({ won: true, word: 'outcome-held' })
})

it('who watches, or plays both sides, is told what happened', () => {
  for (const mine of [[], [UNIT, GERMAN]]) {
    expect(outcomeOf(ended('won', ...mine)).word).toBe('outcome-won')
    expect(outcomeOf(ended('lost', ...mine)).word).toBe('outcome-held')
  }
})

it('a table that was ended has no winner on either side', () => {
  expect(outcomeOf({ ...ended('stopped', GERMAN), winners: [] })).toMatchObject({ won: false, word: 'outcome-stopped' })
})
