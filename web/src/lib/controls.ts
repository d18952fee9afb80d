// Which control fits which choice: by the shape of the choice alone, never by what it would do.
import { FACES, type Choice, type DieView, type Question } from './types'

const SLOT = /^[rwb][12]$/
const AXIS = /^(?:a[1-6]|k)$/
const SECTOR_VERBS = ['start', 'advance', 'move', 'charge', 'retreat', 'aim']
const FREE_VERBS = ['use', 'trade', 'swap', 'abandon', 'always-pass', 'ask-me']
const AMOUNT_VERBS = ['give', 'take', 'gain', 'lose']
const QUIET_VERBS = 'stop done declared pass stay decline cancel withdraw leave give-up enough yours keep'.split(' ')
export const GRAVE_VERBS = ['give-up', 'abandon']

/** Amounts of one thing: `give soldiers 3`. */
export interface Amount {
  verb: string
  what: string
  choices: Choice[]
}

export interface Controls {
  dice: Choice[] // sets of the unit's own dice
  dieThen: Choice[] // one thing first (a die), then what becomes of it
  sectors: Choice[]
  cards: Choice[]
  amounts: Amount[]
  pay: Choice[]
  faces: Choice[]
  buttons: Choice[]
  free: Choice[]
}

/** What can be done with cards, vehicle and team is shown there, unless the question is about nothing else. */
export function arrange(question: Question, isCard: (slug: string) => boolean): Controls {
  const found: Controls = {
    dice: [], dieThen: [], sectors: [], cards: [], amounts: [], pay: [], faces: [], buttons: [], free: [],
  }
  for (const choice of question.choices) place(choice, found, isCard)
  // These dice lie in the trading pool, not in the unit's tray.
  if (question.name === 'spare-skulls') found.buttons.push(...found.dice.splice(0))
  if (found.free.length === question.choices.length) found.buttons.push(...found.free)
  return found
}

function place(choice: Choice, found: Controls, isCard: (slug: string) => boolean): void {
  const { verb, args } = choice
  const [first = '', second = ''] = args
  if (FREE_VERBS.includes(verb)) found.free.push(choice)
  else if (SECTOR_VERBS.includes(verb) && first) found.sectors.push(choice)
  else if (verb === 'pay') found.pay.push(choice)
  else if (args.length && args.every((arg) => SLOT.test(arg) || AXIS.test(arg)) && verb !== 'exchange') found.dice.push(choice)
  else if (args.length > 1 && ['set', 'paint', 'exchange', 'add'].includes(verb)) found.dieThen.push(choice)
  else if (args.length === 2 && AMOUNT_VERBS.includes(verb) && /^\d+$/.test(second)) addAmount(choice, found.amounts)
  else if (args.length === 1 && isCard(first)) found.cards.push(choice)
  else if (args.length === 1 && (FACES as readonly string[]).includes(first)) found.faces.push(choice)
  else found.buttons.push(choice)
}

function addAmount(choice: Choice, amounts: Amount[]): void {
  const [what = ''] = choice.args
  let amount = amounts.find((one) => one.verb === choice.verb && one.what === what)
  if (!amount) amounts.push((amount = { verb: choice.verb, what, choices: [] }))
  amount.choices.push(choice)
}

const COLOURS: Record<string, string> = { r: 'red', w: 'white', b: 'blue' }

/** The dice to show: those that lie there, and those a question names before they were rolled. */
export function withUnrolled(dice: readonly DieView[], named: ReadonlySet<string>): DieView[] {
  const missing = [...named].filter((slot) => SLOT.test(slot) && !dice.some((die) => die.slot === slot))
  const unrolled = missing.map((slot) => ({
    slot, colour: COLOURS[slot.charAt(0)] ?? '', face: '', locked: false, removed: false, cancelled: false,
  }))
  return [...dice, ...unrolled]
}

/** A way out rather than a way on. */
export const isQuiet = (choice: Choice) => QUIET_VERBS.includes(choice.verb) && choice.args.length === 0

/** The choice that names exactly these dice, in whatever order. */
export function withDice(choices: readonly Choice[], slots: ReadonlySet<string>): Choice | undefined {
  return choices.find((choice) => choice.args.length === slots.size && choice.args.every((slot) => slots.has(slot)))
}

/** What stands in brackets behind a label: its price. */
export function priceOf(choice: Choice): string[] {
  const inside = /[(（]([^()（）]*)[)）]\s*$/.exec(choice.label)?.[1] ?? ''
  return inside ? inside.split(/[,，、;；]\s*/) : []
}
