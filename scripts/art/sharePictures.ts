import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { SHARE_SCRIPTS, type ShareScript, type TitleLanguage } from '#art/ids.ts';
import type { Outlines } from '#art/lettering.ts';
import { type BuiltBrand, buildBrands } from '../brands/build.ts';
import { readFaces } from '../brands/fonts.ts';
import { readParts } from '../brands/parts.ts';
import { writeWhenChanged } from '../writeWhenChanged.ts';
import { hash, hashSources } from './cache.ts';
import type { CatalogueGame } from './catalogue.ts';
import { inParallel } from './inParallel.ts';
import { loadOutlines } from './outlines.ts';
import { type CardImage, SHARE_FACE, SHARE_TITLES, type ShareCard, shareCard } from './shareCard.ts';

/** Messaging apps ignore larger pictures, or shrink them. */
const LIMIT_BYTES = 150 * 1024;
const QUALITIES = [86, 80, 72, 60] as const;
const stateSchema = z.object({ inputs: z.string(), pictures: z.record(z.string(), z.string()) });

const served = (root: string, id: string, script: ShareScript): string =>
  join(root, 'app/public/brands', id, `share-${script}.jpg`);

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

const dataUri = (type: string, bytes: Buffer): string => `data:${type};base64,${bytes.toString('base64')}`;

async function sizeOf(svg: string): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(Buffer.from(svg), { density: 72 }).metadata();
  return { width, height };
}

const QUICK_PNG = { compressionLevel: 1 } as const;

/** Renders a drawing at a multiple of its own size. */
async function rasterised(svg: string, scale: number): Promise<CardImage> {
  const size = await sizeOf(svg);
  const bytes = await sharp(Buffer.from(svg), { density: 72 * scale })
    .png(QUICK_PNG)
    .toBuffer();
  return { href: dataUri('image/png', bytes), ...size };
}

/** Paints a pattern with the brand's colour. Only the pattern's alpha matters. */
async function inked(svg: string, ink: string): Promise<CardImage> {
  const size = await sizeOf(svg);
  const alpha = sharp(Buffer.from(svg), { density: 144 }).ensureAlpha().extractChannel('alpha');
  const { data, info } = await alpha.raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 1 } as const;
  const bytes = await sharp({ create: { width: info.width, height: info.height, channels: 3, background: ink } })
    .joinChannel(data, { raw })
    .png(QUICK_PNG)
    .toBuffer();
  return { href: dataUri('image/png', bytes), ...size };
}

/** The language of the tiles on a card. The Latin card has the brand's Indonesian name. */
const TILE_LANGUAGE: Readonly<Record<ShareScript, TitleLanguage>> = { zh: 'zh', latin: 'id' };

async function tile(pictures: string, code: string, script: ShareScript): Promise<CardImage> {
  const bytes = await sharp(join(pictures, `tiles/${code}-tall-${TILE_LANGUAGE[script]}-496.avif`))
    .jpeg({ quality: 94 })
    .toBuffer();
  return { href: dataUri('image/jpeg', bytes), width: 360, height: 432 };
}

/** The brand's own game in front of two hot games that differ by brand. */
function gamesOf({ id, folder }: BuiltBrand, games: readonly CatalogueGame[]): readonly string[] {
  const own = games.find(({ GameCode }) => GameCode === folder.brand.Lobby.Game)?.GameCode ?? games[0]?.GameCode ?? '';
  const others = games.filter(({ GameCode, Featured }) => Featured && GameCode !== own).map(({ GameCode }) => GameCode);
  const start = Number.parseInt(hash(id).slice(0, 4), 16);
  const other = (step: number): string => others[(start + step) % Math.max(1, others.length)] ?? own;
  return [other(0), other(3), own];
}

/** Returns the text, or an empty text if the face lacks a character, since a name may contain any character. */
async function writable(text: string): Promise<string> {
  return loadOutlines([{ face: SHARE_FACE, text }]).then(
    () => text,
    () => '',
  );
}

/** Returns the brand's logo. A logo with text depends on fonts of this machine, so the mark replaces it. */
const logoOf = async (folder: string): Promise<string> => {
  const logo = await readFile(join(folder, 'logo.svg'), 'utf8');
  return /<text[\s>]/.test(logo) ? readFile(join(folder, 'mark.svg'), 'utf8') : logo;
};

