// Which control fits which choice: by what its words name, which the engine says, never by its verb.
import type { Choice, DieView, Question } from './types'

const FEW = 6 // so many choices with two words are shown one by one

/** Amounts of one thing: `give soldiers 3`. */
export interface Amount {
  verb: string
  what: string
  name: string
  choices: Choice[]
}

export interface Controls {
  dice: Choice[] // sets of dice
  dieThen: Choice[] // one thing first (a die), then what becomes of it
  sectors: Choice[]
  cards: Choice[]
  amounts: Amount[]
  pay: Choice[]
  faces: Choice[]
  buttons: Choice[]
  free: Choice[]
}

export const nothing = (): Controls => ({ dice: [], dieThen: [], sectors: [], cards: [], amounts: [], pay: [], faces: [], buttons: [], free: [] })

/** Whether something on the table shows it: a card, a seat of the team, a pool. */
export const hasPlace = (choice: Choice) => ['card', 'seat', 'pool'].includes(choice.kinds[0] ?? '')

/** What can be done with cards, vehicle and team is shown there, unless the question is about nothing else. */
export function arrange(question: Question): Controls {
  const found = nothing()
  for (const choice of question.choices) place(choice, found)
  if (found.dieThen.length <= FEW) found.buttons.unshift(...found.dieThen.splice(0))
  if (found.free.length === question.choices.length) {
    found.buttons.push(...found.free)
    if (question.must) found.free = found.free.filter(hasPlace) // else they stand where they always do
  }
  return found
}

function place(choice: Choice, found: Controls): void {
  const { kinds } = choice
  const shape = kinds.join(' ')
  if (choice.free) found.free.push(choice)
  else if (kinds.length && kinds.every((kind) => kind === 'die' || kind === 'axis-die')) found.dice.push(choice)
  else if (shape === 'sector') found.sectors.push(choice)
  else if (shape === 'courage stars') found.pay.push(choice)
  else if (shape === 'resource number') addAmount(choice, found.amounts)
  else if (shape === 'card') found.cards.push(choice)
  else if (shape === 'face') found.faces.push(choice)
  else if (kinds.length > 1) found.dieThen.push(choice)
  else found.buttons.push(choice)
}

function addAmount(choice: Choice, amounts: Amount[]): void {
  const [what = ''] = choice.args
  let amount = amounts.find((one) => one.verb === choice.verb && one.what === what)
  if (!amount) amounts.push((amount = { verb: choice.verb, what, name: choice.names?.[0] ?? what, choices: [] }))
  amount.choices.push(choice)
}

/** The dice to show: those that lie there, and those a question names before they were rolled. */
export function withUnrolled(dice: readonly DieView[], question: Question | undefined): DieView[] {
  const named = new Set(question?.must ? question.choices.flatMap((choice) => choice.args.filter((_, at) => choice.kinds[at] === 'die')) : [])
  const rank = (slot: string) => ('rwbk'.indexOf(slot.charAt(0)) + 1 || 9) // as they lie once they are rolled
  const missing = [...named].filter((slot) => !slot.includes(':') && !dice.some((die) => die.slot === slot)).sort((one, other) => rank(one) - rank(other) || one.localeCompare(other))
  const unrolled = missing.map((slot) => ({
    slot, colour: question?.colours?.[slot.charAt(0)] ?? 'colourless', face: '', locked: false, removed: false, cancelled: false,
  }))
  return [...dice, ...unrolled]
}

/** A way out rather than a way on. */
export const isQuiet = (choice: Choice) => choice.manner === 'quiet' || choice.manner === 'grave'

/** The choice that names exactly these dice, in whatever order. */
export function withDice(choices: readonly Choice[], slots: ReadonlySet<string>): Choice | undefined {
  return choices.find((choice) => choice.args.length === slots.size && choice.args.every((slot) => slots.has(slot)))
}

/** Those that are about this card, seat or other thing. */
export const about = (choices: readonly Choice[], kind: Choice['kinds'][number], word: string) =>
  choices.filter((choice) => choice.kinds[0] === kind && choice.args[0] === word)

/** What it takes, in words. */
export const priceOf = (choice: Choice) => (choice.costs ?? []).map((cost) => cost.text).join(', ')
