// The picture of an end, 1200 by 630: the beach with the way each unit took, what became of it, and in how many turns.
// The same picture is shown on the page and shared; it is drawn here, from the sheet of the map, and nothing is fetched.
import { counterOf } from '../sheet/counters'
import type { Sheet } from '../lib/types'

export const PICTURE = { width: 1200, height: 630 }

export interface Way {
  seat: number
  sectors: string[] // in the order in which they were entered
  soldiers: number[] // turn by turn
}

export interface End {
  title: string // the beach
  outcome: string
  won: boolean
  lines: string[]
  chart: string // what the curves below the lines show
  ways: Way[]
  sheet: Sheet | null
}

// The paper by day, whatever the page looks like: a picture is seen elsewhere.
const INK = '#2b2618'
const SANS = 'Barlow, "Noto Sans CJK SC", sans-serif'
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
  const room = end.sheet ? 640 : 1080
  const foot = drawWords(pen, end, room)
  if (foot < 520) drawCurves(pen, end, room, Math.max(foot, 430))
  pen.strokeStyle = INK
  pen.lineWidth = 6
  pen.strokeRect(8, 8, width - 16, height - 16)
}

/** How far down the words reach. */
function drawWords(pen: CanvasRenderingContext2D, end: End, room: number): number {
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
  pen.font = `400 28px ${SANS}`
  const lines = end.lines.flatMap((line) => wrapped(pen, line, room)).slice(0, 7)
  lines.forEach((line, at) => pen.fillText(line, 56, 336 + at * 34))
  return 336 + lines.length * 34
}

/** A sentence in as many lines as it needs; where a language has no spaces, a line may end anywhere. */
function wrapped(pen: CanvasRenderingContext2D, text: string, room: number): string[] {
  const lines = ['']
  for (const word of text.match(/[^\s\u3000-\u9fff\uff00-\uffef]+\s*|./gu) ?? []) {
    const longer = (lines.at(-1) ?? '') + word
    if (pen.measureText(longer.trimEnd()).width <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Soldiers by turn, as strong lines without figures: the shape of the game. */
function drawCurves(pen: CanvasRenderingContext2D, end: End, room: number, top: number): void {
  const [left, foot] = [56, PICTURE.height - 52]
  const turns = Math.max(...end.ways.map((way) => way.soldiers.length))
  const most = Math.max(1, ...end.ways.flatMap((way) => way.soldiers))
  if (turns < 2) return
  pen.fillStyle = '#5c5440'
  pen.font = `400 20px ${SANS}`
  pen.fillText(end.chart, left, top + 8)
  const [x, y] = [(turn: number) => left + (turn * room) / (turns - 1), (n: number) => foot - (n * (foot - top - 26)) / most]
  strokePath(pen, new Path2D(`M${left} ${foot}H${left + room}`), '#a89b74', 2)
  for (const { seat, soldiers } of end.ways) {
    const { colour } = counterOf(seat)
    const curve = soldiers.map((n, turn) => `${turn ? 'L' : 'M'}${x(turn)} ${y(n)}`).join('')
    pen.globalAlpha = 0.16
    fillPath(pen, new Path2D(`${curve}L${x(soldiers.length - 1)} ${foot}L${left} ${foot}Z`), colour)
    pen.globalAlpha = 1
    strokePath(pen, new Path2D(curve), colour, 5)
  }
}

function fitted(pen: CanvasRenderingContext2D, text: string, size: number, room: number): void {
  for (let now = size; now >= 20; now -= 2) {
    pen.font = `700 ${now}px "Stardos Stencil", "Noto Sans CJK SC", Impact, sans-serif`
    if (pen.measureText(text).width <= room) return
  }
}

function drawSheet(pen: CanvasRenderingContext2D, sheet: Sheet, ways: readonly Way[]): void {
  const frame = { x: 734, y: 26, width: 434, height: 578 }
  const scale = Math.min(frame.width / sheet.width, frame.height / sheet.height)
  pen.save()
  pen.translate(frame.x + (frame.width - sheet.width * scale) / 2, frame.y + (frame.height - sheet.height * scale) / 2)
  pen.scale(scale, scale)
  pen.fillStyle = 'rgb(60 48 20 / 0.35)' // it lies on the card
  pen.fillRect(9, 11, sheet.width, sheet.height)
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
  const local = (id: string) => (id.startsWith('sea-') ? '' : (id.split(':').at(-1) ?? id)) // the way begins ashore
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
  pen.font = `700 26px ${SANS}`
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
