// What a sector is called: '7', 'bunker', 'BW', 'n-06:7' (where several maps are joined), '' before the landing.
import { t } from './words.svelte'

export function placeName(id: string): string {
  if (!id) return t('not-landed')
  const [name = '', map] = id.split(':').reverse()
  const place = /^\d+$/.test(name) ? t('sector', { n: name }) : name === 'bunker' ? t('bunker') : `${t('bunker')} ${name.toUpperCase()}`
  return map ? `${place} (${map.toUpperCase()})` : place
}
