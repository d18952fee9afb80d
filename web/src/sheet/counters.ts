// The counters of the units: each has its own colour, shape and sign, the same everywhere and for everybody.
export interface Counter {
  colour: string
  shape: string // within a square of 24 by 24
}

const COUNTERS: readonly Counter[] = [
  { colour: '#9c2a1c', shape: 'M3 3h18v18H3z' },
  { colour: '#28517a', shape: 'M12 0l12 12-12 12L0 12z' },
  { colour: '#3f5a1c', shape: 'M12 1a11 11 0 1 1 0 22a11 11 0 0 1 0-22z' },
  { colour: '#7a4f00', shape: 'M7 1.5h10l6 10.5-6 10.5H7l-6-10.5z' },
  { colour: '#6d2f6d', shape: 'M12 0l11.5 8.5V23H.5V8.5z' },
  { colour: '#2b2618', shape: 'M2 1h20v12c0 6-5 9-10 10.5C7 22 2 19 2 13z' },
]

export const counterOf = (seat: number): Counter => COUNTERS[(seat - 1) % COUNTERS.length] as Counter

export const COUNTER = { width: 30, height: 40 }

/** How large counters are drawn: where few stand, larger. */
export const sizeOf = (count: number): number => (count > 2 ? 1 : 1.3)

/** Where `count` counters stand below the middle of a sector: side by side, closer when many. */
export function standing(at: number, count: number): number {
  const step = count > 4 ? 28 : count > 2 ? 32 : 42
  return (at - (count - 1) / 2) * step
}
