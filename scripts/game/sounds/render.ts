import { createMp3Encoder } from 'wasm-media-encoders';
import { seededRandom } from '#art/drawing/random.ts';
import { playPiece } from '../../brands/music/compose.ts';
import { addEcho, RATE } from '../../brands/music/instruments.ts';
import { wav } from '../../brands/synthesise.ts';
import { addFlute } from './flute.ts';
import { addGong } from './gong.ts';
import { addCrickets, addLayer } from './layers.ts';
import type { Effect, Music, SoundsFile } from './schema.ts';

const EFFECT_KILOBITS = 64;
const MUSIC_KILOBITS = 40;
const PEAK = 0.85;
/** A sound fades out at its end to avoid clicks. */
const FADE = RATE * 0.03;

/** Scales samples to the loudest one, in place. */
function toPeak(samples: Float32Array): Float32Array {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  for (let index = 0; index < samples.length; index += 1) samples[index] = ((samples[index] ?? 0) / peak) * PEAK;
  return samples;
}

/** Plays an effect. @param name the seed of its noise */
export function playEffect(name: string, { seconds, echo, layers }: Effect): Float32Array {
  const samples = new Float32Array(Math.round(seconds * RATE));
  const random = seededRandom(name);
  for (const layer of layers) addLayer(samples, layer, random);
  if (echo !== undefined) addEcho(samples, echo.delay, echo.feedback);
  return toPeak(samples).map((sample, index) => sample * Math.min(1, (samples.length - 1 - index) / FADE));
}

/** Adds the flute with an echo of its own. */
function addVoice(samples: Float32Array, flute: NonNullable<Music['flute']>, beat: number, name: string): void {
  const voice = new Float32Array(samples.length);
  const notes = flute.map(([midi, at, beats, loud]) => [midi, at * beat, beats * beat, loud] as const);
  addFlute(voice, notes, seededRandom(`${name} flute`));
  addEcho(voice, 0.31, 0.34);
  for (const [index, sample] of voice.entries()) samples[index] = (samples[index] ?? 0) + sample;
}

export function playMusic(
  name: string,
  { crickets, flute = [], gongs = [], layers = [], ...piece }: Music,
): Float32Array {
  const samples = playPiece(piece, name);
  const beat = 60 / piece.tempo;
  if (flute.length > 0) addVoice(samples, flute, beat, name);
  for (const [midi, at, loud] of gongs) addGong(samples, at * beat, midi, loud);
  const random = seededRandom(`${name} layers`);
  for (const layer of layers) addLayer(samples, layer, random);
  if (crickets > 0) addCrickets(samples, crickets, seededRandom(`${name} crickets`));
  return toPeak(samples);
}

let opened: ReturnType<typeof createMp3Encoder> | undefined;

/** `configure` starts a new file, so all sounds share an encoder: each of them would compile WebAssembly. */
async function mp3(samples: Float32Array, bitrate: 40 | 64): Promise<Buffer> {
  opened ??= createMp3Encoder();
  const encoder = await opened;
  encoder.configure({ channels: 1, sampleRate: RATE, bitrate });
  // Each result is a view of the encoder's memory, which the next call overwrites.
  const body = Buffer.from(encoder.encode([samples]));
  return Buffer.concat([body, Buffer.from(encoder.finalize())]);
}

/** Returns every sound of a game by its file. Short sounds are WAV, since MP3 begins with a silence. */
export async function renderSounds({ effects, music }: SoundsFile): Promise<{ file: string; bytes: Buffer }[]> {
  const files = [];
  for (const [file, effect] of Object.entries(effects)) {
    const samples = playEffect(file, effect);
    const bytes = file.endsWith('.wav') ? wav(Float64Array.from(samples), RATE) : await mp3(samples, EFFECT_KILOBITS);
    files.push({ file, bytes });
  }
  for (const [file, piece] of Object.entries(music))
    files.push({ file, bytes: await mp3(playMusic(file, piece), MUSIC_KILOBITS) });
  return files;
}
