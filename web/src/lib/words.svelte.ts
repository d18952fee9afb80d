// The interface's own words, in the three languages; sentences about the game come ready from the server.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Lang } from './types'

const files = import.meta.glob<string>('../words/**/*.ftl', { query: '?raw', import: 'default' })
export const LANGUAGES: readonly { code: Lang; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'Français' },
  { code: 'zh', name: '中文' },
]

class Words {
  language = $state<Lang>('en')
  bundle = $state.raw<FluentBundle | null>(null)

  #rooms = new Set<string>()
  #wanted: Lang = 'en'
  #asked = 0
  #latest: Promise<void> = Promise.resolve()

  speak(language: Lang): Promise<void> {
    this.#wanted = language
    this.#latest = this.#load(language, ++this.#asked)
    return this.#latest
  }

  /** Two may be on their way at once; the later one has all that the earlier one has, and stays. */
  async #load(language: Lang, asked: number): Promise<void> {
    const wanted = ['', ...this.#rooms].map((room) => files[`../words/${room}${language}.ftl`]?.())
    const bundle = new FluentBundle(language, { useIsolating: false })
    for (const text of await Promise.all(wanted)) bundle.addResource(new FluentResource(text ?? ''))
    if (asked !== this.#asked) return this.#latest
    this.bundle = bundle
    this.language = language
    document.documentElement.lang = language === 'zh' ? 'zh-Hans' : language
  }

  /** Words that the first view does without. */
  room(name: string): Promise<void> {
    if (this.#rooms.has(`${name}/`)) return this.#latest // asked for by another part, and perhaps still on its way
    this.#rooms.add(`${name}/`)
    return this.speak(this.#wanted)
  }
}

export const words = new Words()

/** A page or part that is fetched when it is wanted, with the words only such parts have. */
export async function later<T>(part: Promise<T>, room = 'people'): Promise<T> {
  await words.room(room)
  return part
}

/** The message `id` in the language of the moment. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const pattern = words.bundle?.getMessage(id)?.value
  return pattern && words.bundle ? words.bundle.formatPattern(pattern, args ?? null) : id
}

/** A chance as people write it; near none and near certain it is told more closely, so that neither is promised. */
export function percent(chance: number): string {
  const close = (chance > 0 && chance < 0.01) || (chance > 0.99 && chance < 1)
  const told = close ? Math.min(0.999, Math.max(0.001, chance)) : chance
  return told.toLocaleString(words.language, { style: 'percent', maximumFractionDigits: close ? 1 : 0 })
}

/** Things of which one is enough: "Scout or Messenger". */
export const anyOf = (names: string[]) => new Intl.ListFormat(words.language, { type: 'disjunction' }).format(names)

/** Things one after the other: "Scout, Messenger". */
export const listed = (names: string[]) => names.join(words.language === 'zh' ? '、' : ', ')

/** Sentences one after the other, the last without its full stop. */
export const sentences = (told: string[]) => told.map((one) => one.replace(/[.。]$/, '')).join(words.language === 'zh' ? '。' : '. ')

/** An average number of soldiers. */
export const about = (n: number) => n.toLocaleString(words.language, { maximumFractionDigits: 1 })

/** A figure with so many decimals, as the language writes them. */
export const decimal = (n: number, digits = 1) => n.toLocaleString(words.language, { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** Whether there is such a message. */
export function has(id: string): boolean {
  return words.bundle?.hasMessage(id) ?? false
}
