// Requests to the server; what goes wrong is thrown as `Failed` with a sentence that can be shown.
import type { CardInfo, Catalogue, Lang, Me, Problem, SectorList, Sheet } from './types'
import { t, words } from './words.svelte'

export class Failed extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.sentence)
  }
}

async function ask<T>(method: string, path: string, body?: unknown, tries = 3): Promise<T> {
  const address = new URL(path, location.origin)
  address.searchParams.set('language', words.language)
  let answer: Response
  try {
    answer = await fetch(address, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    })
  } catch {
    throw new Failed(0, { key: 'no-network', sentence: t('no-network'), rule: '', params: {} })
  }
  if (answer.ok) return (await answer.json()) as T
  if (answer.status === 429 && method === 'GET' && tries > 1) {
    await new Promise((done) => setTimeout(done, 1000 * Number(answer.headers.get('retry-after') ?? 1)))
    return ask<T>(method, path, body, tries - 1)
  }
  const told = (await answer.json().catch(() => null)) as { error?: Problem } | null
  throw new Failed(answer.status, told?.error ?? { key: 'unknown', sentence: t('no-network'), rule: '', params: {} })
}

export const get = <T>(path: string) => ask<T>('GET', path)
export const post = <T>(path: string, body?: unknown) => ask<T>('POST', path, body)
export const remove = <T>(path: string) => ask<T>('DELETE', path)
export const patch = <T>(path: string, body: unknown) => ask<T>('PATCH', path, body)

/** The sentence of whatever was thrown. */
export const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error))

const kept = new Map<string, Promise<unknown>>()

/** Asked once per language, then remembered; a failure is not. */
function once<T>(path: string): Promise<T> {
  const key = `${words.language} ${path}`
  let answer = kept.get(key) as Promise<T> | undefined
  if (!answer) {
    answer = get<T>(path)
    kept.set(key, answer)
    answer.catch(() => kept.delete(key))
  }
  return answer
}

export const catalogue = () => once<Catalogue>('/api/catalogue')
export const cards = () =>
  once<{ cards: CardInfo[] }>('/api/cards').then((told) => new Map(told.cards.map((card) => [card.slug, card])))

/** The cards as they are called at a table, where some bear another name. */
export const renamed = (all: Map<string, CardInfo>, called: Record<string, string>) =>
  new Map([...all].map(([slug, card]) => [slug, slug in called ? { ...card, name: called[slug] ?? card.name } : card]))

/** A board as ground; it is the same in every language. A game that was begun by earlier rules keeps its map. */
export const sheetOf = (name: string, rules = 0) => once<Sheet>(`/api/sheets/${begun(name, rules)}`)

/** The name of a map, and what stands in each of its sectors. */
export const sectorsOf = (map: string, rules = 0) =>
  once<SectorList>(`/api/maps/${begun(map, rules)}/sectors`)

const begun = (map: string, rules: number) => (rules ? `${map}@${String(rules)}` : map)

export async function whoAmI(): Promise<Me> {
  return get<Me>('/api/me')
}

export async function nameMe(name: string): Promise<Me> {
  return patch<Me>('/api/me', { name })
}

export async function speakTo(language: Lang): Promise<Me> {
  return patch<Me>('/api/me', { language })
}
