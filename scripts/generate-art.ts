import { access, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { GAME_ART } from '#art/games.ts';
import { BANNER_IDS } from '#art/ids.ts';
import type { ArtTable, TileColours } from '#art/table.ts';
import {
  type ArtCache,
  type CachedPicture,
  hash,
  hashSources,
  isComplete,
  readCache,
  writeCache,
} from './art/cache.ts';
import { readBannerTitles } from './art/bannerTitles.ts';
import { CATALOGUE_FILE, type CatalogueGame, readCatalogue } from './art/catalogue.ts';
import { inParallel } from './art/inParallel.ts';
import { type Picture, pictures, vectors } from './art/pictures.ts';
import { ENCODING, rasterise } from './art/rasterise.ts';
import { generateSharePictures } from './art/sharePictures.ts';
import { writeWhenChanged } from './writeWhenChanged.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Output paths: the served pictures, the table that the app imports, and the cache. */
const places = {
  pictures: join(root, 'app/public/art'),
  table: join(root, 'art/generated/art.json'),
  cache: join(root, 'node_modules/.cache/menagerie/art.json'),
};

/** The result of a run: bytes by file below the art folder, and the number of drawn pictures. */
export interface ArtReport {
  readonly files: Readonly<Record<string, number>>;
  readonly drawn: number;
}

/** Faces, encoder and the banners' titles are inputs too, because another version may draw other bytes. */
async function hashInputs(): Promise<string> {
  const resolve = createRequire(import.meta.url).resolve;
  const faces = new Set<string>(Object.values(GAME_ART).map(({ face }) => face)).add('lilita-one').add('paytone-one');
  const sources = await hashSources(
    [join(root, 'art'), join(root, 'scripts/art')],
    [fileURLToPath(CATALOGUE_FILE), ...[...faces].map((face) => resolve(`@fontsource/${face}/package.json`))],
  );
  return hash(sources, JSON.stringify(sharp.versions), JSON.stringify(await readBannerTitles()));
}

async function write(file: string, content: Buffer | string): Promise<number> {
  const path = join(places.pictures, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  return Buffer.byteLength(content);
}

/** Draws a picture, or reuses it if its drawing and files have not changed. */
async function make(
  picture: Picture,
  known: CachedPicture | undefined,
): Promise<{ made: CachedPicture; fresh: boolean }> {
  const key = hash(
    picture.svg,
    JSON.stringify(picture.titles ?? null),
    JSON.stringify([ENCODING, picture.widths]),
    JSON.stringify(sharp.versions),
  );
  if (known?.hash === key && (await isComplete(places.pictures, known))) return { made: known, fresh: false };
  const { files, average } = await rasterise(picture);
  const sizes = await Promise.all(files.map(async ({ file, bytes }) => [file, await write(file, bytes)] as const));
  return { made: { hash: key, average, files: Object.fromEntries(sizes) }, fresh: true };
}

/** Returns the client's table: placeholder and ground colours, and a version for the addresses. */
function clientTable(games: readonly CatalogueGame[], made: ArtCache['pictures']): string {
  const average = (name: string) => made[name]?.average ?? '#000000';
  const version = hash(...Object.entries(made).flatMap(([name, { hash: key }]) => [name, key])).slice(0, 8);
  const tiles = games.map(({ GameCode: code, Featured: featured }): [string, TileColours] => [
    code,
    {
      ground: GAME_ART[code].ground[1],
      tall: average(`tiles/${code}-tall`),
      wide: average(`tiles/${code}-wide`),
      featured,
    },
  ]);
  const banners = BANNER_IDS.map((id): [string, string] => [id, average(`banners/${id}`)]);
  const table: ArtTable = { version, tiles: Object.fromEntries(tiles), banners: Object.fromEntries(banners) };
  return JSON.stringify(table);
}

async function removeStale(files: Readonly<Record<string, number>>): Promise<void> {
  const entries = await readdir(places.pictures, { recursive: true, withFileTypes: true });
  const stale = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !Object.hasOwn(files, relative(places.pictures, path)));
  await Promise.all(stale.map((path) => rm(path)));
}

const report = (cache: ArtCache, drawn: number): ArtReport => ({
  files: Object.fromEntries(Object.values(cache.pictures).flatMap(({ files }) => Object.entries(files))),
  drawn,
});

/**
 * Draws and encodes every picture of the app into `app/public/art`, writes the table `art/generated/art.json`, and then draws the pictures
 * of each brand for shared links. Draws only changed pictures; a run without changed inputs only checks the files.
 * @throws Error that names the character if a face lacks a character of a title
 */
export async function generateArt(): Promise<ArtReport> {
  const made = await drawArt();
  const shared = await generateSharePictures({ root, pictures: places.pictures, games: await readCatalogue() });
  return { ...made, drawn: made.drawn + shared };
}

async function drawArt(): Promise<ArtReport> {
  const inputs = await hashInputs();
  const cache = await readCache(places.cache);
  if (cache.inputs === inputs) {
    const checks = Object.values(cache.pictures).map((known) => isComplete(places.pictures, known));
    const table = access(places.table).then(
      () => true,
      () => false,
    );
    if ((await Promise.all([...checks, table])).every(Boolean)) return report(cache, 0);
  }
  // One picture per thread uses both processors better than one picture on two threads, and keeps its bytes stable.
  sharp.concurrency(1);
  const games = await readCatalogue();
  const made: ArtCache['pictures'] = {};
  let drawn = 0;
  const all = await pictures(games);
  await inParallel(all, async (picture) => {
    const result = await make(picture, cache.pictures[picture.name]);
    made[picture.name] = result.made;
    if (result.fresh) drawn += 1;
  });
  for (const { file, svg } of vectors())
    made[file] = { hash: hash(svg), average: '#000000', files: { [file]: await write(file, svg) } };
  const sorted = Object.fromEntries(Object.entries(made).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const next: ArtCache = { inputs, pictures: sorted };
  const result = report(next, drawn);
  await removeStale(result.files);
  await writeWhenChanged(places.table, clientTable(games, sorted));
  await writeCache(places.cache, next);
  return result;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const start = performance.now();
  const { files, drawn } = await generateArt();
  const bytes = Object.values(files).reduce((sum, size) => sum + size, 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(
    `art: drew ${drawn} pictures in ${seconds} s; ${Object.keys(files).length} files, ${Math.round(bytes / 1000)} kB\n`,
  );
}
