// One table's connection against a server that is a list of messages.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Link } from '../src/lib/link.svelte'
import { promiseOf } from '../src/lib/parts'
import type { DDayView, Question, ToBrowser } from '../src/lib/types'

type Hello = Extract<ToBrowser, { type: 'hello' }>
type Events = Extract<ToBrowser, { type: 'events' }>

class Wire {
  static readonly OPEN = 1
  static all: Wire[] = []
  readyState = Wire.OPEN
  sent: Record<string, unknown>[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  constructor(readonly address: string) {
    Wire.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.readyState = 3
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  drop(code: number): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

const hello = (more: Partial<Hello> = {}) =>
  ({
    type: 'hello', server: 'one', seats: [1], seq: 3, views: { 1: { turn: 1, units: [{ soldiers: 8 }, { soldiers: 6 }] } },
    questions: {}, board: { title: 'x' }, log: [{ seq: 1 }, { seq: 2 }], log_after: -1, chat: [], table: { id: 't', status: 'playing' }, ...more,
  }) as unknown as Hello
const events = (more: Partial<Events> = {}) =>
  ({ type: 'events', seq: 4, events: [], patches: {}, board: [], questions: {}, waiting: [1], outcome: '', ...more }) as unknown as Events
const question = { id: 7 } as Question
const line = () => Wire.all.at(-1) as Wire
let heard: Record<string, (() => void)[]> = {}

let link: Link

beforeEach(() => {
  vi.useFakeTimers()
  Wire.all = []
  heard = {}
  const add = (name: string, then: () => void) => (heard[name] ??= []).push(then)
  vi.stubGlobal('WebSocket', Wire)
  vi.stubGlobal('location', { origin: 'http://table.test' })
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('document', { hidden: false, addEventListener: add, removeEventListener: () => undefined })
  vi.stubGlobal('addEventListener', add)
  vi.stubGlobal('removeEventListener', () => undefined)
  link = new Link('t', 'secret')
})

afterEach(() => {
  link.leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what the server tells', () => {
  it('is kept as it was told', () => {
    line().hear(hello())
    expect(link.state).toBe('open')
    expect(link.seats).toEqual([1])
    expect(link.log.map((told) => told.seq)).toEqual([1, 2])
    expect(line().address).toBe('ws://table.test/api/tables/t/socket?language=en&key=secret')
  })

  it('changes the named place of a view and nothing else', () => {
    line().hear(hello())
    const before = (link.views[1] as DDayView).units[1]
    line().hear(events({ patches: { 1: [{ at: ['units', 0, 'soldiers'], value: 5 }] } } as unknown as Events))
    expect((link.views[1] as DDayView).units[0]?.soldiers).toBe(5)
    expect((link.views[1] as DDayView).units[1]).toEqual(before)
    expect(link.seq).toBe(4)
  })

  it('is asked for again when something was missed, and ignored when it is old', () => {
    line().hear(hello())
    line().hear(events({ seq: 6 }))
    expect(line().sent.at(-1)).toEqual({ type: 'resync', last: 3 })
    const asked = line().sent.length
    line().hear(events({ seq: 2 }))
    expect([line().sent.length, link.seq]).toEqual([asked, 3])
  })

  it('goes from the log when it is taken back', () => {
    line().hear(hello())
    line().hear(events({ undone_to: 1, events: [{ seq: 2, kind: 'new' }] } as unknown as Events))
    expect(link.log.map((told) => [told.seq, told.kind])).toEqual([[1, undefined], [2, 'new']])
  })

  it('keeps the older half of the log when only the newer half comes', () => {
    line().hear(hello())
    line().drop(1006)
    link.now()
    line().hear(hello({ log_after: 1, log: [{ seq: 2 }, { seq: 3 }] } as unknown as Hello))
    expect(link.log.map((told) => told.seq)).toEqual([1, 2, 3])
  })
})

describe('what is done', () => {
  it('is sent again after a loss under the same id, until it is answered', () => {
    line().hear(hello())
    link.act(1, question, 'roll')
    const [first] = line().sent
    expect(link.busy).toBe(true)
    line().drop(1006)
    link.now()
    line().hear(hello())
    expect(line().sent).toEqual([first])
    line().hear({ type: 'ack', id: first?.['id'] })
    expect(link.busy).toBe(false)
    line().drop(1006)
    link.now()
    line().hear(hello())
    expect(line().sent).toEqual([])
  })

  it('is done once, however often it is pressed before the answer comes', () => {
    line().hear(hello())
    link.act(1, question, 'roll')
    link.act(1, question, 'roll')
    expect(line().sent.length).toBe(1)
    line().hear({ type: 'ack', id: line().sent[0]?.['id'] })
    link.act(1, { ...question, id: 8 }, 'roll')
    expect(line().sent.length).toBe(2)
  })

  it('tells why it was refused, unless the page itself had asked', () => {
    line().hear(hello())
    const problem = { key: 'no', sentence: 'No.', rule: '', params: {} }
    link.askTally(1, question, ['r1'])
    expect(link.busy).toBe(false)
    line().hear({ type: 'refused', id: line().sent[0]?.['id'], error: problem })
    expect(link.problem).toBeNull()
    link.act(1, question, 'roll')
    line().hear({ type: 'refused', id: line().sent[1]?.['id'], error: problem })
    expect(link.problem?.sentence).toBe('No.')
  })

  it('asks for the newest state when it came too late', () => {
    line().hear(hello())
    link.act(1, question, 'roll')
    line().hear({ type: 'refused', id: line().sent[0]?.['id'], error: { key: 'late', sentence: 'Late.', rule: '', params: {} } })
    expect(line().sent.at(-1)).toEqual({ type: 'resync', last: 3 })
  })
})

describe('a lost connection', () => {
  it('is made again after a while, and from where it broke off', () => {
    line().hear(hello())
    line().drop(1006)
    expect([link.state, Wire.all.length]).toEqual(['lost', 1])
    vi.advanceTimersByTime(601)
    expect(Wire.all.length).toBe(2)
    expect(line().address).toContain('last=3')
  })

  it('waits longer each time, and starts anew once it holds', () => {
    const waits: number[] = []
    for (let n = 0; n < 4; n += 1) {
      const now = Date.now()
      line().drop(1006)
      waits.push(link.retryAt - now)
      vi.advanceTimersByTime(20_000)
    }
    expect([...waits].sort((a, b) => a - b)).toEqual(waits)
    line().hear(hello())
    const now = Date.now()
    line().drop(1006)
    expect(link.retryAt - now).toBeLessThanOrEqual(600)
  })

  it('is not made again where the server said no', () => {
    line().drop(1008)
    vi.advanceTimersByTime(60_000)
    expect([link.state, Wire.all.length]).toEqual(['closed', 1])
  })

  it('stays closed after a goodbye that says so', () => {
    line().hear(hello())
    line().hear({ type: 'goodbye', again: false, error: { key: 'gone', sentence: 'Gone.', rule: '', params: {} } })
    line().drop(1000)
    vi.advanceTimersByTime(60_000)
    expect([link.state, link.problem?.sentence, Wire.all.length]).toEqual(['closed', 'Gone.', 1])
  })

  it('is noticed when the machine says so, and ended as soon as it is back', () => {
    line().hear(hello())
    heard['offline']?.forEach((then) => then())
    expect(link.state).toBe('lost')
    heard['online']?.forEach((then) => then())
    expect(Wire.all.length).toBe(2)
  })

  it('is noticed by silence', () => {
    line().hear(hello())
    vi.advanceTimersByTime(20_000)
    expect(line().sent.at(-1)).toEqual({ type: 'ping' })
    vi.advanceTimersByTime(20_000)
    expect(line().readyState).toBe(3)
  })
})

it('a house that is not well is told of, until it is or the server says hello again', () => {
  line().hear(hello())
  line().hear({ type: 'house', late: true, store: true })
  expect(link.house).toEqual({ late: true, store: true })
  line().hear({ type: 'house', late: false, store: false })
  expect(link.house).toEqual({ late: false, store: false })
  line().hear(hello())
  expect(link.house).toEqual({ late: false, store: true })
})

it('a server that was renewed is told of', () => {
  line().hear(hello())
  expect(link.updated).toBe(false)
  line().drop(1006)
  link.now()
  line().hear(hello({ server: 'two' }))
  expect(link.updated).toBe(true)
})

describe('what this browser adds to the dice', () => {
  const seat = (more: object = {}) => ({ seat: 1, mine: true, part: '', promise: '', ...more })
  const table = (more: object = {}) => ({ id: 't', status: 'playing', dice: 'table', seats: [seat(more)] })
  const promises = () => line().sent.filter((message) => message['type'] === 'promise')

  it('is promised once, and shown only when it is wanted', () => {
    line().hear(hello({ table: table() } as unknown as Hello))
    line().hear({ type: 'table', table: table() })
    const [promised] = promises()
    expect(promises()).toHaveLength(1)
    expect(line().sent.some((message) => message['type'] === 'part')).toBe(false)
    line().hear({ type: 'table', table: table({ part: 'promised', promise: promised?.['promise'] }) })
    expect(promises()).toHaveLength(1)
    line().hear({ type: 'parts-wanted', seats: [1] })
    expect(promiseOf(String(line().sent.at(-1)?.['part']))).toBe(promised?.['promise'])
  })

  it('is promised anew where another browser made the promise, or it was left out', () => {
    line().hear(hello({ table: table({ part: 'promised', promise: 'f'.repeat(64) }) } as unknown as Hello))
    expect(promises()).toHaveLength(1)
    line().hear({ type: 'table', table: table({ part: 'left-out', promise: 'e'.repeat(64) }) })
    expect(promises()).toHaveLength(2)
    line().hear({ type: 'table', table: table({ part: 'in', promise: 'e'.repeat(64) }) })
    expect(promises()).toHaveLength(2)
  })

  it('is nothing where people roll their own dice, or only watch', () => {
    line().hear(hello({ table: { ...table(), dice: 'own' } } as unknown as Hello))
    line().hear({ type: 'table', table: table({ mine: false }) })
    expect(promises()).toHaveLength(0)
  })
})
