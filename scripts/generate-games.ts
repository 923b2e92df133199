import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import sharp from 'sharp';
import {
  artOf,
  gameIcon,
  slotPieces,
  slotScenes,
  slotTitle,
  type SlotPicture,
  spinButton,
  titleFace,
  WIN_TITLES,
  winPieces,
  winTitle,
} from '#art/slots/index.ts';
import { entriesOf } from '#games/client/look/entriesOf.ts';
import { hash, hashSources, isComplete, readCache, writeCache } from './art/cache.ts';
import { drawSvg } from './art/drawSvg.ts';
import { importedSources } from './art/importedSources.ts';
import { inParallel } from './art/inParallel.ts';
import { loadOutlines } from './art/outlines.ts';
import { BOARD_SHEET, spritesheet } from './game/art/spritesheet.ts';
import { symbolPictures } from './game/art/symbolPictures.ts';
import { folderOf, gameCodes } from './game/catalogue.ts';
import { figuresOf } from './game/figures.ts';
import { SYMBOL_FACE } from './game/glyphs.ts';
import { hasLook, readLook } from './game/look.ts';
import { playSounds, type Sounds } from './game/sounds/playSounds.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'games/generated');
const cacheFile = join(root, 'node_modules/.cache/menagerie/games.json');

/** The result of a run: bytes by file below `games/generated`, and the number of drawn games. */
export interface GamesReport {
  readonly files: Readonly<Record<string, number>>;
  readonly drawn: number;
}

