// One table's connection: it keeps what the server tells, comes back after a loss and never does anything twice.
import type { ChatLine, Choices, DiceNeeded, DiceTally, FromBrowser, Goal, Hint, Odds, Problem, Proposal, Question, TableInfo, Told, ToBrowser, View } from './types'
import { firstSeen, own, renew } from './parts'
import { words } from './words.svelte'

type Sent = Extract<FromBrowser, { id: string }>
type Without<T> = T extends unknown ? Omit<T, 'id'> : never
type Refusal = (problem: Problem) => void

const QUIET = new Set(['tally', 'odds', 'promise'])
const WAITS = [500, 1000, 2000, 4000, 8000, 15000]
const PING = 20_000
const PATIENCE = 10_000

export class Link {
  state = $state<'connecting' | 'open' | 'lost' | 'closed'>('connecting')
  retryAt = $state(0)
  table = $state<TableInfo | null>(null)
  seats = $state<number[]>([])
  views = $state<Record<string, View>>({})
  questions = $state<Record<string, Question>>({})
  board = $state<Record<string, unknown>>({})
  log = $state<Told[]>([])
  chat = $state<ChatLine[]>([])
  seq = $state(-1)
  deadline = $state('')
  problem = $state<Problem | null>(null)
  needed = $state<DiceNeeded | null>(null)
  hint = $state<Hint | null>(null)
  odds = $state<Odds | null>(null)
  tally = $state<DiceTally | null>(null)
  proposals = $state<Proposal[]>([])
  proposable = $state<Choices | null>(null)
  updated = $state(false)
  /** What is not well behind the page: `late`, others' moves are seen late; not `store`, the database does not answer. */
  house = $state({ late: false, store: true })
  busy = $state(false)
  /** Who wants to know what happened, and what the table looked like before; null: it was laid anew or taken back. */
  heard: ((events: Told[] | null, before: Record<string, View>) => void) | null = null

  #socket: WebSocket | null = null
  #pending = new Map<string, { message: Sent; refused?: Refusal }>()
  #tries = 0
  #timer = 0
  #heart = 0
  #heard = 0
  #server = ''
  #gone = false
  #farewell = ''
  #promised = new Map<number, string>()

