// What can be heard of a table beside its scenes: that it is my turn.
import { sounds } from './sound.svelte'

/** Sound when a question comes up, from the second look on; also where nobody looks at the tab. */
export function listen(look: () => { ready: boolean; asked: boolean }): void {
  let before: { ready: boolean; asked: boolean } | null = null
  $effect(() => {
    const now = look()
    if (before?.ready && now.asked && !before.asked) sounds.play('turn')
    before = now
  })
}