interface GameFile {
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** A big win moves all the time, so its sheet tolerates more compression. */
const WIN_SHEET = { name: 'win.webp', quality: 70 };

const isWinTitle = (name: string): boolean => WIN_TITLES.some((title) => title === name);

/** Titles that every player sees: of the game, and of its features. The others are those of prizes. */
const isFeatureTitle = (name: string): boolean => ['title', 'free', 'hold'].includes(name);

/**
 * Scenes fill the window and are soft, so they tolerate more compression than titles and the icon, and need no sharp edges of colours. At
 * effort 6 the same bytes take twice the time.
 */
const encoding = (name: string) =>
  name.startsWith('scene-')
    ? ({ quality: 62, effort: 4 } as const)
    : ({ quality: 72, alphaQuality: 64, effort: 4, smartSubsample: true } as const);

async function encode({ name, svg, scale }: SlotPicture): Promise<GameFile> {
  const { data, raw } = await drawSvg(svg, 72 * scale);
  return { file: `${name}.webp`, bytes: await sharp(data, { raw }).webp(encoding(name)).toBuffer() };
}

/** Returns all drawings of a game by file name. */
async function drawGame(code: string): Promise<GameFile[]> {
  const { look, texts } = readLook(root, code);
  const titles = entriesOf(look.titles).flatMap(([name, title]) =>
    texts.map(([language, words]) => {
      const picture = `${name}-${language}`;
      return { name, picture, title, language, text: words[title.text] ?? '' };
    }),
  );
  const { saving, lettering: ownLettering = [] } = artOf(look.art);
  const outlines = await loadOutlines([
    ...titles.map(({ title, language, text }) => ({ face: titleFace(title, language), text })),
    { face: SYMBOL_FACE, text: '0123456789' },
    ...Object.values(look.symbols).map(({ word = '' }) => ({ face: SYMBOL_FACE, text: word })),
    ...ownLettering,
  ]);
  const pieces = slotPieces(look, outlines);
  const { board = BOARD_SHEET.quality, win: winQuality = WIN_SHEET.quality } = saving?.quality ?? {};
  const { image, data } = await spritesheet(pieces, { ...BOARD_SHEET, quality: board });
  const symbols = await symbolPictures(pieces, Object.keys(look.symbols));
  const win = await spritesheet(winPieces(look), { ...WIN_SHEET, quality: winQuality });
  const pictures = [
    ...slotScenes(look),
    ...titles.map(({ name, picture, text, title, language }) => {
      if (isWinTitle(name)) return winTitle(picture, text, title, language, outlines);
      const drawn = slotTitle(picture, text, title, language, outlines, look.board.titleX !== undefined);
      return isFeatureTitle(name) ? drawn : { ...drawn, scale: saving?.prizeTitles ?? drawn.scale };
    }),
    spinButton(look),
    gameIcon(look),
  ];
  const files: GameFile[] = [
    { file: 'atlas.webp', bytes: image },
    { file: 'atlas.json', bytes: Buffer.from(data) },
    { file: 'win.webp', bytes: win.image },
    { file: 'win.json', bytes: Buffer.from(win.data) },
    { file: 'symbols.json', bytes: Buffer.from(`${JSON.stringify(symbols)}\n`) },
  ];
  return [...files, ...(await Promise.all(pictures.map(encode)))];
}

const inFolder = (sounds: Sounds): GameFile[] => sounds.map(({ file, bytes }) => ({ file: `sounds/${file}`, bytes }));

/** Lists the drawings of all games, so only its logic is shared. */
const REGISTRY = ['art.ts', 'index.ts'].map((file) => join(root, 'art/slots', file));

/** The drawing code of a game: its own, and what all games share. A change of another game's drawings is none of its own. */
async function drawingSources(art: string): Promise<string[]> {
  const shared = (await readdir(join(root, 'art/slots'))).filter((file) => file.endsWith('.ts'));
  const entries = [`${art}/index.ts`, ...shared].map((file) => join(root, 'art/slots', file));
  return importedSources(entries, REGISTRY);
}

/** Hashes the drawings, the drawing code, the fonts and the encoder, because another version may draw other bytes. */
async function hashInputs(code: string): Promise<string> {
  const resolve = createRequire(import.meta.url).resolve;
  const sources = await hashSources(
    ['scripts/brands/music', 'scripts/game/art', 'scripts/game/sounds', 'scripts/art'].map((path) => join(root, path)),
    [
      fileURLToPath(import.meta.url),
      ...(await drawingSources(readLook(root, code).look.art)),
      // A new game has no sounds.
      ...['look.json', 'sounds.json']
        .map((file) => join(root, folderOf(code), file))
        .filter((path) => existsSync(path)),
      ...['scripts/brands/synthesise.ts', 'scripts/game/glyphs.ts'].map((path) => join(root, path)),
      ...(await readdir(join(root, folderOf(code), 'texts'))).map((file) => join(root, folderOf(code), 'texts', file)),
      ...['rocknroll-one', 'dela-gothic-one', 'potta-one', 'lilita-one', 'paytone-one'].map((face) =>
        resolve(`@fontsource/${face}/package.json`),
      ),
    ],
  );
  return hash(sources, JSON.stringify(sharp.versions));
}

async function write(code: string, files: readonly GameFile[]): Promise<Record<string, number>> {
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

/** Writes the published figures of a game. They change without a drawing, and are cheap. */
async function writeFigures(code: string): Promise<Record<string, number>> {
  const file = `${code}/figures.json`;
  const text = `${JSON.stringify(figuresOf(root, code))}\n`;
  await writeFile(join(folder, file), text);
  return { [file]: Buffer.byteLength(text) };
}

/**
 * Draws all games with a look into `games/generated/<code>`. Skips games with unchanged inputs. Draws as many games at once as there are
 * processors, and plays their sounds in a process of its own.
 */
export async function generateGames(): Promise<GamesReport> {
  sharp.concurrency(1);
  const cache = await readCache(cacheFile);
  const codes = gameCodes(root).filter((one) => hasLook(root, one));
  const made: typeof cache.pictures = {};
  const figures: Record<string, number> = {};
  const stale = new Map<string, string>();
  for (const code of codes) {
    const inputs = await hashInputs(code);
    const known = cache.pictures[code];
    if (known?.hash === inputs && (await isComplete(folder, known))) made[code] = known;
    else stale.set(code, inputs);
  }
  const soundsOf = playSounds([...stale.keys()]);
  let drawn = 0;
  let written = Promise.resolve();
  await inParallel(codes, async (code) => {
    const inputs = stale.get(code);
    if (inputs !== undefined) {
      const pictures = await drawGame(code);
      const files = await write(code, [...pictures, ...inFolder(await soundsOf(code))]);
      made[code] = { hash: inputs, average: '', files };
      drawn += 1;
      // An aborted run keeps the games that it has drawn. Two writes at once would mix their texts.
      written = written.then(() => writeCache(cacheFile, { inputs: '', pictures: { ...cache.pictures, ...made } }));
      await written;
    }
    Object.assign(figures, await writeFigures(code));
  });
  const pictures = Object.fromEntries(codes.flatMap((code) => (made[code] === undefined ? [] : [[code, made[code]]])));
  await writeCache(cacheFile, { inputs: '', pictures });
  const drawings = Object.values(made).flatMap(({ files }) => Object.entries(files));
  return { files: { ...Object.fromEntries(drawings), ...figures }, drawn };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const start = performance.now();
  const { files, drawn } = await generateGames();
  for (const [file, bytes] of Object.entries(files)) process.stdout.write(`${String(bytes).padStart(8)} ${file}\n`);
  process.stdout.write(`drew ${drawn} games in ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
}
