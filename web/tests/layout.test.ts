// Where sectors, ways and lines stand on the drawn map.
import { describe, expect, it } from 'vitest'
import { CARD, draw, signOf } from '../src/lib/layout'
import type { MapData, MapSector, SectorView } from '../src/lib/types'

const sector = (name: string, row: number, def = [2]): MapSector =>
  ({ sector: name, row, def, black: false, mgf: 0, special_damage: '', attributes: [], requirement: '', start: '' })
const edge = (from: string, to: string, lateral = false) => ({ from, to, lateral, mine: false, barrier: false })

const shore: MapData = {
  id: 'n-01',
  names: {},
  values: { courage: { '1': 3, bunker: 5 }, edges: [edge('1', 'bunker'), edge('1', '2', true), edge('1', 'nowhere')] },
  sectors: [sector('1', 0), sector('2', 0), sector('bunker', 1)],
}
const spotOf = (drawing: ReturnType<typeof draw>, id: string) => drawing.spots.find((spot) => spot.sector.sector === id)

describe('a map', () => {
  const drawing = draw([shore], [])

  it('rises from the sea, row by row', () => {
    const [low, high] = [spotOf(drawing, '1'), spotOf(drawing, 'bunker')]
    expect(high?.y).toBeLessThan((low?.y ?? 0) - CARD.height)
    expect((low?.y ?? 0) + CARD.height).toBeLessThan(drawing.shore)
  })

  it('centres each row', () => {
    const middle = ((spotOf(drawing, '1')?.x ?? 0) + (spotOf(drawing, '2')?.x ?? 0)) / 2
    expect(spotOf(drawing, 'bunker')?.x).toBe(middle)
  })

  it('keeps everything within its frame, and no sector on another', () => {
    for (const one of drawing.spots) {
      expect(one.x).toBeGreaterThanOrEqual(0)
      expect(one.x + CARD.width).toBeLessThanOrEqual(drawing.width)
      expect(one.y).toBeGreaterThanOrEqual(0)
      const others = drawing.spots.filter((other) => other !== one)
      expect(others.some((other) => Math.abs(other.x - one.x) < CARD.width && Math.abs(other.y - one.y) < CARD.height)).toBe(false)
    }
  })

  it('draws ways between sectors it knows, sideways ones from edge to edge', () => {
    expect(drawing.ways).toHaveLength(2)
    const sideways = drawing.ways.find((way) => way.edge.lateral)
    expect(sideways?.path).toBe(`M${(spotOf(drawing, '1')?.x ?? 0) + CARD.width} ${sideways?.y}H${spotOf(drawing, '2')?.x}`)
  })

  it("prices a row by the bunker's own price where it has one", () => {
    expect(drawing.lines.map((line) => line.cost)).toEqual(['5'])
  })
})

describe('a game in progress', () => {
  const live = { id: 'n-01:1', map: 'n-01', def: [4] } as SectorView

  it("names sectors as the engine does and keeps the DEF the game was begun with", () => {
    const spot = draw([shore], [live]).spots.find((one) => one.id === 'n-01:1')
    expect([spot?.sector.def, spot?.live]).toEqual([[4], live])
  })

  it('leaves a sector of another map alone', () => {
    const spot = spotOf(draw([shore], [{ ...live, map: 'n-02' }]), '1')
    expect([spot?.id, spot?.live]).toEqual(['1', undefined])
  })
})

it('the maps of a scenario stand beside one another', () => {
  const drawing = draw([shore, { ...shore, id: 'n-08' }], [])
  const right = (map: string) => Math.max(...drawing.spots.filter((spot) => spot.map === map).map((spot) => spot.x + CARD.width))
  const left = (map: string) => Math.min(...drawing.spots.filter((spot) => spot.map === map).map((spot) => spot.x))
  expect(left('n-08')).toBeGreaterThan(right('n-01'))
  expect(drawing.width).toBe(2 * draw([shore], []).width)
})

describe('the sign of a word', () => {
  it('shows what a sector gives and takes', () => {
    expect(signOf('BONUS(STAR,2)')).toEqual({ icon: 'STAR', n: '+2' })
    expect(signOf('PENALTY(SKULL,1)')).toEqual({ icon: 'SKULL', n: '−1' })
  })

  it('counts what can be counted and crosses out what is forbidden', () => {
    expect(signOf('DICE(2)')).toEqual({ icon: 'die', n: '2' })
    expect(signOf('NO_LOCK')).toEqual({ icon: 'lock', n: '×' })
  })

  it('is a dot where it has none of its own', () => {
    expect(signOf('SOMETHING_NEW').icon).toBe('dot')
  })
})