async function encode(svg: string): Promise<Buffer> {
  const drawing = sharp(Buffer.from(svg), { density: 72, unlimited: true }).removeAlpha();
  const { data, info } = await drawing.raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 3 } as const;
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await sharp(data, { raw }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.byteLength <= LIMIT_BYTES) break;
  }
  return bytes;
}

/** Returns a function that makes each part once for all cards. */
function shared<Part>(): (key: string, make: () => Promise<Part>) => Promise<Part> {
  const made = new Map<string, Promise<Part>>();
  return (key, make) => {
    const part = made.get(key) ?? make();
    made.set(key, part);
    return part;
  };
}

export interface ShareParts {
  readonly root: string;
  readonly pictures: string;
  readonly games: readonly CatalogueGame[];
}

type SharedImages = ReturnType<typeof shared<CardImage>>;

async function cardOf(
  brand: BuiltBrand,
  script: ShareScript,
  { root, pictures, games }: ShareParts,
  once: SharedImages,
): Promise<ShareCard> {
  const { id, scheme, theme, folder } = brand;
  const own = join(root, 'brands', id);
  const names = folder.brand.Name;
  const pattern = await once(`${id}/pattern`, async () =>
    inked(await readFile(join(own, 'pattern.svg'), 'utf8'), theme.color.primaryInk),
  );
  return {
    id,
    scheme,
    theme,
    script,
    name: await writable(script === 'zh' ? names.zh_tw : names.id_id),
    rating: await writable(folder.brand.Rating.Mark),
    logo: await once(`${id}/logo`, async () => rasterised(await logoOf(own), 3)),
    pattern: { ...pattern, wholeWidth: theme.pattern.size.startsWith('100%') },
    games: await Promise.all(
      gamesOf(brand, games).map((code) => once(`${code}/${script}`, () => tile(pictures, code, script))),
    ),
  };
}

/**
 * Draws the pictures of each brand for shared links, one per script, beside its other files: `share-zh.jpg`, `share-latin.jpg`. Draws only
 * changed pictures.
 * @returns the number of drawn pictures
 */
export async function generateSharePictures(parts: ShareParts): Promise<number> {
  const { root } = parts;
  const stamp = join(root, 'ui/generated/share.json');
  const sources = await hashSources(
    ['scripts/art', 'scripts/brands', 'art', 'ui/theme'].map((folder) => join(root, folder)),
    [
      ...(await filesBelow(join(root, 'brands'))),
      join(root, 'art/generated/art.json'),
      join(root, 'content/games.json'),
    ],
  );
  const inputs = hash(sources, JSON.stringify(sharp.versions));
  const text = await readFile(stamp, 'utf8').catch(() => '{}');
  const read = stateSchema.safeParse(JSON.parse(text));
  const last = read.success ? read.data : { inputs: '', pictures: {} };
  if (last.inputs === inputs && Object.keys(last.pictures).every((file) => existsSync(join(root, file)))) return 0;

  const outlines: Outlines = await loadOutlines(
    SHARE_SCRIPTS.map((script) => ({ face: SHARE_TITLES[script].face, text: SHARE_TITLES[script].lines.join('') })),
  );
  const drawn: Record<string, string> = {};
  let fresh = 0;
  const brands = buildBrands(root, readFaces(root), new Set((await readParts(root)).keys()));
  const cards = brands.flatMap((brand) => SHARE_SCRIPTS.map((script) => ({ brand, script })));
  const once: SharedImages = shared();
  await inParallel(cards, async ({ brand, script }) => {
    const card = await cardOf(brand, script, parts, once);
    const names = await loadOutlines([{ face: SHARE_FACE, text: card.name + card.rating }]);
    const svg = shareCard(card, (face, character) => (face === SHARE_FACE ? names : outlines)(face, character));
    const path = served(root, brand.id, script);
    const key = path.slice(root.length);
    drawn[key] = hash(svg, JSON.stringify([QUALITIES, sharp.versions]));
    if (last.pictures[key] === drawn[key] && existsSync(path)) return;
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, await encode(svg));
    fresh += 1;
  });
  const pictures = Object.fromEntries(Object.entries(drawn).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  await writeWhenChanged(stamp, JSON.stringify({ inputs, pictures }));
  return fresh;
}
