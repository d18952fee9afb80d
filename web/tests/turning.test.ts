// The turn that decided a game leads to how it ended.
import { expect, it } from 'vitest'
import type { LuckReport } from '../src/lib/types'
import { turningOf } from '../src/scenes/turning'

const report = (outcome: string) =>
  ({ outcome, turns: [{ turn: 1, luck: -0.05, cost: 0.02 }, { turn: 3, luck: 0.14, cost: 0 }, { turn: 4, luck: 0, cost: 0.1 }] }) as unknown as LuckReport

it('a lost game turned where most was lost, though more was gained in another turn', () => {
  expect(turningOf(report('lost'))).toEqual({ turn: 4, change: -0.1, dice: false })
})

it('a game that was won turned where most was gained, and one that was stopped where most changed', () => {
  for (const outcome of ['won', '']) expect(turningOf(report(outcome))).toEqual({ turn: 3, change: 0.14, dice: true })
})
