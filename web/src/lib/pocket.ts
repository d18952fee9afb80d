// The dice of the two Pocket games, as the tray shows them.
import type { DieView, View } from './types'

/** The dice before a seat; in Bataille! there is one set, the active player's. */
export function pocketDice(view: View, seat: number): DieView[] {
  if (view.game === 'bataille') return view.attempt.dice.map((die) => ({ ...die, locked: die.barred, removed: die.left_out, cancelled: false }))
  if (view.game === 'dday') return []
  const player = view.units.find((one) => one.seat === (seat || 1))
  return (player?.dice ?? []).map((die) => ({ ...die, locked: false, removed: die.out, cancelled: false }))
}

/** The Axis dice that can be named in an answer; only Bataille! has such questions. */
export const axisSlots = (view: View) => (view.game === 'bataille' ? view.attempt.axis.map((die) => die.slot) : [])
