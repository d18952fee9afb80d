// Which control fits which choice is seen from what its words name.
import { describe, expect, it } from 'vitest'
import { about, arrange, isQuiet, priceOf, withDice, withUnrolled } from '../src/lib/controls'
import type { Choice, Question } from '../src/lib/types'

const choice = (action: string, kinds = '', more: Partial<Choice> = {}): Choice => {
  const [verb = '', ...args] = action.split(' ')
  return { action, verb, args, kinds: kinds ? (kinds.split(' ') as Choice['kinds']) : [], label: action, ...more }
}
const asked = (...choices: Choice[]) => arrange({ choices, must: true } as unknown as Question)

describe('a choice is placed', () => {
  it('among the dice if all its words are dice that lie before one', () => {
    expect(asked(choice('lock r1 k2', 'die die'), choice('strike a1', 'axis-die')).dice).toHaveLength(2)
    expect(asked(choice('reroll r1', 'spare-die')).buttons).toHaveLength(1)
  })

  it('on the map, in the cards, among the faces, or under a number', () => {
    const found = asked(
      choice('advance 5', 'sector'), choice('recruit medic', 'card'), choice('claim STAR', 'face'),
      choice('give soldiers 1', 'resource number', { names: ['soldiers', '1'] }), choice('give soldiers 7', 'resource number'), choice('pay 1 2', 'courage stars'),
    )
    expect([found.sectors, found.cards, found.faces, found.pay].map((some) => some.length)).toEqual([1, 1, 1, 1])
    expect(found.amounts.map((one) => [one.what, one.name, one.choices.length])).toEqual([['soldiers', 'soldiers', 2]])
  })

  it('in two steps where there are many of two words, one by one where they are few', () => {
    const sets = ['r1', 'w1'].flatMap((die) => ['STAR', 'TOOL', 'SKULL', 'COURAGE'].map((face) => choice(`set ${die} ${face}`, 'die face')))
    expect(asked(...sets).dieThen).toHaveLength(8)
    expect(asked(...sets.slice(0, 6)).buttons).toHaveLength(6)
  })

  it('with the cards and the team if it is beside the question, unless there is nothing else', () => {
    const use = choice('use medic', 'card', { free: true })
    expect(asked(use, choice('ready')).free).toEqual([use])
    expect(asked(use, choice('ready')).buttons.map((one) => one.action)).toEqual(['ready'])
    expect(asked(use).buttons).toEqual([use])
  })

  it('in one place only, where it is the question itself and nothing on the table shows it', () => {
    const colours = ['red', 'white', 'blue'].map((colour) => choice(`call g1 ${colour}`, 'die colour', { free: true }))
    expect(asked(...colours).buttons).toEqual(colours)
    expect(asked(...colours).free).toEqual([])
    expect(asked(choice('use medic', 'card', { free: true })).free).toHaveLength(1)
    expect(arrange({ choices: [choice('always pass', '', { free: true })], must: false } as unknown as Question).free).toHaveLength(1)
  })
})

it('a way out is told by its manner, whatever its verb', () => {
  expect(isQuiet(choice('anything', '', { manner: 'quiet' }))).toBe(true)
  expect(isQuiet(choice('stop'))).toBe(false)
})

it('dice are found in whatever order they were chosen', () => {
  const both = choice('reroll r1 w2', 'die die')
  expect(withDice([choice('reroll r1', 'die'), both], new Set(['w2', 'r1']))).toBe(both)
})

it('what a question names before it was rolled is shown without a face', () => {
  const choices = [choice('leave k1', 'die'), choice('leave v1', 'die'), choice('set 2:r1 STAR', 'die face')]
  const question = { must: true, choices, colours: { k: 'black', v: 'violet' } } as unknown as Question
  expect(withUnrolled([], question).map((die) => [die.slot, die.colour, die.face])).toEqual([['k1', 'black', ''], ['v1', 'violet', '']])
})

it('dice that were not rolled yet lie in the order of those that were', () => {
  const choices = ['leave r1 w1', 'leave r1 b1', 'leave r2 w2', 'leave b2 b1'].map((word) => choice(word, 'die die'))
  const question = { must: true, choices } as unknown as Question
  expect(withUnrolled([], question).map((die) => die.slot)).toEqual(['r1', 'r2', 'w1', 'w2', 'b1', 'b2'])
})

it('prices are read from the costs, not from the label', () => {
  const dear = choice('advance 5', 'sector', { label: 'Advance (9 stars)', costs: [{ what: 'courage', n: 2, text: '2 courage' }, { what: 'mines', n: 1, text: 'landmines' }] })
  expect(priceOf(dear)).toBe('2 courage, landmines')
})

it('what is about a seat is not taken for what is about a sector of that number', () => {
  const trade = choice('trade 2', 'seat')
  expect(about([choice('advance 2', 'sector'), trade], 'seat', '2')).toEqual([trade])
})
