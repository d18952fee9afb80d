// Special Missions as the box of Way to Hell shows them, seat by seat.
import type { DDayView } from './types'

export interface Held {
  seat: number
  open: string[]
  need: string[][] // of each one card
  lack: string[]
  urgent: boolean
  done: string[]
}

/** What a box shows that has a drawing of its own. */
export const DRAWN = ['sea', 'missions', 'missions-need', 'missions-lack', 'missions-urgent', 'missions-done']

export function missionsOf(view: DDayView): Held[] {
  const box = Object.values(view.boxes ?? {}).find((one) => 'missions' in (one as object)) as Record<string, Record<string, unknown>> | undefined
  if (!box) return []
  const seats = [...new Set([...Object.keys(box['missions'] ?? {}), ...Object.keys(box['missions-done'] ?? {})])].sort()
  const list = <T = string>(key: string, seat: string) => (box[key]?.[seat] as T[] | undefined) ?? []
  return seats.map((seat) => ({
    seat: Number(seat),
    open: list('missions', seat),
    need: list<string[]>('missions-need', seat),
    lack: list('missions-lack', seat),
    urgent: Boolean(box['missions-urgent']?.[seat]),
    done: list('missions-done', seat),
  }))
}
