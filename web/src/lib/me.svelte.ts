// Who sits at this browser.
import { nameMe, speakTo, whoAmI } from './api'
import type { Lang, Me } from './types'
import { LANGUAGES, words } from './words.svelte'

class Myself {
  me = $state<Me | null>(null)

  async arrive(): Promise<void> {
    const wanted = localStorage.getItem('hhour-language') ?? navigator.language.slice(0, 2)
    await words.speak(LANGUAGES.find((one) => one.code === wanted)?.code ?? 'en')
    this.me = await whoAmI()
  }

  async rename(name: string): Promise<void> {
    this.me = await nameMe(name)
  }

  async speak(language: Lang): Promise<void> {
    localStorage.setItem('hhour-language', language)
    await words.speak(language)
    this.me = await speakTo(language)
  }
}

export const myself = new Myself()
