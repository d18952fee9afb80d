// What the page plays when the engine tells something: one line a kind of event. `act` says who plays it (the dice,
// the map, the cards); `ms` how long it takes, `each` how much longer for every man, die or point it is about.
// A kind with nothing to see is named in SILENT. tests/web/test_scenes.py holds both to the engine.
import type { Sound } from '../lib/sound.svelte'

export type Act =
  | 'roll' | 'lock' | 'turn-die' | 'drop-die' | 'tally' | 'set' | 'straight' // the dice
  | 'gain' | 'pay' | 'lose' // the numbers
  | 'walk' | 'die' | 'clear' | 'guns' | 'hit' | 'fall' | 'spared' | 'fight' | 'out' | 'flag' | 'weather' | 'stamp' // the map
  | 'card-in' | 'card-used' | 'card-out' // the cards
  | 'end'

export interface Scene {
  act: Act
  ms: number
  each?: number
  sound?: Sound
}

const roll: Scene = { act: 'roll', ms: 500, sound: 'dice' }
const turned: Scene = { act: 'turn-die', ms: 320, sound: 'die' }
const walk: Scene = { act: 'walk', ms: 700, sound: 'step' }
const guns: Scene = { act: 'guns', ms: 1250, sound: 'guns' }
const taken: Scene = { act: 'card-in', ms: 450, sound: 'paper' }
const shown: Scene = { act: 'card-used', ms: 500, sound: 'paper' }
const gone: Scene = { act: 'card-out', ms: 550, sound: 'paper' }
const set: Scene = { act: 'set', ms: 750, sound: 'set' }
const weather: Scene = { act: 'weather', ms: 700, sound: 'surf' }
const flag: Scene = { act: 'flag', ms: 900, sound: 'set' }
const blast: Scene = { act: 'hit', ms: 650, sound: 'blast' }
const fight: Scene = { act: 'fight', ms: 900, sound: 'guns' }

export const SCENES: Readonly<Record<string, Scene>> = {
  // the dice
  rolled: roll, 'gold-rolled': roll, 'axis-rolled': roll, 'axis-rerolled': roll, 'help-rolled': roll, rerolled: roll, 'start-roll': roll,
  locked: { act: 'lock', ms: 260, sound: 'die' },
  'die-set': turned, 'die-changed': turned, exchanged: turned, swapped: turned, 'swapped-pool': turned, 'gold-called': turned, 'wild-swapped': turned,
  'skulls-become': turned, 'axis-set': turned, 'result-added': turned,
  cancelled: { act: 'drop-die', ms: 260, sound: 'die' }, 'result-removed': { act: 'drop-die', ms: 260, sound: 'die' },
  tally: { act: 'tally', ms: 120, each: 110 }, 'final-tally': { act: 'tally', ms: 120, each: 110 },
  rwb: set, claimed: set, 'claimed-two': set, 'gold-counted': set,
  straight: { act: 'straight', ms: 900, sound: 'set' },
  // the numbers
  gained: { act: 'gain', ms: 240, sound: 'die' }, paid: { act: 'pay', ms: 300 },
  'required-loss': { act: 'lose', ms: 400, sound: 'hit' },
  // moves
  advances: walk, moves: walk, charges: walk, retreats: walk, 'changed-places': walk, 'lone-advance': walk, progressed: walk, retreated: walk,
  d6: { act: 'die', ms: 800, sound: 'die' }, 'random-sector': { act: 'die', ms: 700, sound: 'die' }, climbed: { act: 'die', ms: 500 }, 'climb-failed': { act: 'die', ms: 700, sound: 'hit' },
  'line-cleared': { act: 'clear', ms: 600, sound: 'blast' }, 'gun-silenced': { act: 'clear', ms: 600, sound: 'blast' }, 'mines-cleared': { act: 'clear', ms: 600, sound: 'blast' },
  // fire
  mgf: guns, 'sniper-fires': guns, 'grey-mgf': guns, refired: guns, 'grey-refired': guns, opposition: guns,
  casualties: { act: 'hit', ms: 650, sound: 'hit' },
  fell: { act: 'fall', ms: 250, each: 110 },
  saved: { act: 'spared', ms: 450 }, shielded: { act: 'spared', ms: 450 }, protected: { act: 'spared', ms: 450 },
  assault: fight, 'fight-back': fight, repulsed: fight, gassed: fight, sprung: { act: 'hit', ms: 650, sound: 'blast' },
  'wiped-out': { act: 'out', ms: 1000, sound: 'lost' },
  // at sea
  sailed: walk, waded: walk, disembarked: walk, 'passengers-ashore': walk,
  shelled: blast, shelling: blast, 'direct-hit': blast, shrapnel: blast, 'struck-mine': blast, 'stray-bullet': blast, 'man-overboard': blast, drowned: blast,
  'sea-fire': guns, 'sea-shielded': { act: 'spared', ms: 450 }, dodged: { act: 'spared', ms: 450 }, 'shells-miss': { act: 'spared', ms: 450 },
  'craft-destroyed': { act: 'out', ms: 1000, sound: 'blast' }, 'sea-wiped-out': { act: 'out', ms: 1000, sound: 'lost' },
  'bunker-taken': flag, safe: flag, stormed: flag, eliminated: flag, 'beach-won': flag,
  // cards
  recruited: taken, found: taken, joined: taken, returned: taken, award: taken, decorated: taken, 'badge-drawn': taken, promoted: taken,
  'medal-gained': taken, rallied: taken, 'missions-drawn': taken, 'mission-accomplished': taken, 'made-available': taken,
  used: shown, 'medal-played': shown, 'mission-declared': shown, 'battle-cry': shown, 'stood-in': shown, looked: shown, 'countered-rwb': shown, 'countered-award': shown,
  fallen: gone, sacrificed: gone, struck: gone, abandoned: gone, wounded: gone, 'specialist-lost': gone, 'item-destroyed': gone, destroyed: gone,
  discarded: gone, 'decoration-lost': gone, 'mission-failed': gone, 'mission-discarded': gone, 'taken-out': gone,
  condition: weather, 'condition-lifted': weather, 'condition-cancelled': weather, 'condition-escaped': weather, 'weather-lies': weather,
  // the turn and the end
  turn: { act: 'stamp', ms: 350, sound: 'stamp' }, 'turn-begins': { act: 'stamp', ms: 200 },
  won: { act: 'end', ms: 600, sound: 'won' }, lost: { act: 'end', ms: 600, sound: 'lost' }, 'beach-lost': { act: 'end', ms: 600, sound: 'lost' },
}

