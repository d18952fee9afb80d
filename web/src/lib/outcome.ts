// How a game ended for who reads it: across a beach the same end is a victory and a defeat.
import type { TableInfo } from './types'

const ALLIES = 'allies'

export interface Outcome {
  won: boolean // by who reads it; spectators read with the units
  lost: boolean
  taken: boolean // the beach, whoever reads it
  across: boolean // read by who sits across from the units
  word: string
}

export function outcomeOf(table: TableInfo): Outcome {
  const own = table.seats.filter((seat) => seat.mine)
  const taken = table.outcome === 'won'
  const isDecided = taken || table.outcome === 'lost'
  const isAcross = (seat: { side?: string }) => table.seats_are === 'unit' && !!seat.side && seat.side !== ALLIES
  const across = isDecided && own.length > 0 && own.every(isAcross)
  const won = across ? own.some((seat) => table.winners?.includes(seat.seat)) : taken
  // who sits on both sides, or on none, is told what happened and not whose loss it is
  const isOpen = table.seats.some(isAcross) && (own.length === 0 || own.some(isAcross))
  const told = across && taken ? 'fallen' : isOpen && table.outcome === 'lost' ? 'held' : table.outcome || 'stopped'
  return { won, lost: isDecided && !won, taken, across, word: `outcome-${told}` }
}
