// Words that come when they are wanted.
import { expect, it } from 'vitest'
import { later, t } from '../src/lib/words.svelte'

it('has the words of a room for every part that asks for it, also while they are on their way', async () => {
  Object.assign(globalThis, { document: { documentElement: { lang: '' } } })
  const parts = await Promise.all(['map', 'aid'].map((part) => later(Promise.resolve(part), 'sea').then(() => t('sea-aid'))))
  expect(parts).toEqual(['Sea aid', 'Sea aid'])
})
