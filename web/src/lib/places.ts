// What a place is called: the server has words for each; '' before the landing.
import type { Board } from './types'
import { t } from './words.svelte'

export function placeName(board: Board | null | undefined, id: string): string {
  if (!id) return t('not-landed')
  return board && 'places' in board ? (board.places[id] ?? id) : id
}

/** From here on there are three columns, and the own Unit stands in the third. */
export const WIDE = '(min-width: 1200px)'
