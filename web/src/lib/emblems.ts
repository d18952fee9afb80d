// The emblem of a card: a patch whose field and colours follow from its name, with the sign of what it is about.
// Nothing is drawn by hand for a single card, so that a new one has its own at once.
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/medic|surgeon|nurse|ambulance|aid|morphine|first-aid/, 'cross'],
  [/sniper|sharpshooter|marksman|scope/, 'sight'],
  [/scout|recon|observer|binocular|point-man|patrol/, 'eyes'],
  [/radio|signal|comms|operator|telephone|walkie/, 'radio'],
  [/engineer|sapper|mechanic|tool|bangalore|wire|demolition|pioneer/, 'TOOL'],
  [/grenade|mortar|bazooka|bomb|explosive|flame|piat|shell|artillery|rocket/, 'shell'],
  [/tank|halftrack|half-track|jeep|truck|vehicle|carrier|dukw|landing|bulldozer/, 'vehicle'],
  [/general|colonel|major|captain|lieutenant|leader|officer|commander/, 'stars'],
  [/sergeant|corporal|private|veteran|trooper|ranger|commando|soldier|platoon|guard/, 'chevrons'],
  [/charm|luck|rabbit|dice|coin/, 'clover'],
  [/cross|medal|star|honor|honour|merit|croix|order|heart|victoria/, 'medal'],
  [/gun|rifle|bren|bar\b|thompson|mg|weapon|sten/, 'gun'],
  [/smoke|fog|gale|rain|storm|weather|tide|cloud|mist/, 'cloud'],
  [/map|plan|orders|mission|intelligence|document|compass/, 'map'],
  [/supply|crate|ration|ammo|bag|quartermaster|pack/, 'crate'],
  [/shield|helmet|vest|sandbag|cover|bunker|trench/, 'shield'],
  [/chaplain|priest|padre|bible/, 'grave'],
  [/flag|bugle|piper|bagpipe|whistle|drum/, 'flag'],
]
const DECKS: Readonly<Record<string, string>> = { award: 'medal', badge: 'badge', condition: 'cloud', decoration: 'iron-cross', 'german-item': 'crate', 'german-specialist': 'SOLDIER', item: 'crate', vehicle: 'vehicle', mission: 'map' }
const COLOURS = ['#28517a', '#7a2a1c', '#3f5a1c', '#7a4f00', '#5a3262', '#23454a', '#4a4030', '#6b2440'] as const
const FIELDS = ['plain', 'halved', 'barred', 'chief', 'cross', 'bend'] as const

export interface Emblem {
  sign: string
  field: (typeof FIELDS)[number]
  ground: string
  second: string
}

function seedOf(slug: string): number {
  let seed = 7
  for (const letter of slug) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return seed
}

export function emblemOf(slug: string, deck: string): Emblem {
  const seed = seedOf(slug)
  const ground = COLOURS[seed % COLOURS.length] ?? COLOURS[0]
  const second = COLOURS[(seed + 1 + ((seed >>> 5) % (COLOURS.length - 1))) % COLOURS.length] ?? COLOURS[1]
  const sign = SIGNS.find(([words]) => words.test(slug))?.[1] ?? DECKS[deck] ?? 'tag'
  return { sign, field: FIELDS[(seed >>> 9) % FIELDS.length] ?? 'plain', ground, second }
}
