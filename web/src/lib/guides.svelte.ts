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
  read = $state.raw<ReadonlySet<string>>(new Set()) // those that wait for their click, and were beside a question that was answered
  off = $state(localStorage.getItem(OFF) === 'off') // who knows the rules

  #beside: { question: string; ids: string[]; waiting: string[] } = { question: '', ids: [], waiting: [] } // kept while scenes play and nothing is asked

  /** It was shown, and what it is about was done. */
  learn(...ids: string[]): void {
    if (ids.every((id) => this.known.has(id))) return
    this.known = new Set([...this.known, ...ids])
    this.#keep(KEY, JSON.stringify([...this.known]))
  }

  /** These stand beside this question; those of the question before were answered, and so understood: but for what waits for its click. */
  show(question: string, ids: string[], waiting: string[] = []): void {
    if (this.#beside.question !== question) {
      this.learn(...this.#beside.ids)
      if (this.#beside.waiting.length) this.read = new Set([...this.read, ...this.#beside.waiting])
    }
    this.#beside = { question, ids, waiting }
  }

  /** It is to be read once more. */
  open(...ids: string[]): void {
    this.read = new Set([...this.read].filter((id) => !ids.includes(id)))
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
