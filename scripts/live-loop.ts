import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { STREAM, STREAM_LOOKS, STREAM_SECONDS, type StreamScene, streamFrame } from '#art/stream/index.ts';
import { startEncoder } from './art/effects/encode.ts';
import { createSprites } from './art/effects/sprites.ts';
import { filmGame } from './live/gameFilm.ts';
import { loopSound, RATE } from './live/loopSound.ts';

/**
 * Records the scenes of the live demo as FLV files that loop without a seam (`npm run live:loop [-- <game>]`). It needs ffmpeg and the
 * drawn games (`npm run generate`). The repository contains the files, because the mocks and `npm run live:demo` play them on machines
 * without ffmpeg.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const SIZE = { width: 432, height: 936 } as const;
const FRAME_RATE = 20;
/** A viewer starts at a key frame, so a file has a key frame every 1.5 seconds. */
const KEY_FRAME_EVERY = 30;
/** The key note of each scene's music, as a MIDI number. */
const ROOTS: Readonly<Record<StreamScene, number>> = { dragon: 69, candy: 74, owl: 67 };

const words = (line: string): readonly string[] => line.split(' ');
const isScene = (code: string): code is StreamScene => Object.hasOwn(STREAM_LOOKS, code);

async function record(scene: StreamScene, folder: string): Promise<void> {
  const file = join(root, `content/live/${scene}.flv`);
  const { frame: drawGame, hits } = await filmGame(root, scene);
  const sound = join(folder, `${scene}.pcm`);
  await writeFile(sound, loopSound(ROOTS[scene], hits));
  const encoder = startEncoder([
    ...words(`-f rawvideo -pix_fmt rgb24 -s ${SIZE.width}x${SIZE.height} -r ${FRAME_RATE} -i pipe:0`),
    ...words(`-f s16le -ar ${RATE} -ac 1 -i ${sound}`),
    ...words(
      '-c:v libx264 -profile:v main -pix_fmt yuv420p -preset slow -tune animation -b:v 400k -maxrate 700k -bufsize 900k',
    ),
    ...words(`-bf 0 -g ${KEY_FRAME_EVERY} -keyint_min ${KEY_FRAME_EVERY} -sc_threshold 0`),
    ...words(`-c:a aac -b:a 56k -ar 44100 -t ${STREAM_SECONDS}`),
    ...words(
      '-map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact -flvflags no_duration_filesize -f flv -y',
    ),
    file,
  ]);
  const sprites = createSprites();
  const density = Math.ceil((72 * SIZE.width) / STREAM.width);
  for (let frame = 0; frame < STREAM_SECONDS * FRAME_RATE; frame += 1) {
    const t = frame / FRAME_RATE;
    const svg = await sprites(streamFrame(scene, t, drawGame(t), hits));
    const drawn = sharp(Buffer.from(svg), { density, unlimited: true }).resize({ ...SIZE, fit: 'fill' });
    await encoder.write(await drawn.flatten({ background: '#000' }).removeAlpha().raw().toBuffer());
  }
  await encoder.end();
  console.log(`${file}: ${Math.round((await stat(file)).size / 1024)} KiB, ${STREAM_SECONDS} s`);
}

const asked = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'live-loop-'));
try {
  for (const scene of asked.length > 0 ? asked : Object.keys(STREAM_LOOKS)) {
    if (!isScene(scene)) throw new Error(`there is no scene "${scene}"`);
    await record(scene, folder);
  }
} finally {
  await rm(folder, { recursive: true });
}
