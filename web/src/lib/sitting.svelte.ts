// One person at one table: the seat they act for, what is asked of it and what they have chosen so far.
import { cards as loadCards, renamed } from './api'
import { arrange, nothing, withDice, withUnrolled } from './controls'
import type { Link } from './link.svelte'
import { nameOf } from './people'
import { axisSlots, pocketDice } from './pocket'
import type { Board, CardInfo, Choice, DieView } from './types'
import { SCENES } from '../scenes/script'
import { Stage } from '../scenes/stage.svelte'
import { listed, t, words } from './words.svelte'
import { untrack } from 'svelte'

const DOUBTFUL = 0.5

/** Made while a component is set up, whose effects it shares. */
export class Sitting {
  readonly link: Link
  readonly stage = new Stage()
  cards = $state.raw(new Map<string, CardInfo>())
  chosen = $state.raw<ReadonlySet<string>>(new Set())
  offered = $state.raw<Choice[]>([])
  thrown = $state.raw<Readonly<Record<string, number>>>({})
  doubt = $state.raw<Choice | null>(null)
  #wanted = $state(0)
  #plan: string[] = []

  asked = $derived.by(() => this.link.seats.filter((seat) => this.link.questions[seat]?.must))
  seat = $derived.by(() => {
    const wanted = this.#wanted
    const stays = this.asked.includes(wanted) || (wanted && !this.asked.length)
    return stays ? wanted : (this.asked[0] ?? this.link.seats[0] ?? 0)
  })
  view = $derived.by(() => this.link.views[this.seat] ?? Object.values(this.link.views)[0])
  question = $derived.by(() => (this.link.table?.status === 'playing' ? this.link.questions[this.seat] : undefined))
  // The Pocket games have boards of their own.
  beach = $derived.by(() => (this.view?.game === 'dday' ? this.view : undefined))
  isBeach = $derived.by(() => this.beach !== undefined)
  unit = $derived.by(() => this.beach?.units.find((one) => one.seat === (this.seat || 1)))
  // Whoever sits there without a Unit: a German, or what else a box brings.
  force = $derived.by(() => this.beach?.forces.find((one) => one.seat === this.seat))
  board = $derived.by(() => this.link.board as unknown as Board)
  /** The table as it is seen: in a scene as it stands in the scene. */
  seen = $derived.by(() => this.stage.view ?? this.view)
  told = $derived.by(() => (this.stage.upTo === Infinity ? this.link.log : this.link.log.filter((one) => one.seq <= this.stage.upTo)))
  seenUnit = $derived.by(() => {
    const { seen, seat } = this
    if (seen?.game !== 'dday') return undefined
    return seen.units.find((one) => one.seat === (seat || 1)) ?? seen.forces.find((one) => one.seat === seat)
  })
  rolled = $derived.by<DieView[]>(() => {
    if (!this.view) return []
    if (this.isBeach && this.stage.holding) return this.seenUnit?.dice ?? []
    return this.isBeach ? ((this.unit ?? this.force)?.dice ?? []) : pocketDice(this.view, this.seat)
  })
  /** Dice that lie beside the own ones and count in no tally yet: boxes tell them as `aside`. */
  aside = $derived.by<DieView[]>(() => {
    const boxes = Object.values(this.beach?.boxes ?? {}) as { aside?: Record<string, DieView[]> }[]
    const lying = { locked: false, removed: false, cancelled: false }
    return boxes.flatMap((box) => box.aside?.[this.seat] ?? []).map((die) => ({ ...lying, ...die }))
  })
  controls = $derived.by(() => (this.question ? arrange(this.question) : nothing()))
  choosable = $derived.by(() => new Set(this.question?.must ? this.controls.dice.flatMap((choice) => choice.args) : []))
  dice = $derived.by(() => withUnrolled(this.rolled, this.question))
  ended = $derived.by(() => this.link.table?.status === 'ended')
  level = $derived.by(() => this.link.table?.level ?? '')
  rules = $derived.by(() => this.link.table?.rules ?? 0)
  /** Which question this is: a new one starts with nothing chosen. */
  mark = $derived.by(() => `${this.seat} ${this.question?.id} ${this.question?.name}`)
  /** Whom a question is for, where one person plays several seats. */
  seatName = $derived.by(() => {
    if (this.link.seats.length < 2 || !this.question?.must) return ''
    return this.nameOf(this.seat)
  })
  waiting = $derived.by(() => {
    const { table } = this.link
    if (table?.status === 'paused') return t('paused')
    if (this.ended) return t('ended')
    const names = (this.view?.waiting ?? []).map((n) => this.nameOf(n, true))
    return names.length ? t('waiting-for', { who: listed(names) }) : t('loading')
  })

  /** What the adviser would do now, once he was asked. */
  hinted = $derived.by(() => {
    const { link, question, seat } = this
    if (!link.hint || link.hint.question_id !== question?.id || link.hint.seat !== seat) return undefined
    return question.choices.find((choice) => choice.action === link.hint?.action)
  })
  /** The dice his move names. */
  hintedDice = $derived.by(() => new Set(this.hinted?.args.filter((_, at) => this.hinted?.kinds[at] === 'die')))

