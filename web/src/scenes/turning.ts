// The turn that decided a game: the one whose dice and decisions moved the chance to win most towards how it ended.
import { post } from '../lib/api'
import type { LuckReport } from '../lib/types'
import { decimal, percent, t } from '../lib/words.svelte'

const DOUBT = 0.05 // what moves the chance to win by less is no turning point

export interface Told {
  title: string
  text: string
}

interface Turning {
  turn: number
  change: number
  dice: boolean // rather than what was decided
}

/** Of all units together, by turn: what the dice brought, less what decisions gave away. */
export function turningOf(report: LuckReport): Turning | null {
  const turns = new Map<number, { luck: number; cost: number }>()
  for (const { turn, luck, cost } of report.turns) {
    const one = turns.get(turn) ?? { luck: 0, cost: 0 }
    turns.set(turn, { luck: one.luck + luck, cost: one.cost + cost })
  }
  const towards = { won: 1, lost: -1 }[report.outcome] ?? 0
  let found: Turning | null = null
  for (const [turn, { luck, cost }] of turns) {
    const change = luck - cost
    if (change * towards >= 0 && Math.abs(change) > Math.abs(found?.change ?? 0)) found = { turn, change, dice: Math.abs(luck) >= cost }
  }
  return found
}

/** In words; nothing where nothing could be counted. The units' chance is counted: `across` turns it round. */
export async function tellTurning(table: string, across: boolean): Promise<Told | null> {
  const record = await fetch(`/api/tables/${table}/record`)
  if (!record.ok) return null
  const report = await post<LuckReport>('/api/lab/luck', { text: await record.text() })
  const found = turningOf(report)
  if (!found) return null
  const size = report.measure === 'chance' ? percent(Math.abs(found.change)) : decimal(Math.abs(found.change))
  const way = found.change < 0 !== across ? 'down' : 'up'
  if (report.measure === 'chance' && Math.abs(found.change) < DOUBT) return { title: t('turning-none'), text: t('turning-none-text', { change: size }) }
  return { title: t('turning-point'), text: t(found.dice ? 'turning-dice' : 'turning-choice', { turn: found.turn, way, change: size, measure: t(`measure-${report.measure}`) }) }
}
