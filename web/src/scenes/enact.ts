// What one event changes of what is seen: the table as it was, told on event by event, until it is the table as it is.
import type { DDayView, DieView, ForceView, Told, UnitView } from '../lib/types'
import { partsOf } from './casualties'

type Force = ForceView & Partial<UnitView>
type Change = (force: Force, data: Told['data'], told: Told) => Partial<UnitView>

const toSector: Change = (_, data) => (typeof data['sector'] === 'string' ? { sector: data['sector'] } : {})
/** Who moves pays for the way. */
const onTheWay: Change = (force, data, told) => ({ ...toSector(force, data, told), ...(typeof data['cost'] === 'number' ? { courage: force.courage - data['cost'] } : {}) })
const toMarker = (to: unknown): Partial<UnitView> => (typeof to === 'number' ? { marker: to } : {})
/** The DEF that was met: what casualties are made of begins with it, and guns come after. */
const metDefence: Change = (_, __, told) => {
  const parts = partsOf(told)
  const guns = parts.findIndex((part) => part.source === 'mgf')
  if (parts[0]?.rule !== 'B-DEF-01') return {}
  return { defence: Math.max(0, parts.slice(0, guns < 0 ? undefined : guns).reduce((sum, part) => sum + part.amount, 0)) }
}
const toNumber: Change = (_, data) => (typeof data['now'] === 'number' ? { [String(data['resource'])]: data['now'] } : {})
const some = (data: Told['data'], key: string) => (Array.isArray(data[key]) ? (data[key] as string[]) : [])

function withDice(force: Force, wanted: readonly string[], change: (die: DieView) => Partial<DieView>): Partial<UnitView> {
  return { dice: force.dice.map((die) => (wanted.includes(die.slot) ? { ...die, ...change(die) } : die)) }
}

/** A card that is lost leaves whatever it lay in, once. */
const withoutCard: Change = (force, data) => {
  const slug = String(data['card'] ?? '')
  const without = (some: string[]) => (some.includes(slug) ? some.toSpliced(some.indexOf(slug), 1) : some)
  const { specialists, items, awards, held } = force
  return { specialists: without(specialists), items: without(items), awards: without(awards), held: without(held), ...(force.vehicle === slug ? { vehicle: '' } : {}) }
}

const CHANGES: Readonly<Record<string, Change>> = {
  advances: onTheWay, moves: onTheWay, charges: onTheWay, retreats: onTheWay,
  sailed: toSector, waded: toSector,
  arrived: (force, data, told) => ({ ...toSector(force, data, told), ...toMarker(data['marker']) }),
  marker: (_, data) => toMarker(data['n']),
  casualties: metDefence,
  gained: toNumber, paid: toNumber,
  fell: (_, data) => (typeof data['now'] === 'number' ? { soldiers: data['now'] } : {}),
  'wiped-out': () => ({ status: 'out', soldiers: 0 }),
  rolled: (force, data) => withDice(force, some(data, 'dice'), (die) => ({ face: some(data, 'faces')[some(data, 'dice').indexOf(die.slot)] ?? die.face })),
  locked: (force, data) => withDice(force, some(data, 'dice'), () => ({ locked: true })),
  fallen: withoutCard, sacrificed: withoutCard, struck: withoutCard, abandoned: withoutCard, 'item-destroyed': withoutCard, discarded: withoutCard,
  cancelled: (force, data) => withDice(force, [String(data['which'])], () => ({ cancelled: true })),
}

/** The view after this event, or the same one if it changes nothing that is seen. */
export function enact(view: DDayView, told: Told): DDayView {
  const change = CHANGES[told.kind]
  const now = told.phase && told.phase !== view.phase ? { ...view, phase: told.phase } : view
  if (!change) return now
  const on = <T extends ForceView>(force: T): T => (force.seat === told.seat ? { ...force, ...change(force, told.data, told) } : force)
  return { ...now, units: now.units.map(on), forces: now.forces.map(on) }
}

/** The views on the way to it: men fall one by one, and no more than so many steps are shown. */
export function stepsOf(view: DDayView, told: Told, most = 14): DDayView[] {
  const { n, now } = told.data
  if (told.kind !== 'fell' || typeof n !== 'number' || typeof now !== 'number' || n < 1) return [enact(view, told)]
  const count = Math.min(n, most)
  return Array.from({ length: count }, (_, at) => enact(view, { ...told, data: { ...told.data, now: now + Math.round((n * (count - 1 - at)) / count) } }))
}
