// The picture of an end, 1200 by 630: the beach with the way each unit took, what became of it, and in how many turns.
// The same picture is shown on the page and shared; it is drawn here, from the sheet of the map, and nothing is fetched.
import { counterOf } from '../sheet/counters'
import type { Sheet } from '../lib/types'

export const PICTURE = { width: 1200, height: 630 }

export interface Way {
  seat: number
  sectors: string[] // in the order in which they were entered
}

export interface End {
  title: string // the beach
  outcome: string
  won: boolean
  lines: string[]
  ways: Way[]
  sheet: Sheet | null
}

// The paper by day, whatever the page looks like: a picture is seen elsewhere.
const INK = '#2b2618'
const FILLS: Readonly<Record<string, string>> = {
  water: '#bcd3da', shingle: '#dccea8', sand: '#e9dab0', dune: '#dccf9f', grass: '#d2d0a4', marsh: '#c9d1b0', rock: '#d3c6a3', flood: '#c4d6d2', house: '#332e20', tree: '#a9b184',
}
const STROKES: Readonly<Record<string, string>> = { contour: '#c9ad7c', index: '#b8955a', shore: '#55786f', depth: '#93b8c6', wave: '#6f9fb2', field: '#a3a877', crag: '#a0783f' }

export function drawEnd(canvas: HTMLCanvasElement, end: End): void {
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  const { width, height } = PICTURE
  canvas.width = width
  canvas.height = height
  pen.fillStyle = '#efe6cd'
  pen.fillRect(0, 0, width, height)
  if (end.sheet) drawSheet(pen, end.sheet, end.ways)
  drawWords(pen, end)
  pen.strokeStyle = INK
  pen.lineWidth = 6
  pen.strokeRect(8, 8, width - 16, height - 16)
}

function drawWords(pen: CanvasRenderingContext2D, end: End): void {
  const room = end.sheet ? 560 : 1080
  pen.fillStyle = '#3c4127'
  pen.font = '700 30px "Stardos Stencil", sans-serif'
  pen.fillText('H-HOUR', 56, 84)
  pen.fillStyle = INK
  fitted(pen, end.title.toUpperCase(), 62, room)
  pen.fillText(end.title.toUpperCase(), 56, 176)
  // A stamp, a little askew, as they are.
  pen.save()
  pen.translate(56, 262)
  pen.rotate(-0.035)
  pen.fillStyle = pen.strokeStyle = end.won ? '#3f5a1c' : '#9c1f17'
  fitted(pen, end.outcome.toUpperCase(), 40, room - 40)
  const wide = pen.measureText(end.outcome.toUpperCase()).width
  pen.lineWidth = 5
  pen.strokeRect(0, -44, wide + 40, 68)
  pen.fillText(end.outcome.toUpperCase(), 20, 4)
  pen.restore()
  pen.fillStyle = INK
  end.lines.slice(0, 6).forEach((line, at) => {
    pen.font = '400 28px Barlow, "Noto Sans CJK SC", sans-serif'
    for (let size = 28; size > 18 && pen.measureText(line).width > room; size -= 2) pen.font = `400 ${size}px Barlow, "Noto Sans CJK SC", sans-serif`
    pen.fillText(line, 56, 346 + at * 42)
  })
}

function fitted(pen: CanvasRenderingContext2D, text: string, size: number, room: number): void {
  for (let now = size; now >= 20; now -= 2) {
    pen.font = `700 ${now}px "Stardos Stencil", "Noto Sans CJK SC", Impact, sans-serif`
    if (pen.measureText(text).width <= room) return
  }
}

function drawSheet(pen: CanvasRenderingContext2D, sheet: Sheet, ways: readonly Way[]): void {
  const frame = { x: 650, y: 40, width: 510, height: 550 }
  const scale = Math.min(frame.width / sheet.width, frame.height / sheet.height)
  pen.save()
  pen.translate(frame.x + (frame.width - sheet.width * scale) / 2, frame.y + (frame.height - sheet.height * scale) / 2)
  pen.scale(scale, scale)
  pen.beginPath()
  pen.rect(0, 0, sheet.width, sheet.height)
  pen.save()
  pen.clip()
  for (const { kind, d } of sheet.ground) {
    const path = new Path2D(d)
    const [fill, stroke] = [FILLS[kind], STROKES[kind]]
    if (fill) fillPath(pen, path, fill)
    if (stroke) strokePath(pen, path, stroke, 1.2)
  }
  for (const { d } of sheet.tracks) {
    strokePath(pen, new Path2D(d), '#332e20', 9)
    strokePath(pen, new Path2D(d), '#f1e6c4', 6)
  }
  for (const spot of sheet.spots) {
    fillPath(pen, new Path2D(spot.d), spot.bunker ? '#cfccc0' : '#fbf4df')
    strokePath(pen, new Path2D(spot.d), '#332e20', 2.5)
  }
  pen.restore()
  ways.forEach((way, at) => drawWay(pen, sheet, way, (at - (ways.length - 1) / 2) * 16))
  pen.strokeStyle = INK
  pen.lineWidth = 4
  pen.strokeRect(0, 0, sheet.width, sheet.height)
  pen.restore()
}

function drawWay(pen: CanvasRenderingContext2D, sheet: Sheet, way: Way, beside: number): void {
  const local = (id: string) => id.split(':').at(-1) ?? id
  const spots = way.sectors.flatMap((id) => sheet.spots.find((spot) => spot.id === local(id)) ?? [])
  const last = spots.at(-1)
  if (!last) return
  const { colour } = counterOf(way.seat)
  pen.setLineDash([18, 10])
  const line = new Path2D()
  spots.forEach((spot, at) => (at ? line.lineTo(spot.x + beside, spot.y) : line.moveTo(spot.x + beside, spot.y)))
  strokePath(pen, line, colour, 9)
  pen.setLineDash([])
  const dot = new Path2D()
  dot.arc(last.x + beside, last.y, 22, 0, Math.PI * 2)
  fillPath(pen, dot, colour)
  strokePath(pen, dot, '#fbf4df', 4)
  pen.fillStyle = '#fbf4df'
  pen.font = '700 26px Barlow, sans-serif'
  pen.textAlign = 'center'
  pen.fillText(String(way.seat), last.x + beside, last.y + 9)
  pen.textAlign = 'start'
}

function fillPath(pen: CanvasRenderingContext2D, path: Path2D, style: string): void {
  pen.fillStyle = style
  pen.fill(path)
}

function strokePath(pen: CanvasRenderingContext2D, path: Path2D, style: string, wide: number): void {
  pen.strokeStyle = style
  pen.lineWidth = wide
  pen.stroke(path)
}