/** Told in the log only: nothing on the table moves by them, or what moves is told by another event. */
export const SILENT: ReadonlySet<string> = new Set([
  'arrived', 'axis-added', 'axis-dropped', 'axis-ignored', 'back-in-pool', 'back-to-supply', 'beach-begins', 'beach-die', 'began', 'blind-start',
  'bonus-given-up', 'bonus-saved', 'broken-off', 'card-holds', 'cleared', 'consent-refused', 'contested', 'dealt', 'effect', 'emplaced',
  'extra-round', 'fails', 'finished', 'first-word', 'garrison-losses', 'garrison-tally', 'german-blind', 'goes-on', 'gold-way', 'grey-changed',
  'handed-over', 'holds', 'kommandant', 'kommandant-deployed', 'kommandant-next', 'landed', 'last-round', 'left-out', 'marker', 'medal-kept',
  'mission-kept', 'mission-redrawn', 'next-dice', 'next-silenced', 'no-choice', 'no-rally', 'observed', 'replayed', 'requirement', 'score',
  'shortfall', 'soldier-added', 'spare-dice', 'standing', 'start-resources', 'start-tied', 'starts', 'stayed', 'stopped', 'supplies',
  'swap-offered', 'tally-copied', 'tally-repeated', 'terrain', 'terrain-set', 'trade-declined', 'trade-offered', 'trade-withdrawn', 'traded',
  'battle-begins', 'blanked', 'crew', 'crew-lost', 'embarked', 'mines-seen', 'motor-mended', 'panic', 'sea-faint', 'sea-panic', 'sea-toll', 'stalled-motor', 'stars-spent',
  'german-holds', 'german-overrun', 'guns-chosen', 'route', 'sniper-comes', 'sniper-gone', 'tally-kept', 'token-laid', 'toll', 'warning', 'winner', 'worn',
])

/** How many men, dice or points a scene is about. */
export function countOf(kind: string, data: Readonly<Record<string, unknown>>): number {
  const { n, results, faces } = data
  if (kind === 'tally' || kind === 'final-tally') return Array.isArray(results) ? results.length : Array.isArray(faces) ? faces.length : 0
  return typeof n === 'number' ? Math.max(0, n) : 0
}
