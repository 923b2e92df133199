import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { STREAM, STREAM_SECONDS, streamFrame } from '#art/stream/index.ts';
import { startEncoder } from './art/effects/encode.ts';
import { createSprites } from './art/effects/sprites.ts';
import { loopSound, RATE } from './live/loopSound.ts';

/**
 * Records the scene of the live demo as an FLV file that loops without a seam (`npm run live:loop`). It needs ffmpeg. The repository
 * contains the file, because the mocks and `npm run live:demo` play it on machines without ffmpeg.
 */
const file = fileURLToPath(new URL('../content/live/loop.flv', import.meta.url));
const SIZE = { width: 432, height: 936 } as const;
const FRAME_RATE = 24;
/** A viewer starts at a key frame, so the file has a key frame every 1.5 seconds. */
const KEY_FRAME_EVERY = 36;

const words = (line: string): readonly string[] => line.split(' ');

const folder = await mkdtemp(join(tmpdir(), 'live-loop-'));
try {
  const sound = join(folder, 'sound.pcm');
  await writeFile(sound, loopSound());
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
  for (let frame = 0; frame < STREAM_SECONDS * FRAME_RATE; frame += 1) {
    const svg = await sprites(streamFrame(frame / FRAME_RATE));
    const density = Math.ceil((72 * SIZE.width) / STREAM.width);
    const drawn = sharp(Buffer.from(svg), { density, unlimited: true }).resize({ ...SIZE, fit: 'fill' });
    await encoder.write(await drawn.flatten({ background: '#000' }).removeAlpha().raw().toBuffer());
  }
  await encoder.end();
} finally {
  await rm(folder, { recursive: true });
}
console.log(`content/live/loop.flv: ${Math.round((await stat(file)).size / 1024)} KiB, ${STREAM_SECONDS} s`);
