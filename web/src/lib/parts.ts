// What this browser adds to the dice: a part of its own, promised when it sits down and shown when it is wanted.
// docs/guide/dice.md says why; nothing but the promise leaves the browser before.

interface Own {
  part: string
  promise: string
}

const place = (table: string, what: string | number) => `hhour-part-${table}-${what}`

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // a browser that keeps nothing still plays
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // as above: its part lives as long as the page
  }
}

const here = new Map<string, Own>()

/** The part this browser has promised for a seat, if it knows one. */
export function own(table: string, seat: number): Own | null {
  const key = place(table, seat)
  const stored = kept(key)
  return here.get(key) ?? (stored ? { part: stored, promise: promiseOf(stored) } : null)
}

/** A new part for a seat. */
export function renew(table: string, seat: number): Own {
  const part = hex(crypto.getRandomValues(new Uint8Array(16)))
  const made = { part, promise: promiseOf(part) }
  here.set(place(table, seat), made)
  keep(place(table, seat), part)
  return made
}

/** The hash of the server's seed as this browser first saw it: what is shown at the end must be the same. */
export function firstSeen(table: string, hash: string): string {
  const seen = kept(place(table, 'seed'))
  if (seen === null) keep(place(table, 'seed'), hash)
  return seen ?? hash
}

export const promiseOf = (part: string) => sha256(`hhour part ${part}`)

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

// The browser's own SHA-256 works on https and localhost only; a table at home is often neither.
const primes = Array.from({ length: 312 }, (_, n) => n).filter((n) => n > 1 && Array.from({ length: n - 2 }, (_, k) => k + 2).every((k) => n % k))
const fraction = (x: number) => ((x - Math.floor(x)) * 2 ** 32) | 0
const ROUNDS = primes.map((prime) => fraction(Math.cbrt(prime)))
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const at = (list: number[], n: number) => list[n] ?? 0
const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by))

export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const blocks = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) * 64))
  bytes.forEach((byte, n) => blocks.setUint8(n, byte))
  blocks.setUint8(bytes.length, 0x80)
  blocks.setUint32(blocks.byteLength - 4, bytes.length * 8)
  const sum = [...START]
  for (let block = 0; block < blocks.byteLength; block += 64) {
    const w = Array.from({ length: 16 }, (_, n) => blocks.getInt32(block + 4 * n))
    let [a, b, c, d, e, f, g, h] = sum as [number, number, number, number, number, number, number, number]
    for (let n = 0; n < 64; n++) {
      if (n > 15) {
        const x = at(w, n - 15)
        const y = at(w, n - 2)
        w.push((at(w, n - 16) + at(w, n - 7) + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10))) | 0)
      }
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + at(ROUNDS, n) + at(w, n)) | 0
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
    }
    ;[a, b, c, d, e, f, g, h].forEach((value, n) => (sum[n] = (at(sum, n) + value) | 0))
  }
  return sum.map((value) => (value >>> 0).toString(16).padStart(8, '0')).join('')
}
