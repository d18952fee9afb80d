// What a box shows is drawn from its shape: nobody writes a line of the page for it.
import { expect, it } from 'vitest'
import { shown, shownBy } from '../src/lib/boxes'
import type { CardInfo } from '../src/lib/types'

const cards = new Map(['omen', 'curse'].map((slug) => [slug, { slug } as CardInfo]))

it('a hand is cards to its owner and a number to the others', () => {
  expect(shown({ hand: ['omen', 'curse'] }, cards)).toEqual([{ key: 'hand', seat: 0, part: { kind: 'cards', cards: ['omen', 'curse'] } }])
  expect(shown({ hand: 2 }, cards)).toEqual([{ key: 'hand', seat: 0, part: { kind: 'fact', text: '2' } }])
})

it('an empty deck is told as a number, what is not there is not told', () => {
  expect(shown({ deck: 0, laid: [], note: '', aside: {} }, cards).map((one) => one.key)).toEqual(['deck'])
})

it('dice aside are dice, by the seat they belong to', () => {
  const [aside] = shown({ aside: { 2: [{ slot: 'g1', face: 'STAR', colour: 'gold' }] } }, cards)
  expect(aside?.part.kind === 'parts' && aside.part.parts[0]?.seat).toBe(2)
  expect(aside?.part.kind === 'parts' && aside.part.parts[0]?.part).toMatchObject({ kind: 'dice', dice: [{ slot: 'g1', colour: 'gold', locked: false }] })
})

it('things of two boxes are told apart', () => {
  expect(shownBy({ gold: { deck: 1 }, german: { deck: 2 } }, cards).map((one) => one.key)).toEqual(['gold-deck', 'german-deck'])
})

it('a word that is no card is told as it stands', () => {
  expect(shown({ gold: 'regular', open: true }, cards).map((one) => one.part)).toEqual([{ kind: 'fact', text: 'regular' }, { kind: 'fact', text: '✓' }])
})
