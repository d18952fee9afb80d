// What explains itself: the first game in seven steps, and every later new thing where it first appears. Each is told
// once; its words are `ID` and `ID-text` in words/guide.
import type { DieView, Question, UnitView, View } from './types'

export interface Now {
  view: View
  question: Question
  unit: UnitView | undefined
  dice: readonly DieView[]
  level: string
  where: Where
}

/** Whose rules of the dice hold: the shore's, those of a craft at sea, or those of the German. */
export type Where = '' | 'sea' | 'german'

export interface Lesson {
  id: string
  place: 'dice' | 'map' | 'unit' // where one looks for it
  when: (now: Now) => boolean
}

const asked = (...names: string[]) => (now: Now) => names.includes(now.question.name)
const counts = (now: Now) => asked('lock', 'reroll')(now)
const later = (now: Now) => now.view.turn > 1

/** The lesson's table: its first roll is known, and these two of it are part of an RWB (held by tests/server/test_lesson.py). */
export const LESSON = 'lesson'
export const MARKED: ReadonlySet<string> = new Set(['r1', 'w1'])

export const STEPS: readonly Lesson[] = [
  { id: 'lesson-1', place: 'dice', when: asked('roll') },
  { id: 'lesson-2', place: 'dice', when: asked('lock') },
  { id: 'lesson-3', place: 'dice', when: asked('reroll', 'declare') },
  { id: 'lesson-4', place: 'map', when: asked('move') },
  { id: 'lesson-5', place: 'unit', when: (now) => later(now) && asked('roll')(now) },
  { id: 'lesson-6', place: 'dice', when: (now) => later(now) && asked('reroll')(now) },
  { id: 'lesson-7', place: 'map', when: (now) => later(now) && asked('move')(now) },
]

/** Who has come this far knows how to play. */
export const LAST_STEP = 'lesson-7'

const beach = (test: (now: Now) => boolean) => (now: Now) => now.view.game === 'dday' && test(now)
// What is true of a Unit ashore alone.
const ashore = (test: (now: Now) => boolean) => beach((now) => now.where === '' && test(now))
const aheads = (now: Now) => now.question.prospects ?? []

export const NEWS: readonly Lesson[] = [
  { id: 'new-bataille', place: 'dice', when: (now) => now.view.game === 'bataille' },
  { id: 'new-medals', place: 'unit', when: (now) => now.view.game === 'bataille' && now.view.players.some((one) => one.medals.length > 0) },
  { id: 'new-express', place: 'dice', when: (now) => now.view.game === 'express' },
  { id: 'new-rally', place: 'unit', when: (now) => now.view.game === 'express' && now.view.specialists.length > 0 },
  { id: 'new-skulls', place: 'dice', when: beach((now) => now.where !== 'sea' && counts(now) && now.level !== 'practice' && now.dice.some((die) => die.face === 'SKULL')) },
  { id: 'new-straight', place: 'dice', when: beach((now) => now.where !== 'german' && counts(now) && now.level === '' && now.dice.length >= 6 && new Set(now.dice.map((die) => die.face)).size === 6) },
  { id: 'new-guns', place: 'map', when: beach((now) => aheads(now).some((one) => one.guns > 0)) },
  { id: 'new-mines', place: 'map', when: beach((now) => aheads(now).some((one) => one.way > 0)) },
  { id: 'new-black', place: 'map', when: ashore((now) => now.question.name === 'move' && now.unit?.must_move === true) },
  { id: 'new-specialists', place: 'unit', when: ashore((now) => (now.unit?.specialists.length ?? 0) > 0) },
  { id: 'new-items', place: 'unit', when: beach((now) => (now.unit?.items.length ?? 0) > 0) },
  { id: 'new-awards', place: 'unit', when: beach((now) => (now.unit?.awards.length ?? 0) > 0) },
  { id: 'new-vehicle', place: 'unit', when: beach((now) => Boolean(now.unit?.vehicle)) },
]
