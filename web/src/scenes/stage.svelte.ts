// The player of the scenes: what the engine tells is seen to happen, in order, and never longer than somebody wants.
import { LOUDEST, sounds } from '../lib/sound.svelte'
import type { DDayView, Told, View } from '../lib/types'
import { enact, stepsOf } from './enact'
import { countOf, SCENES, type Scene } from './script'

export type Pace = 'slow' | 'normal' | 'instant'
export type Waits = 'always' | 'hurt' | 'never'
export const PACES: readonly Pace[] = ['slow', 'normal', 'instant']
export const WAITS: readonly Waits[] = ['always', 'hurt', 'never']

const FACTOR: Record<Pace, number> = { slow: 1.7, normal: 1, instant: 0 }
const LONGEST = 9000 // so long may all that waits to be played take; more is played faster
const SHORTEST = 0.25

export interface Playing {
  told: Told
  scene: Scene
  beat: number // how long one man or one die of it takes
  from: string // where whoever moved last came from
}

const kept = (key: string) => {
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
    // as above: it holds as long as the page
  }
}

const isCalm = () => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

export class Stage {
  pace = $state<Pace>(PACES.find((one) => one === kept('hhour-pace')) ?? 'normal')
  waits = $state<Waits>(WAITS.find((one) => one === kept('hhour-next-turn')) ?? 'hurt')
  now = $state.raw<Playing | null>(null)
  /** The table as it stands in the scene; null where it is as it is. */
  view = $state.raw<View | null>(null)
  /** What the turn cost, while the next one waits for a click. */
  gate = $state.raw<Told[] | null>(null)
  /** A gate stands open or lies ahead: the next question can wait that long. */
  holding = $state(false)
  /** The last event that was played: the story is told no further. */
  upTo = $state(Infinity)

  #queue: Told[] = []
  #lines: Told[] = []
  #hurt = false
  #sits = false
  #from = ''
  #running = false
  #skipping = false
  #wake: (() => void) | null = null

  get playing(): boolean {
    return this.view !== null || this.now !== null
  }

  setPace(pace: Pace): void {
    this.pace = pace
    keep('hhour-pace', pace)
    if (pace === 'instant') this.skip()
  }

  setWaits(waits: Waits): void {
    this.waits = waits
    keep('hhour-next-turn', waits)
    this.#look()
  }

  /** These things happened to a table that looked like this; `sits`: somebody who plays looks at it. */
  feed(events: readonly Told[], before: View | undefined, sits: boolean): void {
    if (!events.length || !before) return
    if (!this.#running) {
      this.#skipping = false
      this.view = before
      this.upTo = (events[0]?.seq ?? 1) - 1
    }
    this.#queue.push(...events)
    this.#sits = sits
    this.#look()
    if (!this.#factor) this.#sound(events)
    void this.#run()
  }

  /** Without scenes a turn is one sound. */
  #sound(events: readonly Told[]): void {
    const all = events.map((told) => SCENES[told.kind]?.sound)
    const loudest = LOUDEST.find((sound) => all.includes(sound))
    if (loudest) sounds.play(loudest)
  }

  /** To the end of what plays, or to the next gate. */
  skip = (): void => {
    this.#skipping = true
    this.#wake?.()
  }

  /** On with the next turn. */
  next = (): void => {
    if (this.gate) this.#wake?.()
  }

  /** Somebody acts: nothing is in the way. */
  finish(): void {
    if (!this.#running) return
    this.#lines = []
    this.#hurt = false
    this.#queue = this.#queue.filter((told) => told.kind !== 'turn')
    this.skip()
  }

  /** The table was laid anew or taken back: there is nothing to be played. */
  reset(): void {
    this.#queue = []
    this.#lines = []
    this.#hurt = false
    this.skip()
    this.holding = false
  }

  #time(told: Told): number {
    const scene = SCENES[told.kind]
    return scene ? scene.ms + (scene.each ?? 0) * Math.min(14, countOf(told.kind, told.data)) : 0
  }

  get #factor(): number {
    if (this.#skipping || document.hidden || isCalm()) return 0
    const ahead = this.#queue.reduce((sum, told) => sum + this.#time(told), 0) * FACTOR[this.pace]
    return FACTOR[this.pace] * Math.max(SHORTEST, Math.min(1, LONGEST / Math.max(1, ahead)))
  }

  #waitsAt(told: Told, hurt: boolean): boolean {
    if (told.kind !== 'turn' || told.turn < 2 || !this.#sits) return false
    return this.waits === 'always' || (this.waits === 'hurt' && hurt)
  }

  #look(): void {
    let hurt = this.#hurt
    this.holding = this.gate !== null
    for (const told of this.#queue) {
      hurt ||= isHurt(told)
      if (this.#waitsAt(told, hurt)) this.holding = true
    }
  }

  async #run(): Promise<void> {
    if (this.#running) return
    this.#running = true
    for (let told = this.#queue[0]; told; told = this.#queue[0]) {
      if (this.#waitsAt(told, this.#hurt)) {
        this.now = null
        this.gate = this.#lines
        this.holding = true
        this.#skipping = false
        await new Promise<void>((open) => (this.#wake = open))
        this.#wake = null
        this.gate = null
      }
      if (told.kind === 'turn') {
        this.#lines = []
        this.#hurt = false
      }
      if (this.#queue[0] !== told) continue // dropped while it waited
      this.#queue.shift()
      this.upTo = told.seq
      if (isHurt(told)) this.#hurt = true
      this.#look()
      if (told.kind === 'casualties' && countOf(told.kind, told.data) > 0) this.#lines.push(told)
      const play = this.#play(told)
      if (play) await play
    }
    this.now = null
    this.view = null
    this.upTo = Infinity
    this.#running = false
    this.#look()
  }

  /** Nothing is waited for where nothing is to be seen, so that a table without scenes settles at once. */
  #play(told: Told): Promise<void> | null {
    const scene = SCENES[told.kind]
    const factor = this.#factor
    if (!scene || !factor) {
      this.#show(told)
      return null
    }
    return this.#perform(told, scene, factor)
  }

  async #perform(told: Told, scene: Scene, factor: number): Promise<void> {
    const steps = this.view?.game === 'dday' ? stepsOf(this.view, told) : []
    const pause = (this.#time(told) * factor) / Math.max(1, steps.length)
    if (typeof told.data['from'] === 'string') this.#from = told.data['from']
    this.now = { told, scene, beat: pause, from: this.#from }
    if (scene.sound) sounds.play(scene.sound)
    if (!steps.length) await this.#wait(pause)
    for (const step of steps) {
      // A card is seen to fall before it is gone; everything else is seen as it becomes.
      if (scene.act !== 'card-out') this.view = step
      if (!this.#skipping) await this.#wait(pause)
      this.view = step
    }
  }

  #show(told: Told): void {
    if (this.view?.game === 'dday') this.view = enact(this.view as DDayView, told)
  }

  async #wait(ms: number): Promise<void> {
    await new Promise<void>((done) => {
      const timer = setTimeout(done, ms)
      this.#wake = () => {
        clearTimeout(timer)
        done()
      }
    })
    this.#wake = null
  }
}

const isHurt = (told: Told) => told.kind === 'fell' || told.kind === 'wiped-out'
