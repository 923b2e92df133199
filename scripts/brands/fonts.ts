import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { BrandFile } from '#studio/draft/brandFile.ts';

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

const signs = '\u00a0·×–—‘’“”•…€£¥₫%‰−';

/** The character sets of font subsets. Chinese always uses the device's own face. */
const characterSets = {
  /** Digits and Latin without accents. */
  latin: {
    text: range(0x20, 0x7e) + signs,
    unicodeRange: 'U+20-7E,U+A0,U+A3,U+A5,U+B7,U+D7,U+2013-2026,U+2030,U+20AB,U+20AC,U+2212',
  },
  /** The same characters with the accents of western Europe, which Vietnamese shares. */
  western: {
    text: range(0x20, 0x7e) + range(0xc0, 0xff) + signs,
    unicodeRange: 'U+20-7E,U+A0,U+A3,U+A5,U+B7,U+C0-FF,U+2013-2026,U+2030,U+20AC,U+2212',
  },
  /** The letters that only Vietnamese has. */
  vietnamese: {
    text: `ĂăĐđĨĩŨũƠơƯư${range(0x1ea0, 0x1ef9)}₫`,
    unicodeRange: 'U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+1EA0-1EF9,U+20AB',
  },
} as const;

/** The face of headings in Vietnamese, because the brands' faces lack its marks (`ui/theme/global.css.ts`). */
export const vietnameseFace = 'Be Vietnam Pro';

const FaceFiles = z
  .array(
    z.strictObject({
      file: z.string(),
      /** The fixed weight of a variable font. */
      instance: z.number().optional(),
      characters: z.enum(['latin', 'western', 'vietnamese']).default('latin'),
      /** The CSS weights of the file. */
      weights: z.tuple([z.number(), z.number()]),
    }),
  )
  .min(1);

/** The catalogue `ui/fonts/faces.json`: the faces that a brand's `seed.numerals`, `heading` and `body` may name. */
const Catalogue = z.record(z.string(), z.strictObject({ package: z.string(), files: FaceFiles }));

/** A typeface by its family, from an npm package or from a brand's own files with their licence. */
export type Face = { readonly files: z.infer<typeof FaceFiles> } & (
  | { readonly package: string }
  | { readonly folder: string; readonly licence: string }
);
export type Faces = Readonly<Record<string, Face>>;

export const readFaces = (root: string): Faces =>
  Catalogue.parse(JSON.parse(readFileSync(join(root, 'ui/fonts/faces.json'), 'utf8')));

export const ownFaces = (folder: string, { Faces: own = [] }: Pick<BrandFile, 'Faces'>): Faces =>
  Object.fromEntries(
    own.map(({ Family, Licence, Files }): [string, Face] => [
      Family,
      {
        folder,
        licence: join(folder, Licence),
        files: Files.map(({ File, Weights }) => ({
          file: File.replace(/\.woff2$/, ''),
          characters: 'latin',
          weights: Weights,
        })),
      },
    ]),
  );

const limitBytes = 15_000;
/** A brand's own file may contain a range of weights. */
const ownLimitBytes = 30_000;
/** Increase this number if the subsetting changes, so that old files are rebuilt. */
const recipe = 1;

const slug = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

interface FaceFile {
  readonly family: string;
  readonly name: string;
  readonly source: string;
  readonly instance: number | undefined;
  readonly weights: readonly [number, number];
  readonly characters: keyof typeof characterSets;
  readonly licence: string;
  readonly isOwn: boolean;
}

function filesOf(faces: Faces, families: ReadonlySet<string>, root: string): readonly FaceFile[] {
  const require = createRequire(join(root, 'package.json'));
  return [...families].sort().flatMap((family) => {
    const face = faces[family];
    if (!face) return [];
    const home = 'package' in face ? dirname(require.resolve(`${face.package}/package.json`)) : face.folder;
    const folder = 'package' in face ? join(home, 'files') : home;
    const text = 'package' in face ? join(home, 'LICENSE') : face.licence;
    return face.files.map(({ file, instance, weights, characters }) => {
      const source = join(folder, `${file}.woff2`);
      const version = createHash('sha256')
        .update(readFileSync(source))
        .update(`${recipe} ${instance ?? ''} ${characterSets[characters].text}`)
        .digest('hex')
        .slice(0, 8);
      const weight = weights[1] > 500 ? 700 : 400;
      const part = characters === 'latin' ? '' : `-${characters}`;
      const name = `${slug(family)}-${weight}${part}.${version}.woff2`;
      return { family, name, source, instance, weights, characters, licence: text, isOwn: !('package' in face) };
    });
  });
}

/** Returns `@font-face` rules. The browser fetches a file when text in its family and weight is on the page. */
export function fontFaceCss(faces: Faces, families: ReadonlySet<string>, root: string): string {
  return filesOf(faces, families, root)
    .map(
      ({ family, name, weights, characters }) =>
        `@font-face{font-family:"${family}";src:url(/fonts/${name})format("woff2");font-weight:${weights.join(' ')};font-display:swap;unicode-range:${characterSets[characters].unicodeRange}}\n`,
    )
    .join('');
}

/**
 * Writes the missing subsets into `folder` with their licences, and removes unused files.
 * @throws Error if a subset exceeds 15 kB, or 30 kB for a brand's own face
 */
export async function writeFonts(
  faces: Faces,
  families: ReadonlySet<string>,
  root: string,
  folder: string,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const files = filesOf(faces, families, root);
  const keep = new Set<string>();
  for (const { family, name, source, instance, characters, licence, isOwn } of files) {
    const licenceName = isOwn ? `licence-${slug(family)}.txt` : `OFL-${slug(family)}.txt`;
    keep.add(name).add(licenceName);
    if (isOwn || !existsSync(join(folder, licenceName)))
      writeFileSync(join(folder, licenceName), readFileSync(licence));
    if (existsSync(join(folder, name))) continue;
    const { default: subsetFont } = await import('subset-font');
    const subset = await subsetFont(readFileSync(source), characterSets[characters].text, {
      targetFormat: 'woff2',
      keepFeatures: ['tnum', 'lnum', 'kern', 'liga'],
      noHinting: true,
      ...(instance === undefined ? {} : { variationAxes: { wght: instance } }),
    });
    const limit = isOwn ? ownLimitBytes : limitBytes;
    if (subset.byteLength > limit) {
      throw new Error(
        `${isOwn ? `Face "${family}"` : 'ui/fonts'}: ${name}, cut to digits and Latin letters, is ${subset.byteLength} bytes, the limit is ${limit}`,
      );
    }
    writeFileSync(join(folder, name), subset);
  }
  for (const stale of readdirSync(folder)) if (!keep.has(stale)) rmSync(join(folder, stale));
}
