import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { locales } from '#locales/locale.ts';
import { folderFileKind, isBinaryFile } from '#protocol/brandFolder.ts';
import { Brand } from '#protocol/brands.ts';
import { leftoversOf } from '#protocol/leftovers.ts';
import { readPageTitles } from '#protocol/pageTitles.ts';
import { brandsCss, criticalCss, namedCss } from '#ui/theme/css.ts';
import { probeTheme } from '#ui/theme/probe.ts';
import { type BuiltBrand, buildBrands, type KnownBrands } from './brands/build.ts';
import { fontFaceCss, readFaces, vietnameseFace, writeFonts } from './brands/fonts.ts';
import { drawIcons, ICON_FILES } from './brands/icons.ts';
import { BrandInputs, hashBrand, hashShared } from './brands/inputs.ts';
import { manifestOf } from './brands/manifest.ts';
import { readParts } from './brands/parts.ts';
import { brandIDs, MASCOT, mascotOf, servedDrawings } from './brands/read.ts';
import { serveOwnFiles } from './brands/ownFiles.ts';
import { isSound, writeSounds } from './brands/sounds.ts';
import { writeWhenChanged } from './writeWhenChanged.ts';

const here = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Builds all brands under `root/brands` into
 * - `ui/generated/brands.css`: every brand's variables and `@font-face` rules, the first also for `:root`;
 * - `ui/generated/brands/<id>.css` and `app/public/brands/<id>/theme.css`: only one brand, to inline in the page;
 * - `ui/generated/brands/probe.css`: the probe brand, for tests only;
 * - `ui/generated/parts.json`: the parts that components publish, and `ui/generated/brandFiles.json`: each brand's `tokens.json` and
 * drawings, both for the Brand Studio;
 * - `ui/generated/brands.json` and `protocol/generated/brands.json`: the array of parsed `brand.json`;
 * - `app/public/brands/<id>/*.svg`, `app/public/fonts/` and `app/public/sounds/`;
 * - `app/public/brands/<id>/*.png`, drawn from the mark, and `<locale>.webmanifest`: icons and name of an installed brand.
 *
 * Without changes since the last run it only writes missing sounds. If one brand's folder changed, it writes that brand and the lists of
 * all brands.
 * @returns whether it built
 * @throws BrandError that names each file, token or contrast pair at fault
 */
export const generateBrands = async (root: string = here): Promise<boolean> => {
  const { made, gone } = await makeBrands(root);
  return made.length + gone.length > 0;
};

export interface MadeBrands {
  /** The ids. */
  readonly made: readonly string[];
  /** The brands whose folders no longer exist. */
  readonly gone: readonly string[];
}

/**
 * As `generateBrands`.
 * @param known brands of earlier runs in this process; unchanged brands are not derived again
 * @returns the rebuilt brands
 * @throws BrandError that names each file, token or contrast pair at fault
 */
export async function makeBrands(root: string = here, known: KnownBrands = new Map()): Promise<MadeBrands> {
  const stamp = join(root, 'ui/generated/brands/.inputs');
  const last = readStamp(stamp);
  const shared = hashShared(here);
  const state: BrandInputs = {
    shared,
    brands: Object.fromEntries(brandIDs(root).map((id) => [id, hashBrand(root, id)])),
  };
  const isWhole = last.shared === shared && COMMON.every((file) => existsSync(join(root, file)));
  const isMade = (id: string): boolean =>
    isWhole && last.brands[id] === state.brands[id] && existsSync(join(root, 'app/public/brands', id, 'theme.css'));
  const made = brandIDs(root).filter((id) => !isMade(id));
  const gone = Object.keys(last.brands).filter((id) => !Object.hasOwn(state.brands, id));
  const sounds = join(root, 'app/public/sounds');
  if (made.length + gone.length === 0) {
    await writeSounds(soundsOf(readBrandList(root)), sounds, true);
    return { made, gone };
  }

  const common = readFaces(here);
  const parts = await readParts(here);
  const brands = buildBrands(root, common, new Set(parts.keys()), {
    known,
    keyOf: (id) => shared + (state.brands[id] ?? ''),
  });
  const faces = Object.fromEntries([common, ...brands.map(({ own }) => own)].flatMap((some) => Object.entries(some)));
  const families = new Set([...brands.flatMap((brand) => [...brand.families]), vietnameseFace]);
  await writeFonts(faces, families, here, join(root, 'app/public/fonts'));

  const list = `${JSON.stringify(brands.map(({ folder }) => Brand.parse(folder.brand)))}\n`;
  await writeWhenChanged(join(root, 'ui/generated/brands.json'), list);
  await writeWhenChanged(join(root, 'protocol/generated/brands.json'), list);
  await writeWhenChanged(
    join(root, 'ui/generated/parts.json'),
    `${JSON.stringify(Object.fromEntries(parts), null, 1)}\n`,
  );
  await writeWhenChanged(join(root, 'ui/generated/brandFiles.json'), `${JSON.stringify(files(root, brands))}\n`);
  await writeWhenChanged(join(root, 'ui/generated/brands.css'), fontFaceCss(faces, families, here) + brandsCss(brands));
  await writeWhenChanged(join(root, 'ui/generated/brands/probe.css'), namedCss(probeTheme()));
  for (const brand of brands.filter(({ id }) => made.includes(id))) {
    const css = fontFaceCss(faces, new Set([...brand.families, vietnameseFace]), here) + criticalCss(brand);
    await writeWhenChanged(join(root, 'ui/generated/brands', `${brand.id}.css`), css);
    await writeWhenChanged(join(root, 'app/public/brands', brand.id, 'theme.css'), css);
    for (const file of servedDrawings(root, brand.id)) {
      const drawing = readFileSync(join(root, 'brands', brand.id, file), 'utf8');
      await writeWhenChanged(join(root, 'app/public/brands', brand.id, file), drawing);
    }
    await writeWhenChanged(join(root, 'app/public/brands', brand.id, MASCOT), mascotOf(root, brand.id));
    serveOwnFiles(join(root, 'brands', brand.id), join(root, 'app/public/brands', brand.id), brand.folder.brand);
    await writeInstalled(root, brand);
  }
  await writeSounds(soundsOf(brands.map(({ folder }) => folder.brand)), sounds, isWhole);
  removeStale(join(root, 'app/public/brands'), new Set(brands.map(({ id }) => id)));
  removeStale(
    join(root, 'ui/generated/brands'),
    new Set(['probe.css', '.inputs', ...brands.map(({ id }) => `${id}.css`)]),
  );
  await writeWhenChanged(stamp, JSON.stringify(state));
  return { made, gone };
}

