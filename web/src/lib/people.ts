// What somebody at the table is called.
import type { TableInfo } from './types'
import { t } from './words.svelte'

/** A player of a Pocket game by name; bots, which may share one, with their number. */
export function nameOf(table: TableInfo | null, seat: number): string {
  const one = table?.seats.find((other) => other.seat === seat)
  if (one?.kind === 'bot') return `${one.name || t('bot')} ${seat}`
  if (one?.name) return one.name
  if (one?.mine) return `${t('player', { n: seat })} (${t('you')})`
  return t('player', { n: seat })
}
