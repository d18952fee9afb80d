// The sign on a sector for one of its words.
import { expect, it } from 'vitest'
import { signOf } from '../src/lib/signs'

it('shows what a sector gives and takes', () => {
  expect(signOf('BONUS(STAR,2)')).toEqual({ icon: 'STAR', n: '+2' })
  expect(signOf('PENALTY(SKULL,1)')).toEqual({ icon: 'SKULL', n: '−1' })
})

it('counts what can be counted and crosses out what is forbidden', () => {
  expect(signOf('DICE(2)')).toEqual({ icon: 'die', n: '2' })
  expect(signOf('NO_LOCK')).toEqual({ icon: 'lock', n: '×' })
})

it('is a dot where there is none of its own', () => {
  expect(signOf('SOMETHING_NEW').icon).toBe('dot')
})
