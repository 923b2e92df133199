import { mkdir, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { effectFrame, effectSeconds } from '#art/effects/index.ts';
import { GIFT_IDS, type GiftId } from '#art/ids.ts';
import {
  FRAME,
  FRAME_RATE,
  mp4Arguments,
  packAlpha,
  SCALE,
  startEncoder,
  webmArguments,
} from './art/effects/encode.ts';
import { createSprites } from './art/effects/sprites.ts';
import { encodeTune } from './art/effects/tunes.ts';

/**
 * Makes the clips of gift effects by ffmpeg, and their sounds. The repository contains the results, so that builds and checks need no
 * ffmpeg. Run this after a change of an effect (`npm run effects`, `npm run effects -- rose car`).
 */
const folder = fileURLToPath(new URL('../app/public/effects/', import.meta.url));
/** The quality of clips, in the units of each encoder. No file exceeds 250 KiB. */
const QUALITY = { webm: 48, mp4: 29 } as const;
/** Large clouds and rays need more bytes than other effects but less sharpness. */
const COARSER: Readonly<Partial<Record<GiftId, { readonly webm: number; readonly mp4: number }>>> = {
  rocket: { webm: 13, mp4: 7 },
  fireworks: { webm: 13, mp4: 7 },
  castle: { webm: 10, mp4: 5 },
};

const isGift = (name: string): name is GiftId => GIFT_IDS.some((id) => id === name);

const sprites = createSprites();
const draw = async (id: GiftId, frame: number): Promise<Buffer> =>
  sharp(Buffer.from(await sprites(effectFrame(id, frame / FRAME_RATE))), {
    density: Math.ceil(72 * SCALE),
    unlimited: true,
  })
    .resize({ ...FRAME, fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();

async function encodeClips(id: GiftId): Promise<void> {
  const coarser = COARSER[id] ?? { webm: 0, mp4: 0 };
  const webm = startEncoder(webmArguments(`${folder}${id}.webm`, QUALITY.webm + coarser.webm));
  const mp4 = startEncoder(mp4Arguments(`${folder}${id}.mp4`, QUALITY.mp4 + coarser.mp4));
  const frames = Math.ceil(effectSeconds(id) * FRAME_RATE);
  const batch = availableParallelism();
  for (let first = 0; first < frames; first += batch) {
    const count = Math.min(batch, frames - first);
    const drawn = await Promise.all(Array.from({ length: count }, (_, index) => draw(id, first + index)));
    for (const frame of drawn) {
      await webm.write(frame);
      await mp4.write(packAlpha(frame));
    }
  }
  await Promise.all([webm.end(), mp4.end()]);
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !isGift(name));
if (unknown.length > 0) throw new Error(`no such gift: ${unknown.join(', ')}`);
await mkdir(folder, { recursive: true });
for (const id of asked.length > 0 ? asked.filter(isGift) : GIFT_IDS) {
  await encodeClips(id);
  await writeFile(`${folder}${id}.mp3`, await encodeTune(id));
  const sizes = await Promise.all(
    ['webm', 'mp4', 'mp3'].map(
      async (kind) => `${kind} ${Math.round((await stat(`${folder}${id}.${kind}`)).size / 1024)} KiB`,
    ),
  );
  console.log(`${id}: ${effectSeconds(id)} s, ${sizes.join(', ')}`);
}
