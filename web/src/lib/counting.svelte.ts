// What the dice bring and how likely they bring more: counted by the server while they are chosen.
import { untrack } from 'svelte'
import { isQuiet, withDice } from './controls'
import { isOnWater } from './sea'
import type { Sitting } from './sitting.svelte'
import type { Goal } from './types'

/** Made while a component is set up, whose effects it shares. */
export class Counting {
  readonly #sitting: Sitting
  goal = $state<Goal>((localStorage.getItem('hhour-goal') ?? '') as Goal)
  looked = $state('')

  #rolling = $derived.by(() => {
    const { isBeach, view, rolled } = this.#sitting
    return isBeach && ['ROLL', 'UPKEEP'].includes(view?.phase ?? '') && rolled.length > 0
  })
  // Those that stay, or those to be locked.
  #counted = $derived.by(() => {
    const { rolled, question, chosen } = this.#sitting
    const slots = rolled.map((die) => die.slot)
    if (question?.name === 'lock' && chosen.size) return [...chosen]
    return question?.name === 'reroll' ? slots.filter((slot) => !chosen.has(slot)) : slots
  })
  #wanted = $derived.by(() => {
    const { mark, question, rolled } = this.#sitting
    if (!this.#rolling || !question) return ''
    return `${mark} ${rolled.map((die) => die.slot + die.face + die.cancelled).join()} ${this.#counted.join()}`
  })
  tally = $derived.by(() => {
    const { link, seat } = this.#sitting
    return this.#rolling && link.tally?.seat === seat ? link.tally : null
  })
  #hasOdds = $derived.by(() => {
    const { isBeach, question, view, seat } = this.#sitting
    return isBeach && !isOnWater(view, seat) && question?.must === true && ['lock', 'reroll'].includes(question.name)
  })
  /** Whether chances come unasked, so that their place is kept for them. */
  rating = $derived.by(() => this.#hasOdds && this.#sitting.link.table?.advice === 'full')
  odds = $derived.by(() => {
    const { link, seat, question } = this.#sitting
    return this.#hasOdds && link.odds?.question_id === question?.id && link.odds?.seat === seat ? link.odds : null
  })
  best = $derived.by(() => this.odds?.choices[0])
  bestDice = $derived.by(() => {
    const choices = this.#sitting.question?.choices
    return new Set(choices?.find((one) => one.action === this.best?.action)?.args)
  })
  /** The choice whose chances are shown: the one looked at, the one being made, or the best. */
  rated = $derived.by(() => {
    const { controls, chosen, question } = this.#sitting
    const stopping = question?.name === 'reroll' && !chosen.size
    const action = this.looked || withDice(controls.dice, chosen)?.action || (stopping ? question.choices.find(isQuiet)?.action : this.best?.action)
    return this.odds?.choices.find((one) => one.action === action)
  })

  constructor(sitting: Sitting) {
    this.#sitting = sitting
    $effect(() => {
      void sitting.mark
      this.looked = ''
    })
    $effect(() => {
      if (!this.#wanted || !sitting.question) return
      untrack(() => sitting.question && sitting.link.askTally(sitting.seat, sitting.question, this.#counted))
    })
    // With full advice the odds are there unasked.
    $effect(() => {
      void sitting.mark
      if (this.rating && sitting.link.state === 'open') untrack(() => this.#ask())
    })
  }

  setGoal = (next: Goal): void => {
    this.goal = next
    localStorage.setItem('hhour-goal', next)
    this.#ask()
  }

  look = (action: string): void => {
    this.looked = action
  }

  #ask(): void {
    const { link, seat, question } = this.#sitting
    if (!question) return
    link.askOdds(seat, question, this.goal, (problem) => {
      if (problem.key === 'still-thinking') setTimeout(() => this.#sitting.question?.id === question.id && this.#ask(), 400)
      else if (link.table?.advice !== 'full') link.problem = problem
    })
  }
}
