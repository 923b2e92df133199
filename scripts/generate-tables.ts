import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hash, hashSources, isComplete, readCache, writeCache } from './art/cache.ts';
import { renderSounds } from './game/sounds/render.ts';
import { SoundsFile } from './game/sounds/schema.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const rooms = join(root, 'games/rooms');
const folder = join(root, 'games/generated');
const cacheFile = join(root, 'node_modules/.cache/menagerie/tables.json');

/** Renders the sounds of the rooms into `games/generated/<code>/sounds`. Skips rooms with unchanged scores. */
export async function generateTables(): Promise<void> {
  const cache = await readCache(cacheFile);
  const pictures: typeof cache.pictures = {};
  const sources = await hashSources([join(root, 'scripts/game/sounds')], [fileURLToPath(import.meta.url)]);
  for (const code of readdirSync(rooms)) {
    const score = join(rooms, code, 'sounds.json');
    if (!existsSync(score)) continue;
    const text = await readFile(score, 'utf8');
    const inputs = hash(sources, text);
    const known = cache.pictures[code];
    if (known?.hash === inputs && (await isComplete(folder, known))) pictures[code] = known;
    else pictures[code] = { hash: inputs, average: '', files: await write(code, SoundsFile.parse(JSON.parse(text))) };
  }
  await writeCache(cacheFile, { inputs: '', pictures });
}

async function write(code: string, score: SoundsFile): Promise<Record<string, number>> {
  await rm(join(folder, code), { recursive: true, force: true });
  await mkdir(join(folder, code, 'sounds'), { recursive: true });
  const sizes: Record<string, number> = {};
  for (const { file, bytes } of await renderSounds(score)) {
    await writeFile(join(folder, code, 'sounds', file), bytes);
    sizes[`${code}/sounds/${file}`] = bytes.length;
  }
  return sizes;
}
