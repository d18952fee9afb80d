// The crossing as the box of Way to Hell shows it: sectors of water, and a token for every unit that is not ashore.
import type { DDayView, View } from './types'

export interface Water {
  id: string
  name: string
  row: number
  column: number
  def: number
  crafts: number
  shells: number[]
  chance: number
  mines: boolean
  safe: boolean
  ahead: string[] // start sectors of the beach
}

export interface Vessel {
  token: string
  state: 'start' | 'aboard' | 'wading' | 'ashore'
  place: string
  soldiers: number
  courage: number
  hull: number
  stars: number
  naval: string
  passengers: string[]
  cost: number
  spared: number // soldiers of every loss to DEF
  panic: boolean
  stalled: boolean
  ways?: Record<string, { soldiers: number; hull: number; survival: number }> // what each sector would cost until the next move
}

export interface Sea {
  map: string
  rows: number
  columns: number
  lines: number[]
  shell: number
  sectors: Water[]
  craft: Record<string, Vessel>
}

/** The sea of a view, while anybody is on it. */
export function seaOf(view: DDayView): Sea | null {
  for (const box of Object.values(view.boxes ?? {})) {
    const sea = (box as { sea?: Sea }).sea
    if (sea && Array.isArray(sea.sectors)) return sea
  }
  return null
}

/** Whether this seat still looks at the water; who only watches does as long as anybody is on it. */
export function isAtSea(sea: Sea, seat: number): boolean {
  const mine = sea.craft[String(seat)]
  if (mine) return mine.state !== 'ashore'
  return !seat && Object.values(sea.craft).some((one) => one.state !== 'ashore')
}

/** The craft that carries this seat's Unit, if one does. */
export function carrier(sea: Sea | null, seat: number): Vessel | undefined {
  const mine = sea?.craft[String(seat)]
  return mine && ['start', 'aboard'].includes(mine.state) ? mine : undefined
}

/** What the water a Unit is on costs it each turn, if it is on any. */
export const defenceOf = (sea: Sea | null, place: string | undefined): number | undefined => sea?.sectors.find((water) => water.id === place)?.def

/** Whether what this seat rolls is the sea's: its dice cost, and of what may come nobody counts the odds. */
export function isOnWater(view: View | undefined, seat: number): boolean {
  const sea = view?.game === 'dday' ? seaOf(view) : null
  return sea !== null && isAtSea(sea, seat)
}

export interface Cell {
  wide: number
  high: number
}

/** What a sector measures: all columns can be read beside the dice of a screen 1440 wide, and two rows on a phone. */
export const cellOf = (sea: Sea): Cell => (sea.columns > 5 ? { wide: 101, high: 140 } : { wide: 140, high: 132 })
export const MARGIN = { left: 36, right: 16, top: 96, bottom: 36 } // above the water lies the beach

export const middle = (sea: Sea, water: Water): { x: number; y: number } => ({
  x: MARGIN.left + (water.column + 0.5) * cellOf(sea).wide,
  y: MARGIN.top + (sea.rows - water.row - 0.5) * cellOf(sea).high,
})

/** What a craft looks at: its sector, those beside it, and the row ahead. */
export function around(sea: Sea, place: string): { x: number; y: number }[] {
  const here = sea.sectors.find((water) => water.id === place)
  const near = (water: Water, other: Water) => Math.abs(water.column - other.column) < 2 && water.row >= other.row && water.row < other.row + 2
  return here ? sea.sectors.filter((water) => near(water, here)).map((water) => middle(sea, water)) : []
}

const PRINTED = 35 // the upper part of a sector: what is printed in it, on which nothing lies
const LISTED = 12 // what the columns of a list are about
export const TOKEN = { wide: 84, high: 40 }

/** Where the list of those begins that share a sector, seen from its middle. */
export const listTop = (cell: Cell): number => PRINTED - cell.high / 2

/** Where craft lie that share a sector: one or two are drawn whole, more are lines of a list. `high`: of such a line. */
export function berth(cell: Cell, at: number, crowd: number): { y: number; high: number } {
  if (crowd < 3) return { y: crowd === 1 ? 14 : listTop(cell) + TOKEN.high / 2 + at * (TOKEN.high + 3), high: 0 }
  const high = crowd > 4 ? 15.4 : 18
  return { y: listTop(cell) + LISTED + (at + 0.5) * high, high }
}

/** The start sectors of the beach along the upper edge, each over the columns that lead to it. */
export function shores(sea: Sea): { id: string; left: number; right: number }[] {
  const order = [...new Set(sea.sectors.filter((water) => water.row === sea.rows - 1).flatMap((water) => water.ahead))]
  const wide = (sea.columns * cellOf(sea).wide) / Math.max(1, order.length)
  return order.map((id, at) => ({ id, left: MARGIN.left + at * wide, right: MARGIN.left + (at + 1) * wide }))
}

/** A line of depth across the water: waves that are the same every time. */
export function depthLine(sea: Sea, y: number, salt: number): string {
  const from = MARGIN.left
  const parts = [`M${from} ${y}`]
  for (let step = 0; step < sea.columns * 4; step++) {
    const swing = Math.sin(step * 1.7 + salt * 2.3) * 7
    parts.push(`q${cellOf(sea).wide / 8} ${swing} ${cellOf(sea).wide / 4} 0`)
  }
  return parts.join('')
}