  constructor(link: Link) {
    this.link = link
    link.heard = (events, before) => {
      if (events) this.stage.feed(events, before[this.seat] ?? Object.values(before)[0], link.seats.length > 0)
      else this.stage.reset()
    }
    let spoken = words.language
    $effect(() => {
      if (words.language !== spoken) {
        spoken = words.language
        link.speak()
      }
      const called = 'called' in this.board ? this.board.called : {}
      loadCards().then((all) => (this.cards = renamed(all, called)), () => undefined)
    })
    $effect(() => {
      void this.mark
      this.chosen = new Set()
      this.offered = []
      this.doubt = null
      untrack(() => {
        this.#forget()
        this.#goOn()
      })
    })
    // Dice that were rolled tumble; those that lie there when one sits down do not, nor do the others beside them.
    let told = -1
    $effect(() => {
      const rolls = link.log.filter((one) => one.seq > told && SCENES[one.kind]?.act === 'roll' && one.seat === this.seat)
      const first = told < 0
      told = link.log.at(-1)?.seq ?? told
      const slots = rolls.flatMap((one) => (one.data['dice'] as string[] | undefined) ?? [])
      if (first || !slots.length) return
      const before = untrack(() => this.thrown)
      this.thrown = { ...before, ...Object.fromEntries(slots.map((slot) => [slot, (before[slot] ?? 0) + 1])) }
    })
  }

  /** What a seat is called: by the person if that is wanted, by its role, as a unit, or as a player. */
  nameOf(seat: number, person = false): string {
    if (!this.isBeach) return nameOf(this.link.table, seat)
    const own = 'seats' in this.board ? this.board.seats[seat] : undefined
    return (person && this.link.table?.seats.find((one) => one.seat === seat)?.name) || own || t('unit', { n: seat })
  }

  /** The first word of this kind in the adviser's move: a sector, a card. */
  hintedWord(kind: Choice['kinds'][number]): string {
    const at = this.hinted?.kinds.indexOf(kind) ?? -1
    return at < 0 ? '' : (this.hinted?.args[at] ?? '')
  }

  sit = (seat: number): void => {
    this.#wanted = seat
  }

  act = (choice: Choice): void => {
    if (!this.question) return
    // What will probably be the end is asked about once.
    if (this.survival(choice) < DOUBTFUL && this.doubt?.action !== choice.action) {
      this.doubt = choice
      return
    }
    this.stage.finish()
    this.link.act(this.seat, this.question, choice.action)
  }

  /** Several things one after another, each when the one before was done; the first that is refused ends them. */
  inTurn = (actions: string[]): void => {
    this.#plan = actions
    this.#goOn()
  }

  #goOn(): void {
    const [next, ...rest] = this.#plan
    if (!next || !this.question) return
    this.#plan = rest
    this.link.act(this.seat, this.question, next, undefined, (problem) => {
      this.#plan = []
      this.link.problem = problem
    })
  }

  /** The chance to live through this turn after a choice; 1 where nothing is known. */
  survival(choice: Choice): number {
    return this.question?.prospects?.find((one) => one.action === choice.action)?.survival ?? choice.survival ?? 1
  }

  /** A refusal belongs to the question it was given at. */
  #forget(): void {
    if (this.link.problem?.key === 'closed') this.link.problem = null
  }

  undo = (): void => {
    if (this.question) this.link.undo(this.seat, this.question)
  }

  toggle = (slot: string): void => {
    const next = new Set(this.chosen)
    if (!next.delete(slot)) next.add(slot)
    const { dice } = this.controls
    const size = dice[0]?.args.length ?? 0
    const exact = dice.every((choice) => choice.args.length === size)
    // Where the number is fixed, one more pushes out the one chosen first.
    if (exact && next.size > size) next.delete([...next][0] ?? '')
    this.chosen = next
  }

  pick = (choices: Choice[]): void => {
    const [only] = choices
    if (choices.length === 1 && only) this.act(only)
    else this.offered = choices
  }

  whyNot = (sector: string): void => {
    const no = this.question?.closed?.find((one) => one.sector === sector)
    this.link.problem = no ? { key: 'closed', sentence: no.sentence, rule: no.rule, params: {} } : null
  }

  /** What a key does here, if anything. */
  press(key: string, onControl: boolean): boolean {
    const { question, view, choosable, controls, stage } = this
    if (stage.holding) return this.#go(key, onControl)
    if (!question?.must) return false
    const axis = view ? axisSlots(view) : []
    const slots = axis.some((slot) => choosable.has(slot)) ? axis : this.dice.map((die) => die.slot)
    const slot = slots[Number(key) - 1] ?? ''
    const withThese = () => withDice(controls.dice, this.chosen)
    if (choosable.has(slot)) this.toggle(slot)
    else if (key === 'r' || key === 'R') this.#take(controls.buttons.find((choice) => choice.manner === 'roll') ?? withThese())
    else if ((key === 'u' || key === 'U') && question.can_undo) this.undo()
    else if (key === 'Enter' && !onControl) this.#take(withThese() ?? controls.buttons[0])
    else return false
    return true
  }

  /** Through the scenes to the next turn. */
  #go(key: string, onControl: boolean): boolean {
    if (onControl && (key === 'Enter' || key === ' ')) return false
    if (!['Enter', ' ', 'r', 'R'].includes(key)) return false
    if (this.stage.gate) this.stage.next()
    else this.stage.skip()
    return true
  }

  #take(choice: Choice | undefined): void {
    if (choice) this.act(choice)
  }
}
