// Quiet sounds, made on the spot so that nothing has to be fetched: on after the first click, unless somebody muted them.
export type Sound = 'dice' | 'die' | 'step' | 'guns' | 'hit' | 'blast' | 'paper' | 'stamp' | 'set' | 'surf' | 'turn' | 'won' | 'lost'

const KEY = 'hhour-sound'
const VOLUME = 'hhour-volume'
const LOUDNESS = 0.32 // at full volume

/** What is heard where a whole turn sounds at once: the first of these. */
export const LOUDEST: readonly Sound[] = ['lost', 'won', 'hit', 'blast', 'guns', 'set', 'dice', 'step', 'paper', 'stamp', 'die', 'surf', 'turn']

const kept = (key: string) => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // a browser that keeps nothing still sounds
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // as above: it holds as long as the page
  }
}

class Sounds {
  on = $state(kept(KEY) !== 'off')
  volume = $state(Number(kept(VOLUME) ?? 0.5))
  #context: AudioContext | null = null

  switch(): void {
    this.on = !this.on
    keep(KEY, this.on ? 'on' : 'off')
    if (this.on) this.play('die')
  }

  setVolume(volume: number): void {
    this.volume = volume
    keep(VOLUME, String(volume))
    this.play('die')
  }

  /** Browsers let a page sound only after somebody pressed something; before that there is nothing to hear. */
  play(sound: Sound): void {
    if (!this.on || !this.volume || navigator.userActivation?.hasBeenActive === false) return
    try {
      this.#context ??= new AudioContext()
      const context = this.#context
      if (context.state === 'suspended') context.resume().catch(() => undefined)
      const now = context.currentTime + 0.01
      for (const note of NOTES[sound]) this.#sound(context, now + note.at, note)
    } catch {
      this.on = false // no sound here: the game goes on without
    }
  }

  #sound(context: AudioContext, at: number, note: Note): void {
    const gain = context.createGain()
    const full = LOUDNESS * this.volume * note.loud
    if (note.swell) {
      gain.gain.setValueAtTime(0.0001, at)
      gain.gain.exponentialRampToValueAtTime(full, at + note.long * note.swell)
    } else gain.gain.setValueAtTime(full, at)
    gain.gain.exponentialRampToValueAtTime(0.0001, at + note.long)
    gain.connect(context.destination)
    const source = note.pitch ? tone(context, at, note) : noise(context, note, gain)
    if (note.pitch) source.connect(gain)
    source.start(at)
    source.stop(at + note.long)
  }
}

interface Note {
  at: number
  long: number
  loud: number
  pitch?: number // none: noise
  to?: number // the pitch it slides to
  wave?: OscillatorType
  band?: number // of noise: the middle of what is let through
  sharp?: number
  swell?: number // the part of its length in which it grows
}

const knock = (at: number, loud: number, band: number): Note => ({ at, long: 0.045, loud, band, sharp: 3 })
const thud = (at: number, loud: number, pitch: number, long = 0.2): Note => ({ at, long, loud, pitch, to: pitch * 0.5 })

const NOTES: Readonly<Record<Sound, Note[]>> = {
  // wood: knocks that come closer together and softer
  dice: [[0, 1, 1500], [0.09, 0.8, 1900], [0.16, 0.9, 1300], [0.25, 0.6, 2100], [0.33, 0.7, 1600], [0.44, 0.4, 1800], [0.52, 0.3, 1500]].map(([at = 0, loud = 0, band = 0]) => knock(at, loud, band)),
  die: [knock(0, 0.7, 1700), thud(0, 0.25, 190, 0.06)],
  step: [{ at: 0, long: 0.07, loud: 0.5, band: 500 }, { at: 0.2, long: 0.07, loud: 0.4, band: 420 }, { at: 0.4, long: 0.07, loud: 0.5, band: 500 }],
  guns: Array.from({ length: 9 }, (_, n) => ({ at: n * 0.085, long: 0.08, loud: 0.75 - (n % 3) * 0.15, band: 340, sharp: 0.8 })),
  hit: [thud(0, 0.9, 95), { at: 0, long: 0.22, loud: 0.6, band: 260 }],
  blast: [thud(0, 1, 70, 0.5), { at: 0, long: 0.6, loud: 0.9, band: 180, sharp: 0.5 }],
  paper: [{ at: 0, long: 0.16, loud: 0.35, band: 4200, sharp: 0.7, swell: 0.4 }, { at: 0.12, long: 0.08, loud: 0.25, band: 5200 }],
  stamp: [thud(0, 0.7, 120, 0.12), { at: 0, long: 0.05, loud: 0.5, band: 900 }],
  set: [{ at: 0, long: 0.18, loud: 0.3, pitch: 523 }, { at: 0.1, long: 0.28, loud: 0.3, pitch: 784 }],
  surf: [{ at: 0, long: 1.6, loud: 0.5, band: 480, sharp: 0.3, swell: 0.45 }],
  // a sergeant's whistle, short and long
  turn: [{ at: 0, long: 0.12, loud: 0.16, pitch: 2150, to: 2250 }, { at: 0.16, long: 0.3, loud: 0.16, pitch: 2150, to: 2300 }],
  won: [392, 523, 659, 784, 1047].map((pitch, n) => ({ at: n * 0.15, long: n === 4 ? 0.8 : 0.3, loud: 0.35, pitch, wave: 'sawtooth' as const })),
  lost: [...[330, 311, 262].map((pitch, n) => ({ at: n * 0.28, long: 0.6, loud: 0.3, pitch })), { at: 0.3, long: 2.4, loud: 0.5, band: 420, sharp: 0.3, swell: 0.4 }],
}

function tone(context: AudioContext, at: number, note: Note): OscillatorNode {
  const source = context.createOscillator()
  source.type = note.wave ?? 'triangle'
  source.frequency.setValueAtTime(note.pitch ?? 440, at)
  if (note.to) source.frequency.exponentialRampToValueAtTime(note.to, at + note.long)
  return source
}

function noise(context: AudioContext, note: Note, gain: GainNode): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * note.long), context.sampleRate)
  const data = buffer.getChannelData(0)
  for (let n = 0; n < data.length; n += 1) data[n] = Math.random() * 2 - 1
  const source = context.createBufferSource()
  source.buffer = buffer
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = note.band ?? 1800
  filter.Q.value = note.sharp ?? 1
  source.connect(filter)
  filter.connect(gain)
  return source
}

export const sounds = new Sounds()