  constructor(
    readonly id: string,
    readonly key: string,
  ) {
    this.#connect()
    this.#heart = window.setInterval(() => this.#beat(), PING)
    addEventListener('online', this.now)
    addEventListener('offline', this.#cut)
    document.addEventListener('visibilitychange', this.now)
  }

  leave(): void {
    this.#gone = true
    clearTimeout(this.#timer)
    clearInterval(this.#heart)
    removeEventListener('online', this.now)
    removeEventListener('offline', this.#cut)
    document.removeEventListener('visibilitychange', this.now)
    this.#socket?.close(1000)
  }

  /** Try again at once. */
  now = (): void => {
    if (this.state === 'lost' && !document.hidden) this.#connect()
  }

  /** The machine says that it has no network; a socket would notice much later. */
  #cut = (): void => {
    if (this.state !== 'open') return
    this.#socket?.close()
    this.#lost(1006)
  }

  act(seat: number, question: Question, action: string, dice?: string[], refused?: Refusal): void {
    if (this.#isAnswered(seat, question)) return
    this.problem = null
    this.needed = null
    this.#send({ type: 'act', seat, question_id: question.id, action, ...(dice ? { dice } : {}) }, refused)
  }

  /** Whoever presses twice has answered once. */
  #isAnswered(seat: number, question: Question): boolean {
    return [...this.#pending.values()].some(({ message }) => message.type === 'act' && message.seat === seat && message.question_id === question.id)
  }

  undo(seat: number, question: Question): void {
    this.problem = null
    this.needed = null
    this.#send({ type: 'undo', seat, question_id: question.id })
  }

  askHint(seat: number, question: Question): void {
    this.#send({ type: 'hint', seat, question_id: question.id })
  }

  /** `refused`: asked by the page itself, so that nobody has to be told if nothing can be counted. */
  askOdds(seat: number, question: Question, goal: Goal, refused?: Refusal): void {
    this.#send({ type: 'odds', seat, question_id: question.id, goal }, refused)
  }

  askTally(seat: number, question: Question, dice: string[]): void {
    this.#send({ type: 'tally', seat, question_id: question.id, dice }, () => undefined)
  }

  /** What another unit may do, so that it can be proposed to it. */
  askChoices(seat: number, to: number): void {
    this.#send({ type: 'choices', seat, to })
  }

  propose(seat: number, to: number, action: string): void {
    this.#send({ type: 'propose', seat, to, action })
  }

  decline(seat: number, proposal: number): void {
    this.#send({ type: 'decline', seat, proposal })
  }

  say(text: string, aside = false): void {
    this.#send({ type: 'say', text, ...(aside ? { aside } : {}) })
  }

  speak(): void {
    this.#tell({ type: 'language', language: words.language })
  }

  #send(message: Without<Sent>, refused?: Refusal): void {
    const whole = { ...message, id: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}` } as Sent
    this.#pending.set(whole.id, refused ? { message: whole, refused } : { message: whole })
    this.#mind()
    this.#tell(whole)
  }

  #tell(message: FromBrowser): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #connect(): void {
    clearTimeout(this.#timer)
    this.#socket?.close()
    if (this.seq < 0) this.state = 'connecting'
    const query = new URLSearchParams({ language: words.language })
    if (this.seq >= 0) query.set('last', String(this.seq))
    if (this.key) query.set('key', this.key)
    const place = location.origin.replace(/^http/, 'ws')
    const socket = new WebSocket(`${place}/api/tables/${this.id}/socket?${query}`)
    this.#socket = socket
    socket.onmessage = (event) => {
      this.#heard = Date.now()
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as ToBrowser)
    }
    socket.onclose = (event) => {
      if (socket === this.#socket && !this.#gone) this.#lost(event.code)
    }
  }

  #lost(code: number): void {
    this.#socket = null
    if (this.state === 'closed') return
    if (code === 1008) {
      this.state = 'closed'
      return
    }
    const wait = (WAITS[Math.min(this.#tries, WAITS.length - 1)] ?? 1000) * (0.8 + Math.random() * 0.4)
    this.#tries += 1
    this.state = 'lost'
    this.retryAt = Date.now() + wait
    this.#timer = window.setTimeout(() => this.#connect(), wait)
  }

  #beat(): void {
    if (this.state !== 'open') return
    if (Date.now() - this.#heard > PING + PATIENCE) this.#socket?.close()
    else this.#tell({ type: 'ping' })
  }

  #hear(message: ToBrowser): void {
    switch (message.type) {
      case 'hello':
        return this.#greet(message)
      case 'events':
        return this.#happened(message)
      case 'ack':
        return this.#settled(message.id)
      case 'refused':
        return this.#refused(message.id, message.error)
      case 'dice-needed':
        this.#settled(message.id)
        this.needed = message
        return
      case 'hint':
        this.#settled(message.id)
        this.hint = message
        return
      case 'odds':
        this.#settled(message.id)
        this.odds = message
        return
      case 'tally':
        this.#settled(message.id)
        this.tally = message
        return
      case 'choices':
        this.#settled(message.id)
        this.proposable = message
        return
      case 'proposals':
        this.proposals = message.proposals
        return
      case 'table':
        this.table = message.table
        this.deadline = message.deadline ?? ''
        this.#add()
        return
      case 'parts-wanted':
        for (const seat of message.seats) {
          const part = own(this.id, seat)?.part
          if (part) this.#tell({ type: 'part', seat, part })
        }
        return
      case 'said':
        this.chat.push(message.line)
        return
      case 'house':
        this.house = { late: message.late, store: message.store }
        return
      case 'goodbye':
        this.problem = message.error
        this.#farewell = message.error.key
        if (!message.again) this.state = 'closed'
        return
    }
  }

  #greet(hello: Extract<ToBrowser, { type: 'hello' }>): void {
    this.updated = this.#server !== '' && this.#server !== hello.server
    this.#server = hello.server
    this.heard?.(null, {})
    this.table = hello.table
    this.seats = hello.seats
    this.seq = hello.seq
    this.views = hello.views as unknown as Record<string, View>
    this.questions = hello.questions
    this.board = hello.board
    this.log = [...this.log.filter((told) => told.seq <= hello.log_after), ...hello.log]
    this.chat = hello.chat
    this.proposals = []
    this.deadline = hello.deadline ?? ''
    this.state = 'open'
    this.house = { late: false, store: true }
    if (this.problem?.key === this.#farewell) this.problem = null // what the server said when it went no longer holds
    this.#tries = 0
    for (const { message } of this.#pending.values()) this.#tell(message)
    firstSeen(this.id, hello.table.seed_hash)
    this.#add()
  }

  /** Promise a part of the dice for each seat of mine that has none, or one that another browser knows. */
  #add(): void {
    if (this.table?.dice !== 'table' || this.table.status === 'ended') return
    for (const { seat, mine, part, promise } of this.table.seats) {
      if (!mine || part === 'in' || (part === 'promised' && promise === own(this.id, seat)?.promise)) continue
      const stands = `${part} ${promise}`
      if (this.#promised.get(seat) === stands) continue // said so already
      this.#promised.set(seat, stands)
      this.#send({ type: 'promise', seat, promise: renew(this.id, seat).promise }, () => undefined)
    }
  }

  #happened(events: Extract<ToBrowser, { type: 'events' }>): void {
    if (events.seq !== this.seq + 1) {
      if (events.seq > this.seq) this.#tell({ type: 'resync', last: this.seq })
      return
    }
    this.seq = events.seq
    const before = { ...this.views }
    const undone = events.undone_to
    if (typeof undone === 'number') this.log = this.log.filter((told) => told.seq <= undone)
    this.log.push(...events.events)
    for (const [seat, patches] of Object.entries(events.patches)) {
      for (const { at, value } of patches) this.views[seat] = changed(this.views[seat], at, value) as View
    }
    for (const { at, value } of events.board) this.board = changed(this.board, at, value) as Record<string, unknown>
    this.questions = events.questions
    this.deadline = events.deadline ?? ''
    this.heard?.(typeof undone === 'number' ? null : events.events, before)
    if (this.table) Object.assign(this.table, { waiting: events.waiting, outcome: events.outcome, winners: events.winners, seq: events.seq })
  }

  #settled(id: string): void {
    this.#pending.delete(id)
    this.#mind()
  }

  /** Busy is who waits for something they did; what the page counts for itself keeps nobody waiting. */
  #mind(): void {
    this.busy = [...this.#pending.values()].some(({ message }) => !QUIET.has(message.type))
  }

  #refused(id: string, problem: Problem): void {
    const asked = this.#pending.get(id)
    this.#settled(id)
    if (asked?.refused) asked.refused(problem)
    else this.problem = problem
    if (problem.key === 'late') this.#tell({ type: 'resync', last: this.seq })
  }
}

/** The same data with `value` at the place `at`. */
function changed(data: unknown, at: readonly (string | number)[], value: unknown): unknown {
  const [head, ...rest] = at
  if (head === undefined) return value
  if (Array.isArray(data)) {
    const copy: unknown[] = [...(data as unknown[])]
    copy[Number(head)] = changed(copy[Number(head)], rest, value)
    return copy
  }
  const record = data as Record<string, unknown>
  return { ...record, [head]: changed(record[head], rest, value) }
}
