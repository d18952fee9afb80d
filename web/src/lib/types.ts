// Names for the generated types, and the shape of a view of D-Day Dice, which the API hands on as plain data.
import type { components } from '../generated/schema'

type Schemas = components['schemas']
export type Lang = Schemas['Me']['language']
export type Me = Schemas['Me']
export type Problem = Schemas['Problem']
export type TableInfo = Schemas['TableInfo']
export type SeatInfo = Schemas['SeatInfo']
export type NewSeat = Schemas['NewSeat']
export type NewTable = Schemas['NewTable']
export type Catalogue = Schemas['Catalogue']
export type GameInfo = Schemas['GameInfo']
export type BoardInfo = Schemas['BoardInfo']
export type OptionInfo = Schemas['OptionInfo']
export type Measured = Schemas['Measured']
export type LuckReport = Schemas['LuckReport']
export type CheckedSetup = Schemas['CheckedSetup']
export type RefusedOption = Schemas['RefusedOption']
export type CardInfo = Schemas['CardInfo']
export type Told = Schemas['Told']
export type Choice = Schemas['Choice']
export type Question = Schemas['Question']
export type ChatLine = Schemas['ChatLine']
export type Replay = Schemas['Replay']
export type Step = Schemas['Step']
export type Report = Schemas['Report']
export type Verification = Schemas['Verification']
export type WhyAnswer = Schemas['WhyAnswer']
export type DiceNeeded = Schemas['DiceNeeded']
export type Hint = Schemas['Hint']
export type Odds = Schemas['Odds']
export type CountedChoice = Schemas['CountedChoice']
export type Aim = Schemas['Aim']
export type DiceTally = Schemas['DiceTally']
export type Prospect = Schemas['Prospect']
export type Closed = Schemas['Closed']
export type Sheet = Schemas['Sheet']
export type Spot = Schemas['Spot']
export type SectorList = Schemas['SectorList']
export type SectorInfo = Schemas['SectorInfo']
export type Goal = NonNullable<Schemas['AskOdds']['goal']>
export type Choices = Schemas['Choices']
export type Proposal = Schemas['Proposal']
export type FromBrowser = Schemas['FromBrowser']
export type ToBrowser = Schemas['ToBrowser']

export type Face = 'SKULL' | 'STAR' | 'SOLDIER' | 'TWO_SOLDIERS' | 'COURAGE' | 'TOOL'
export const FACES: readonly Face[] = ['SKULL', 'STAR', 'SOLDIER', 'TWO_SOLDIERS', 'COURAGE', 'TOOL']

export interface DieView {
  slot: string
  colour: string
  face: string
  locked: boolean
  removed: boolean
  cancelled: boolean
}

export interface UnitView {
  seat: number
  status: 'in-play' | 'safe' | 'out'
  sector: string
  soldiers: number
  stars: number
  courage: number
  points: number
  strength: number
  marker: number
  must_move: boolean
  battle_cry: boolean
  dice: DieView[]
  results: string[]
  virtual: string[]
  specialists: string[]
  fallen: string[]
  hand: string[]
  items: string[]
  awards: string[]
  vehicle: string
  visited: string[]
  defence: number
  guns: number
  survival: number
  meets: number[]
}

export interface SectorView {
  id: string
  map: string
  def: number[]
  words: string[]
  black: boolean
  worn: number
  guns: number
  mgf: number[]
  beside: number
  taken: boolean
  captured: boolean
}

export interface View {
  game: string
  setup: string
  seat: number
  turn: number
  phase: string
  outcome: string
  waiting: number[]
  units: UnitView[]
  sectors: SectorView[]
  pool: string[]
  items: string[]
  used: string[]
  awards: string[]
  spare_dice: string[]
}

export interface MapSector {
  sector: string
  row: number
  def: number[]
  black: boolean
  mgf: number
  special_damage: string
  attributes: string[]
  requirement: string
  start: string
}

export interface MapEdge {
  from: string
  to: string
  lateral: boolean
  mine: boolean
  barrier: boolean
}

export interface MapData {
  id: string
  names: Record<string, string>
  values: { courage?: Record<string, number>; edges?: MapEdge[]; maps?: string[] }
  sectors?: MapSector[]
}

export interface RuleData {
  id: string
  kind: string
  text: string
  provenance: string
  origin?: string
  texts?: Record<string, string>
  box: string
  chapter: string
  section: string
  source: string
  cites?: string[]
  related?: string[]
}
