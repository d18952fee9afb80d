// What can be heard of a table: each sound follows from something that is seen to change.
import { sounds, type Sound } from './sound.svelte'
import type { ForceView, View } from './types'

interface Heard {
  view: View | undefined
  unit: ForceView | undefined
  asked: boolean
  faces: string
}

/** Sound whatever changes in what `look` sees, from the second look on. */
export function listen(look: () => Heard): void {
  let before: Heard | null = null
  $effect(() => {
    const now = look()
    const sound = before?.view && now.view ? soundOf(before, now) : null
    before = now
    if (sound) sounds.play(sound)
  })
}

function soundOf(before: Heard, now: Heard): Sound | null {
  const outcome = now.view?.outcome
  if (outcome && !before.view?.outcome) return outcome === 'won' ? 'won' : 'lost'
  if (before.unit?.seat === now.unit?.seat && before.unit && now.unit) {
    if (now.unit.soldiers < before.unit.soldiers || now.unit.status !== before.unit.status) return 'hit'
    if (now.unit.sector !== before.unit.sector) return 'step'
  }
  if (now.faces && now.faces !== before.faces) return 'dice'
  return now.asked && !before.asked ? 'turn' : null
}
