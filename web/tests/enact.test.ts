// The table as a scene shows it is the table as it was at that event, all of its numbers.
import { expect, it } from 'vitest'
import type { DDayView, Told, UnitView } from '../src/lib/types'
import { enact } from '../src/scenes/enact'

const before = { phase: 'MOVE', units: [{ seat: 1, sector: '5', soldiers: 10, courage: 3, marker: 2, defence: 3, dice: [] as UnitView['dice'] }], forces: [] as DDayView['forces'] } as unknown as DDayView
const told = (kind: string, phase: string, data: Told['data']) => ({ kind, phase, seat: 1, data }) as Told

it('after an advance under fire the unit has paid, stands under a new marker and a new DEF, in COMBAT', () => {
  const events = [
    told('advances', 'MOVE', { from: '5', sector: '7', cost: 2, parts: [] }),
    told('arrived', 'MOVE', { sector: '7', marker: 1 }),
    told('casualties', 'COMBAT', { n: 11, parts: ['7 +8 B-DEF-01', 'tank -2 B-VEH-C06', 'mgf +5 B-MGF-01'] }),
    told('fell', 'COMBAT', { n: 8, now: 2 }),
  ]
  const after = events.reduce(enact, before)
  expect(after.units[0]).toMatchObject({ sector: '7', courage: 1, marker: 1, defence: 6, soldiers: 2 })
  expect(after.phase).toBe('COMBAT')
})

it('casualties that no DEF has caused leave it as it is', () => {
  expect(enact(before, told('casualties', 'MOVE', { n: 4, parts: [] })).units[0]?.defence).toBe(3)
})

it('an upkeep turns the marker', () => {
  expect(enact(before, told('marker', 'UPKEEP', { n: 3 })).units[0]?.marker).toBe(3)
})
