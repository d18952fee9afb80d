// What casualties are made of, in one line: "9 casualties: DEF 3 + machine guns 6".
import type { Board, CardInfo, Told } from '../lib/types'
import { t } from '../lib/words.svelte'

interface Part {
  source: string
  amount: number
  rule: string
}

/** The parts of an event's number as the engine writes them: 'tank -2 B-VEH-C06'. */
export function partsOf(told: Told): Part[] {
  const parts = Array.isArray(told.data['parts']) ? (told.data['parts'] as unknown[]) : []
  return parts.flatMap((part) => {
    const [, source = '', amount = '', rule = ''] = /^(.*) ([+-]\d+) (\S+)$/.exec(String(part)) ?? []
    return amount ? [{ source, amount: Number(amount), rule }] : []
  })
}

export function sumOf(told: Told, cards: ReadonlyMap<string, CardInfo>, board: Board | null): string {
  const total = t('casualties-line', { n: Number(told.data['n'] ?? 0) })
  const places = board && 'places' in board ? board.places : {}
  const nameOf = ({ source }: Part) => {
    if (source === 'mgf') return t('gun-fire')
    return cards.get(source)?.name ?? (source in places || !source ? t('defence') : source)
  }
  const parts = partsOf(told).filter((part) => part.amount)
  if (!parts.length) return total
  const said = parts.map((part, at) => `${at || part.amount < 0 ? (part.amount < 0 ? '− ' : '+ ') : ''}${nameOf(part)} ${Math.abs(part.amount)}`)
  return t('told-of', { what: total, text: said.join(' ') })
}
