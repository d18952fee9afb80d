// One person at one table: the seat they act for, what is asked of it and what they have chosen so far.
import { cards as loadCards } from './api'
import { arrange, nothing, withDice, withUnrolled } from './controls'
import type { Link } from './link.svelte'
import { nameOf } from './people'
import { axisSlots, pocketDice } from './pocket'
import type { Board, CardInfo, Choice, DieView } from './types'
import { t, words } from './words.svelte'
import { untrack } from 'svelte'

const DOUBTFUL = 0.5

/** Made while a component is set up, whose effects it shares. */
export class Sitting {
  readonly link: Link
  cards = $state.raw(new Map<string, CardInfo>())
  chosen = $state.raw<ReadonlySet<string>>(new Set())
  offered = $state.raw<Choice[]>([])
  thrown = $state.raw<Readonly<Record<string, number>>>({})
  doubt = $state.raw<Choice | null>(null)
  #wanted = $state(0)

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
  rolled = $derived.by<DieView[]>(() => {
    if (!this.view) return []
    return this.isBeach ? ((this.unit ?? this.force)?.dice ?? []) : pocketDice(this.view, this.seat)
  })
  controls = $derived.by(() => (this.question ? arrange(this.question) : nothing()))
  choosable = $derived.by(() => new Set(this.question?.must ? this.controls.dice.flatMap((choice) => choice.args) : []))
  dice = $derived.by(() => withUnrolled(this.rolled, this.question))
  ended = $derived.by(() => this.link.table?.status === 'ended')
  level = $derived.by(() => this.link.table?.level ?? '')
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
    return names.length ? t('waiting-for', { who: names.join(', ') }) : t('loading')
  })

  constructor(link: Link) {
    this.link = link
    let spoken = words.language
    $effect(() => {
      if (words.language !== spoken) {
        spoken = words.language
        link.speak()
      }
      loadCards().then((all) => (this.cards = all), () => undefined)
    })
    $effect(() => {
      void this.mark
      this.chosen = new Set()
      this.offered = []
      this.doubt = null
      untrack(() => this.#forget())
    })
    // Dice that were rolled tumble; those that lie there when one sits down do not, nor do the others beside them.
    let told = -1
    $effect(() => {
      const rolls = link.log.filter((one) => one.seq > told && one.kind === 'rolled' && one.seat === this.seat)
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
    this.link.act(this.seat, this.question, choice.action)
  }

  /** The chance to live through this turn after a choice; 1 where nothing is known. */
  survival(choice: Choice): number {
    return this.question?.prospects?.find((one) => one.action === choice.action)?.survival ?? 1
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
    const { question, view, choosable, controls } = this
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

  #take(choice: Choice | undefined): void {
    if (choice) this.act(choice)
  }
}
