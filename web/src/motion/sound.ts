/** A small set of sounds, made of tones and noise. Silent until the person has touched the page, and at volume 0. */

import { settings } from '../lib/settings.svelte';
import type { EffectKind } from '../lib/protocol';

export type Sound =
  'turn' | 'step' | 'dice' | 'hit' | 'shot' | 'card' | 'coin' | 'heal' | 'fall' | 'place' | 'victory';

/** A tone that glides, or noise through a filter, at a moment and for a time in seconds. */
interface Note {
  wave: OscillatorType | 'noise';
  at: number;
  time: number;
  /** Hertz: where it begins and where it ends. */
  from: number;
  to: number;
  loud: number;
}

const tone = (wave: OscillatorType, at: number, time: number, from: number, to = from, loud = 0.3): Note => ({
  wave,
  at,
  time,
  from,
  to,
  loud,
});
const noise = (at: number, time: number, from: number, to = from, loud = 0.3): Note => ({
  wave: 'noise',
  at,
  time,
  from,
  to,
  loud,
});

export const SOUNDS: Record<Sound, readonly Note[]> = {
  turn: [tone('sine', 0, 0.16, 660, 660, 0.25), tone('sine', 0.13, 0.3, 880, 880, 0.25)],
  step: [noise(0, 0.05, 500, 260, 0.22)],
  dice: [0, 0.07, 0.16, 0.3, 0.38, 0.55].map((at, place) =>
    noise(at, 0.04, 2600 - place * 180, 1400, 0.34 - place * 0.03),
  ),
  hit: [noise(0, 0.14, 1800, 240, 0.5), tone('triangle', 0, 0.2, 160, 60, 0.5)],
  shot: [noise(0, 0.26, 900, 3400, 0.16)],
  card: [noise(0, 0.11, 2400, 5200, 0.2)],
  coin: [tone('sine', 0, 0.09, 1320, 1320, 0.14), tone('sine', 0.06, 0.16, 1760, 1760, 0.14)],
  heal: [tone('sine', 0, 0.22, 520, 780, 0.2), tone('sine', 0.12, 0.3, 780, 1040, 0.16)],
  fall: [tone('sawtooth', 0, 0.42, 220, 55, 0.16), noise(0.2, 0.22, 700, 160, 0.26)],
  place: [noise(0, 0.05, 900, 420, 0.3), tone('triangle', 0, 0.09, 240, 180, 0.3)],
  victory: [523, 659, 784, 1047].map((pitch, place) =>
    tone('triangle', place * 0.16, place === 3 ? 0.9 : 0.2, pitch, pitch, 0.26),
  ),
};

const OF_EFFECTS: Record<EffectKind, Sound> = {
  move: 'step',
  strike: 'hit',
  shoot: 'shot',
  hurt: 'hit',
  heal: 'heal',
  roll: 'dice',
  flip: 'card',
  reveal: 'card',
  gain: 'coin',
  spend: 'coin',
  place: 'place',
  remove: 'fall',
  say: 'card',
};

export const soundOf = (kind: EffectKind): Sound => OF_EFFECTS[kind];

let context: AudioContext | null = null;
let rustle: AudioBuffer | null = null;

/** From the first touch on there may be sound: browsers want it so, and so do people. */
export function listenForFirstGesture(): void {
  const open = () => {
    if (typeof AudioContext !== 'undefined') context ??= new AudioContext();
    for (const kind of ['pointerdown', 'keydown']) removeEventListener(kind, open, true);
  };
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, open, true);
}

export function sound(name: Sound): void {
  if (!context || settings.volume <= 0 || document.hidden) return;
  for (const note of SOUNDS[name]) play(context, note);
}

function play(audio: AudioContext, { wave, at, time, from, to, loud }: Note): void {
  const start = audio.currentTime + at;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(loud * settings.volume, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + time);
  volume.connect(audio.destination);
  const source =
    wave === 'noise' ? noiseThrough(audio, volume, start, time, from, to) : audio.createOscillator();
  if (source instanceof OscillatorNode && wave !== 'noise') {
    source.type = wave;
    source.frequency.setValueAtTime(from, start);
    source.frequency.exponentialRampToValueAtTime(to, start + time);
    source.connect(volume);
  }
  source.start(start);
  source.stop(start + time);
}

/** Noise of a colour that changes. */
function noiseThrough(
  audio: AudioContext,
  volume: GainNode,
  start: number,
  time: number,
  from: number,
  to: number,
): AudioBufferSourceNode {
  const source = audio.createBufferSource();
  source.buffer = rustle ??= makeNoise(audio);
  source.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + time);
  source.connect(filter).connect(volume);
  return source;
}

function makeNoise(audio: AudioContext): AudioBuffer {
  const made = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = made.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return made;
}
