// The sign on a sector for one of its words, and the number beside it.
const SIGNS: Record<string, string> = {
  AWARD_FIRST: 'medal', BATTLE_CRY_ONLY: 'COURAGE', CAPACITY: 'token', CLIMB: 'cliff', DEF_FIXED: 'shield',
  DICE: 'die', ENTRY_SOLDIERS: 'SOLDIER', FOUR_GAIN: 'SOLDIER', FOUR_LOSE: 'grave', FREE_ITEM: 'crate',
  JOIN: 'tag', JOIN_FIRST: 'tag', LOCK: 'lock', NO_FIND: 'crate', NO_LOCK: 'lock', NO_SKULL_REROLL: 'SKULL',
  RANDOM: 'die', RETREAT: 'back', STAY_FOREVER: 'anchor', VEHICLE: 'vehicle', NEED: 'tag', SACRIFICE: 'grave',
  GENERAL_CANCELS: 'tag', MID_BUNKER: 'shield', NO_RECRUIT: 'tag', NO_TRADE: 'swap', TOOL_LOSS: 'grave',
  ENTRY_STARS: 'STAR', NO_VEHICLE: 'vehicle', GUN: 'gun',
}
const COUNTED = ['CAPACITY', 'DICE', 'LOCK', 'RANDOM', 'FOUR_GAIN', 'FOUR_LOSE', 'ENTRY_SOLDIERS', 'ENTRY_STARS', 'GUN']

export function signOf(word: string): { icon: string; n: string } {
  const [, name = word, inside = ''] = /^([A-Z_]+)(?:\((.*)\))?$/.exec(word) ?? []
  const [first = '', second = ''] = inside.split(',')
  if (name === 'BONUS') return { icon: first, n: `+${second}` }
  if (name === 'PENALTY') return { icon: first, n: `−${second}` }
  const none = name.startsWith('NO_') ? '×' : ''
  return { icon: SIGNS[name] ?? 'dot', n: COUNTED.includes(name) ? first : none }
}
