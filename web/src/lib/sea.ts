// The crossing as the box of Way to Hell shows it: sectors of water, and a token for every unit that is not ashore.
import type { DDayView } from './types'

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

export const CELL = { wide: 176, high: 132 }
export const MARGIN = { left: 46, right: 18, top: 96, bottom: 26 } // above the water lies the beach

export const middle = (sea: Sea, water: Water): { x: number; y: number } => ({
  x: MARGIN.left + (water.column + 0.5) * CELL.wide,
  y: MARGIN.top + (sea.rows - water.row - 0.5) * CELL.high,
})

/** The start sectors of the beach along the upper edge, each over the columns that lead to it. */
export function shores(sea: Sea): { id: string; left: number; right: number }[] {
  const order = [...new Set(sea.sectors.filter((water) => water.row === sea.rows - 1).flatMap((water) => water.ahead))]
  const wide = (sea.columns * CELL.wide) / Math.max(1, order.length)
  return order.map((id, at) => ({ id, left: MARGIN.left + at * wide, right: MARGIN.left + (at + 1) * wide }))
}

/** A line of depth across the water: waves that are the same every time. */
export function depthLine(sea: Sea, y: number, salt: number): string {
  const from = MARGIN.left
  const parts = [`M${from} ${y}`]
  for (let step = 0; step < sea.columns * 4; step++) {
    const swing = Math.sin(step * 1.7 + salt * 2.3) * 7
    parts.push(`q${CELL.wide / 8} ${swing} ${CELL.wide / 4} 0`)
  }
  return parts.join('')
}