const soundsOf = (brands: readonly Brand[]): readonly string[] =>
  brands.flatMap(({ Sounds }) => Object.values(Sounds).filter(isSound));

/** Output files that all brands share. */
const COMMON = ['app/public/fonts', 'app/public/sounds', 'protocol/generated/brands.json', 'ui/generated/brands.css'];

/** Reads the inputs of the last run; empty without a run, or after a run with another format. */
function readStamp(stamp: string): BrandInputs {
  const nothing: BrandInputs = { shared: '', brands: {} };
  if (!existsSync(stamp)) return nothing;
  try {
    return BrandInputs.safeParse(JSON.parse(readFileSync(stamp, 'utf8'))).data ?? nothing;
  } catch {
    return nothing;
  }
}

/** Writes the icons and manifests (one per language) of an installed brand. */
async function writeInstalled(root: string, { id, theme, folder: { brand } }: BuiltBrand): Promise<void> {
  const served = join(root, 'app/public/brands', id);
  const titles = readPageTitles(JSON.parse(readFileSync(join(here, 'content/titles.json'), 'utf8')));
  const icons = await drawIcons(readFileSync(join(root, 'brands', id, 'mark.svg'), 'utf8'), theme);
  for (const file of ICON_FILES) writeFileSync(join(served, file), icons[file]);
  for (const locale of locales) {
    const manifest = manifestOf({ brand, locale, theme, icons, titles });
    await writeWhenChanged(join(served, `${locale}.webmanifest`), manifest);
  }
}

/** Returns a brand's own files for the studio: texts, and in base64 faces, sounds and pictures. */
function otherFiles(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  return Object.fromEntries(
    paths
      .filter((path) => !['drawing', 'facts', 'tokens', undefined].includes(folderFileKind(path)))
      .sort()
      .map((path) => [path, readFileSync(join(folder, path), isBinaryFile(path) ? 'base64' : 'utf8')]),
  );
}

/** The files by id, for editing. */
const files = (root: string, brands: readonly BuiltBrand[]): Record<string, unknown> =>
  Object.fromEntries(
    brands.map(({ id, folder: { brand } }) => {
      const read = (file: string): string => readFileSync(join(root, 'brands', id, file), 'utf8');
      const tokens: unknown = JSON.parse(read('tokens.json'));
      const drawings = Object.fromEntries(servedDrawings(root, id).map((file) => [file, read(file)]));
      return [id, { tokens, drawings, faces: brand.Faces ?? [], files: otherFiles(join(root, 'brands', id)) }];
    }),
  );

function removeStale(folder: string, keep: ReadonlySet<string>): void {
  for (const name of readdirSync(folder)) if (!keep.has(name)) rmSync(join(folder, name), { recursive: true });
}

/**
 * Returns a line for brands that have the same fields with the template's values. Production refuses such brands.
 * @returns no lines if there are no such fields
 */
export function leftoverLines(root: string = here): readonly string[] {
  const brands = readBrandList(root);
  const left = brands.map(
    (brand) =>
      [
        brand.ID,
        leftoversOf(brand)
          .map(({ field }) => field)
          .join(', '),
      ] as const,
  );
  const kinds = new Set(left.map(([, fields]) => fields).filter((fields) => fields !== ''));
  return [...kinds].map((fields) => {
    const ids = left.filter(([, own]) => own === fields).map(([id]) => id);
    return `examples still, which production refuses (npm run check:brand): ${ids.join(', ')}: ${fields}`;
  });
}

const readBrandList = (root: string): readonly Brand[] =>
  z.array(Brand).parse(JSON.parse(readFileSync(join(root, 'protocol/generated/brands.json'), 'utf8')));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const built = await generateBrands().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
    return false;
  });
  if (built) console.log('generated brands');
}
