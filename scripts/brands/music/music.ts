import { createMp3Encoder } from 'wasm-media-encoders';
import { compose } from './compose.ts';
import { RATE } from './instruments.ts';
import { pieces } from './pieces.ts';

/** At this rate mono at 32 kHz keeps all quiet background music, at 6 KiB per second. */
const KILOBITS_A_SECOND = 48;

const isVoice = (name: string): name is keyof typeof pieces => Object.hasOwn(pieces, name);

/** The file names of all pieces: `bell-music.mp3`. */
export const musicFiles: readonly string[] = Object.keys(pieces).map((voice) => `${voice}-music.mp3`);

/** Plays one of {@link musicFiles} and encodes it as MP3, which every browser decodes. @throws Error for an unknown piece */
export async function encodeMusic(name: string): Promise<Buffer> {
  const voice = /^(\w+)-music\.mp3$/.exec(name)?.[1] ?? '';
  if (!isVoice(voice)) throw new Error(`there is no music "${name}"`);
  const encoder = await createMp3Encoder();
  encoder.configure({ channels: 1, sampleRate: RATE, bitrate: KILOBITS_A_SECOND });
  // Each result is a view of the encoder's memory, which the next call overwrites.
  const body = Buffer.from(encoder.encode([compose(voice)]));
  return Buffer.concat([body, Buffer.from(encoder.finalize())]);
}
