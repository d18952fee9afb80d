// What a place is called: the server has words for each; '' before the landing.
import type { Board } from './types'
import { t } from './words.svelte'

export function placeName(board: Board | null | undefined, id: string): string {
  if (!id) return t('not-landed')
  return board && 'places' in board ? (board.places[id] ?? id) : id
}

/** The same in one sign, as it stands on its map: '9', 'B9' at sea. */
export function placeSign(id: string): string {
  const name = id.split(':').at(-1) ?? id
  const sea = /^sea-(\w):/.exec(id)?.[1] ?? ''
  return name.startsWith('bunker') ? t('bunker') : sea.toUpperCase() + name
}

/** From here on there are three columns, and the own Unit stands in the third. */
export const WIDE = '(min-width: 1200px)'
