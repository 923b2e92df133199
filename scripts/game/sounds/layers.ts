import { RATE, strike, sustain } from '../../brands/music/instruments.ts';
import { voices } from '../../brands/synthesise.ts';
import { addFlute } from './flute.ts';
import { addGong } from './gong.ts';
import { addHorn } from './horn.ts';
import { pluck } from './pluck.ts';
import type { Layer } from './schema.ts';
import { addThunder } from './thunder.ts';

type Of<Play extends Layer['play']> = Extract<Layer, { play: Play }>;

const pitchOf = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

/** Pitch and loudness are computed once for this many samples. */
const BLOCK = 32;

/** Cut at the end of the samples. */
function span(samples: Float32Array, at: number, seconds: number): { start: number; length: number } {
  const start = Math.round(at * RATE);
  return { start, length: Math.max(0, Math.min(samples.length - start, Math.round(seconds * RATE))) };
}

function slide(samples: Float32Array, { at, seconds, from, to, loud, grows }: Of<'slide'>): void {
  const { start, length } = span(samples, at, seconds);
  const slides = (to / from) ** (1 / length);
  const dies = Math.exp(-5 / length);
  let [phase, step, loudness] = [0, (2 * Math.PI * from) / RATE, 1];
  for (let index = 0; index < length; index += 1) {
    const t = index / length;
    phase += step;
    step *= slides;
    const shape = grows ? t * t : loudness * Math.min(1, index / 48);
    loudness *= dies;
    const leaves = Math.min(1, (length - index) / 320);
    samples[start + index] = (samples[start + index] ?? 0) + Math.sin(phase) * loud * shape * leaves;
  }
}

/** Adds noise through a filter that resonates at a pitch. */
function wind(samples: Float32Array, layer: Of<'wind'>, random: () => number): void {
  const { at, seconds, from, to, loud } = layer;
  const { start, length } = span(samples, at, seconds);
  const shapeAt = (index: number): number => loud * Math.sin((Math.PI * Math.min(index, length)) / length) ** 1.5;
  let [low, band, step, shape, rises] = [0, 0, 0, 0, 0];
  for (let index = 0; index < length; index += 1) {
    if (index % BLOCK === 0) {
      const pitch = from * (to / from) ** (index / length);
      step = 2 * Math.sin((Math.PI * pitch) / RATE);
      shape = shapeAt(index);
      rises = (shapeAt(index + BLOCK) - shape) / BLOCK;
    }
    low += step * band;
    band += step * (random() * 2 - 1 - low - 0.5 * band);
    samples[start + index] = (samples[start + index] ?? 0) + band * shape;
    shape += rises;
  }
}

/** Adds a call: a soft tone that rises a little and falls, with breath. */
function call(
  samples: Float32Array,
  at: number,
  seconds: number,
  midi: number,
  loud: number,
  random: () => number,
): void {
  const { start, length } = span(samples, at, seconds);
  let phase = 0;
  let breath = 0;
  for (let index = 0; index < length; index += 1) {
    const t = index / length;
    phase += (2 * Math.PI * pitchOf(midi + 1.2 * Math.sin(Math.PI * t) - 1.4 * t)) / RATE;
    breath += 0.08 * (random() * 2 - 1 - breath);
    const shape = Math.sin(Math.PI * t ** 0.7) ** 1.2;
    const tone = Math.sin(phase) + 0.18 * Math.sin(2 * phase) + 0.35 * breath;
    samples[start + index] = (samples[start + index] ?? 0) + tone * loud * shape;
  }
}

function hoot(samples: Float32Array, { at, midi, loud }: Of<'hoot'>, random: () => number): void {
  call(samples, at, 0.2, midi, loud * 0.7, random);
  call(samples, at + 0.3, 0.55, midi - 0.5, loud, random);
}

/** @param random numbers from 0 to 1 for noise */
export function addLayer(samples: Float32Array, layer: Layer, random: () => number): void {
  if (layer.play === 'notes')
    for (const [midi, at, loud] of layer.notes)
      strike(samples, at, midi, loud, voices[layer.voice].partials, layer.ring);
  else if (layer.play === 'pluck')
    for (const [midi, at, loud] of layer.notes) pluck(samples, at, midi, loud, layer.ring, random);
  else if (layer.play === 'tones')
    for (const [midi, at, loud] of layer.notes) sustain(samples, at, midi, layer.seconds, loud);
  else if (layer.play === 'slide') slide(samples, layer);
  else if (layer.play === 'wind') wind(samples, layer, random);
  else if (layer.play === 'flute') addFlute(samples, layer.notes, random);
  else if (layer.play === 'gong') addGong(samples, layer.at, layer.midi, layer.loud);
  else if (layer.play === 'horn') addHorn(samples, layer.notes, random);
  else if (layer.play === 'thunder') addThunder(samples, layer, random);
  else hoot(samples, layer, random);
}

/** Adds crickets behind the music: short trills, near and far. */
export function addCrickets(samples: Float32Array, loud: number, random: () => number): void {
  for (let at = 1.5; at < samples.length / RATE - 5; at += 0.7 + random() * 1.3) {
    const pitch = 3900 + random() * 900;
    const near = 0.3 + random() * 0.7;
    const chirps = 3 + Math.floor(random() * 3);
    for (let chirp = 0; chirp < chirps; chirp += 1) {
      const { start, length } = span(samples, at + chirp * 0.055, 0.032);
      for (let index = 0; index < length; index += 1) {
        const shape = Math.sin((Math.PI * index) / length) ** 2;
        const tone = Math.sin((2 * Math.PI * pitch * index) / RATE);
        samples[start + index] = (samples[start + index] ?? 0) + tone * shape * loud * near;
      }
    }
  }
}
