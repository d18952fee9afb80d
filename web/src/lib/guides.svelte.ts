// What somebody has been told once at the table: a guide teaches, then is gone.
const KEY = 'hhour-guides'
const OFF = 'hhour-guide'

function kept(): string[] {
  try {
    const told: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(told) ? told.map(String) : []
  } catch {
    return []
  }
}

class Guides {
  known = $state.raw<ReadonlySet<string>>(new Set(kept()))
  off = $state(localStorage.getItem(OFF) === 'off') // who knows the rules

  #beside: { question: string; ids: string[] } = { question: '', ids: [] } // kept while scenes play and nothing is asked

  /** It was shown, and what it is about was done. */
  learn(...ids: string[]): void {
    if (ids.every((id) => this.known.has(id))) return
    this.known = new Set([...this.known, ...ids])
    this.#keep(KEY, JSON.stringify([...this.known]))
  }

  /** These stand beside this question; those of the question before were answered, and so understood. */
  show(question: string, ids: string[]): void {
    if (this.#beside.question !== question) this.learn(...this.#beside.ids)
    this.#beside = { question, ids }
  }

  end(): void {
    this.off = true
    this.#keep(OFF, 'off')
  }

  #keep(key: string, value: string): void {
    try {
      localStorage.setItem(key, value)
    } catch {
      // a browser that keeps nothing is told again tomorrow
    }
  }
}

export const guides = new Guides()
