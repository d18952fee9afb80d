// The shape of a view and a board of the two Pocket games, which the API hands on as plain data.
import type { DieView, Face, View } from './types'

export interface Met {
  face: Face
  met: boolean
}

export interface Phase {
  id: string
  name: string
}

export interface AxisDie extends Met {
  slot: string
  kommandant: boolean
  ignored?: boolean
}

export interface BatailleView extends Omit<View, 'units'> {
  round: number
  active: number
  pot: number
  skirmish: number
  axis_dice: number
  goal: number
  givers: Record<string, string>
  supply: string[]
  players: BataillePlayer[]
  attempt: {
    terrain: string
    axis: AxisDie[]
    dice: { slot: string; colour: string; face: string; left_out: boolean; barred: boolean }[]
    missing: Face[]
    worth: number
    pot_if_won: number
    wins_anyway: boolean
    no_points: boolean
    step7: 'free' | 'retreat' | 'progress'
  }
}

export interface BataillePlayer {
  seat: number
  bank: number
  medals: string[]
  score: number
  place: number
  always_passes: boolean
}

export interface Ahead {
  dice: number
  chance: number
  worth?: number
}

export interface BatailleBoard {
  title: string
  phases: Phase[]
  terrain: string
  ground: string
  stakes: {
    match?: number
    now?: Ahead
    kommandant?: Ahead
    next?: Ahead
    stop?: number
    better?: 'on' | 'stop'
    forced?: 'retreat' | 'progress'
  }
}

export interface ExpressView extends Omit<View, 'units' | 'sectors'> {
  leader: number
  beach: string
  beaches: string[]
  conquered: number
  sector: number
  attempt: number
  retries: number
  sectors: { number: number; terrain: string; rules: string[] }[]
  axis: { face: Face; kommandant: boolean; ignored: boolean }[]
  axis_count: number
  added: Face[]
  requirement: Face[]
  specialists: { card: string; holder: number; fresh: boolean; usable_by: number[] }[]
  called: Record<string, string>
  supply: string[]
  gone: string[]
  next: { dice: number; kommandant: number; silenced: string }
  units: ExpressPlayer[]
}

export interface ExpressPlayer {
  seat: number
  leader: boolean
  dice: { slot: string; colour: string; face: string; out: boolean }[]
  virtual: Face[]
  saved: boolean
  rwbs: Face[]
  straight: boolean
  matched: boolean
  against: Met[]
}

export interface ExpressBoard {
  title: string
  phases: Phase[]
  beaches: string[]
  sectors: { name: string; notes: string[] }[]
  help: { card: string; sentence: string }[]
  chances: { each?: number[]; all?: number }
}

export type Board = BatailleBoard | ExpressBoard

/** The dice before a seat as the tray shows them; in Bataille! there is one set, the active player's. */
export function pocketDice(view: View, seat: number): DieView[] {
  if (view.game === 'bataille') {
    const { dice } = (view as unknown as BatailleView).attempt
    return dice.map((die) => ({ ...die, locked: die.barred, removed: die.left_out, cancelled: false }))
  }
  const player = (view as unknown as ExpressView).units.find((one) => one.seat === (seat || 1))
  return (player?.dice ?? []).map((die) => ({ ...die, locked: false, removed: die.out, cancelled: false }))
}

/** The Axis dice that can be named in an answer; only Bataille! has such questions. */
export const axisSlots = (view: View) =>
  view.game === 'bataille' ? (view as unknown as BatailleView).attempt.axis.map((die) => die.slot) : []
