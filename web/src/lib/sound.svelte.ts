// Quiet sounds, off until somebody wants them; made on the spot, so that nothing has to be fetched.
export type Sound = 'dice' | 'step' | 'hit' | 'turn' | 'won' | 'lost'

const KEY = 'hhour-sound'
const LOUDNESS = 0.12

class Sounds {
  on = $state(localStorage.getItem(KEY) === 'on')
  #context: AudioContext | null = null

  /** Browsers let a page sound only after somebody pressed something; the switch is that press. */
  switch(): void {
    this.on = !this.on
    localStorage.setItem(KEY, this.on ? 'on' : 'off')
    if (this.on) this.play('step')
  }

  play(sound: Sound): void {
    if (!this.on || document.hidden) return
    this.#context ??= new AudioContext()
    const context = this.#context
    if (context.state === 'suspended') context.resume().catch(() => undefined)
    const now = context.currentTime + 0.01
    for (const note of NOTES[sound]) this.#sound(context, now + note.at, note)
  }

  #sound(context: AudioContext, at: number, note: Note): void {
    const gain = context.createGain()
    gain.gain.setValueAtTime(LOUDNESS * note.loud, at)
    gain.gain.exponentialRampToValueAtTime(0.0001, at + note.long)
    gain.connect(context.destination)
    const source = note.pitch ? tone(context, note.pitch) : noise(context, note.long, gain)
    if (note.pitch) source.connect(gain)
    source.start(at)
    source.stop(at + note.long)
  }
}

interface Note {
  at: number
  long: number
  loud: number
  pitch?: number // none: a rattle
}

const rattle = (at: number, long: number, loud: number): Note => ({ at, long, loud })
const NOTES: Record<Sound, Note[]> = {
  dice: [rattle(0, 0.05, 0.9), rattle(0.07, 0.04, 0.6), rattle(0.13, 0.05, 0.8), rattle(0.22, 0.03, 0.4)],
  step: [rattle(0, 0.06, 0.5), { at: 0, long: 0.09, loud: 0.5, pitch: 110 }],
  hit: [rattle(0, 0.18, 1), { at: 0, long: 0.22, loud: 0.8, pitch: 62 }],
  turn: [{ at: 0, long: 0.12, loud: 0.4, pitch: 523 }],
  won: [392, 523, 659, 784].map((pitch, n) => ({ at: n * 0.13, long: 0.35, loud: 0.5, pitch })),
  lost: [330, 262, 196].map((pitch, n) => ({ at: n * 0.2, long: 0.5, loud: 0.5, pitch })),
}

function tone(context: AudioContext, pitch: number): OscillatorNode {
  const source = context.createOscillator()
  source.type = 'triangle'
  source.frequency.value = pitch
  return source
}

/** Wood on wood: a short noise with its lows and highs taken off. */
function noise(context: AudioContext, long: number, gain: GainNode): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * long), context.sampleRate)
  const data = buffer.getChannelData(0)
  for (let n = 0; n < data.length; n += 1) data[n] = Math.random() * 2 - 1
  const source = context.createBufferSource()
  source.buffer = buffer
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = 1800
  source.connect(filter)
  filter.connect(gain)
  return source
}

export const sounds = new Sounds()
