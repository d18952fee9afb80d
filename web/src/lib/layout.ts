// Where sectors stand on the drawn map: rows from the sea upwards, each row centred.
import type { MapData, MapEdge, MapSector, SectorView } from './types'

export const CARD = { width: 118, height: 62 }
const GAP = { x: 40, y: 40 }
const EDGE = { left: 66, right: 20, top: 22, bottom: 36 }

export interface Spot {
  id: string // as the engine names it
  map: string
  sector: MapSector
  live: SectorView | undefined
  x: number
  y: number
}

export interface Way {
  edge: MapEdge
  path: string
  x: number
  y: number
}

export interface Line {
  x: number
  y: number
  width: number
  cost: string
}

export interface Drawing {
  width: number
  height: number
  shore: number
  spots: Spot[]
  ways: Way[]
  lines: Line[]
}

const local = (id: string) => id.split(':').at(-1) ?? id

/** One map, or the several of a scenario beside one another. */
export function draw(maps: readonly MapData[], live: readonly SectorView[]): Drawing {
  const spots: Spot[] = []
  const ways: Way[] = []
  const lines: Line[] = []
  const deepest = Math.max(...maps.map((map) => rowsOf(map).length))
  const height = EDGE.top + deepest * (CARD.height + GAP.y) + EDGE.bottom
  const shore = height - EDGE.bottom + 6
  let left = 0
  for (const map of maps) {
    const rows = rowsOf(map)
    const widest = Math.max(...rows.map((row) => row.length))
    const width = EDGE.left + widest * CARD.width + (widest - 1) * GAP.x + EDGE.right
    const here = new Map<string, Spot>()
    rows.forEach((row, at) => {
      const y = shore - 12 - (at + 1) * CARD.height - at * GAP.y
      const start = left + EDGE.left + ((widest - row.length) * (CARD.width + GAP.x)) / 2
      row.forEach((sector, place) => {
        const now = live.find((one) => one.map === map.id && local(one.id) === sector.sector)
        const x = start + place * (CARD.width + GAP.x)
        // an old game keeps the DEF it was begun with
        const own = now ? { ...sector, def: now.def } : sector
        const spot = { id: now?.id ?? sector.sector, map: map.id, sector: own, live: now, x, y }
        here.set(sector.sector, spot)
        spots.push(spot)
      })
      const cost = prices(map, row, at)
      if (at > 0 && cost) {
        lines.push({ x: left + 8, y: y + CARD.height + GAP.y / 2, width: width - 16, cost })
      }
    })
    for (const edge of map.values.edges ?? []) {
      const from = here.get(edge.from)
      const to = here.get(edge.to)
      if (from && to) ways.push(way(edge, from, to))
    }
    left += width
  }
  return { width: left, height, shore, spots, ways, lines }
}

function rowsOf(map: MapData): MapSector[][] {
  const rows: MapSector[][] = []
  for (const sector of map.sectors ?? []) (rows[sector.row] ??= []).push(sector)
  return rows.filter(Boolean)
}

/** The price of a row; a bunker in it may have its own. */
function prices(map: MapData, row: readonly MapSector[], at: number): string {
  const known = map.values.courage ?? {}
  const own = (id: string) => (/^\d+$/.test(id) ? undefined : known[id])
  return [...new Set(row.map((sector) => own(sector.sector) ?? known[String(at)]))]
    .filter((cost) => cost !== undefined)
    .join('/')
}

function way(edge: MapEdge, from: Spot, to: Spot): Way {
  if (edge.lateral) {
    const [a, b] = from.x < to.x ? [from, to] : [to, from]
    const y = a.y + CARD.height / 2
    return { edge, path: `M${a.x + CARD.width} ${y}H${b.x}`, x: (a.x + CARD.width + b.x) / 2, y }
  }
  const lean = Math.sign(to.x - from.x) * (CARD.width / 4)
  const start = from.x + CARD.width / 2 + lean
  const end = to.x + CARD.width / 2 - lean
  const top = to.y + CARD.height + 3
  const half = (from.y - top) / 2
  const path = `M${start} ${from.y}C${start} ${from.y - half} ${end} ${top + half} ${end} ${top}`
  return { edge, path, x: (start + end) / 2, y: (from.y + top) / 2 }
}

/** The sign on a sector for one of its words, and the number beside it. */
export function signOf(word: string): { icon: string; n: string } {
  const [, name = word, inside = ''] = /^([A-Z_]+)(?:\((.*)\))?$/.exec(word) ?? []
  const [first = '', second = ''] = inside.split(',')
  const signs: Record<string, string> = {
    AWARD_FIRST: 'medal', BATTLE_CRY_ONLY: 'COURAGE', CAPACITY: 'token', CLIMB: 'cliff', DEF_FIXED: 'shield',
    DICE: 'die', ENTRY_SOLDIERS: 'SOLDIER', FOUR_GAIN: 'SOLDIER', FOUR_LOSE: 'grave', FREE_ITEM: 'crate',
    JOIN: 'tag', JOIN_FIRST: 'tag', LOCK: 'lock', NO_FIND: 'crate', NO_LOCK: 'lock', NO_SKULL_REROLL: 'SKULL',
    RANDOM: 'die', RETREAT: 'back', STAY_FOREVER: 'anchor', VEHICLE: 'vehicle', NEED: 'tag', SACRIFICE: 'grave',
    GENERAL_CANCELS: 'tag',
  }
  if (name === 'BONUS') return { icon: first, n: `+${second}` }
  if (name === 'PENALTY') return { icon: first, n: `−${second}` }
  const counted = ['CAPACITY', 'DICE', 'LOCK', 'RANDOM', 'FOUR_GAIN', 'FOUR_LOSE', 'ENTRY_SOLDIERS'].includes(name)
  const none = name.startsWith('NO_') ? '×' : ''
  return { icon: signs[name] ?? 'dot', n: counted ? first : none }
}
