// What seats are called: by their number, and by a name of their own where they have one (the German, the nations).
import { catalogue } from './api'
import type { SeatInfo, TableInfo } from './types'
import { t, words } from './words.svelte'

let names = $state.raw<Record<string, string>>({})

/** Has the names ready in the language of the moment, while a part that shows seats is there. */
export function knowRoles(): void {
  $effect(() => {
    void words.language
    catalogue().then((all) => (names = all.roles ?? {}), () => undefined)
  })
}

/** Who stands across from the units has no number among them. */
export function seatName(table: TableInfo, seat: SeatInfo): string {
  const own = names[seat.role ?? '']
  const numbered = t(table.seats_are === 'unit' ? 'unit' : 'player', { n: seat.seat })
  if (!own) return numbered
  return seat.side === 'allies' ? `${numbered} · ${own}` : own
}
