import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FishLook } from '#games/client/fish/look/schema.ts';
import { hash, hashSources, isComplete, readCache, writeCache } from './art/cache.ts';
import { importedSources } from './art/importedSources.ts';
import { fishPictures } from './game/art/fishPictures.ts';
import { renderSounds } from './game/sounds/render.ts';
import { SoundsFile } from './game/sounds/schema.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const rooms = join(root, 'games/rooms');
const folder = join(root, 'games/generated');
const cacheFile = join(root, 'node_modules/.cache/menagerie/tables.json');

/** Lists the drawings of all fishing rooms, so only its logic is shared. */
const REGISTRY = join(root, 'art/fish/index.ts');

/**
 * Renders the sounds of the rooms, and the drawings of fishing rooms, into `games/generated/<code>`. Skips rooms with unchanged scores and
 * drawings.
 */
export async function generateTables(): Promise<void> {
  const cache = await readCache(cacheFile);
  const pictures: typeof cache.pictures = {};
  const sources = await hashSources([join(root, 'scripts/game/sounds')], [fileURLToPath(import.meta.url)]);
  for (const code of readdirSync(rooms)) {
    const score = join(rooms, code, 'sounds.json');
    if (!existsSync(score)) continue;
    const text = await readFile(score, 'utf8');
    const art = await artOf(code);
    const inputs = hash(sources, text, art === undefined ? '' : await hashDrawings(art));
    const known = cache.pictures[code];
    if (known?.hash === inputs && (await isComplete(folder, known))) pictures[code] = known;
    else {
      const sounds = await renderSounds(SoundsFile.parse(JSON.parse(text)));
      const files = [
        ...sounds.map(({ file, bytes }) => ({ file: `sounds/${file}`, bytes })),
        ...(art === undefined ? [] : await fishPictures(art)),
      ];
      pictures[code] = { hash: inputs, average: '', files: await write(code, files) };
    }
  }
  await writeCache(cacheFile, { inputs: '', pictures });
}

/** The name of the drawings of a fishing room. Undefined for a table. */
async function artOf(code: string): Promise<string | undefined> {
  const look = join(rooms, code, 'sea.json');
  return existsSync(look) ? FishLook.parse(JSON.parse(await readFile(look, 'utf8'))).art : undefined;
}

async function hashDrawings(art: string): Promise<string> {
  const drawings = await importedSources(
    [`art/fish/${art}/index.ts`, 'art/fish/stage.ts'].map((file) => join(root, file)),
    [REGISTRY],
  );
  return hashSources([join(root, 'scripts/game/art')], [...drawings, join(root, 'scripts/art/drawSvg.ts')]);
}

async function write(
  code: string,
  files: readonly { readonly file: string; readonly bytes: Buffer }[],
): Promise<Record<string, number>> {
  await rm(join(folder, code), { recursive: true, force: true });
  const sizes: Record<string, number> = {};
  for (const { file, bytes } of files) {
    const path = join(folder, code, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
    sizes[`${code}/${file}`] = bytes.length;
  }
  return sizes;
}
