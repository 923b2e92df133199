import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

const signs = '\u00a0·×–—‘’“”•…€£¥₫%‰−';

/** What a file is subset to. Chinese is always the device's own face. */
const characterSets = {
  /** Digits and Latin without accents. */
  latin: {
    text: range(0x20, 0x7e) + signs,
    unicodeRange: 'U+20-7E,U+A0,U+A3,U+A5,U+B7,U+D7,U+2013-2026,U+2030,U+20AB,U+20AC,U+2212',
  },
  /** The same with the accents of western Europe, which Vietnamese shares. */
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

/** The face of headings in Vietnamese, whose marks the brands' faces lack (`ui/theme/global.css.ts`). */
export const vietnameseFace = 'Be Vietnam Pro';

/** The catalogue `ui/fonts/faces.json`: the faces that a brand's `seed.numerals`, `heading` and `body` may name. */
const Faces = z.record(
  z.string(),
  z.strictObject({
    package: z.string(),
    files: z
      .array(
        z.strictObject({
          file: z.string(),
          /** The weight that a variable file is pinned to. */
          instance: z.number().optional(),
          characters: z.enum(['latin', 'western', 'vietnamese']).default('latin'),
          /** The CSS weights that this file answers for. */
          weights: z.tuple([z.number(), z.number()]),
        }),
      )
      .min(1),
  }),
);
export type Faces = z.infer<typeof Faces>;

export const readFaces = (root: string): Faces =>
  Faces.parse(JSON.parse(readFileSync(join(root, 'ui/fonts/faces.json'), 'utf8')));

const limitBytes = 15_000;
/** Stepped whenever the subsetting below changes, so that old files are made again. */
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
}

function filesOf(faces: Faces, families: ReadonlySet<string>, root: string): readonly FaceFile[] {
  const require = createRequire(join(root, 'package.json'));
  return [...families].sort().flatMap((family) => {
    const face = faces[family];
    if (!face) return [];
    const folder = dirname(require.resolve(`${face.package}/package.json`));
    return face.files.map(({ file, instance, weights, characters }) => {
      const source = join(folder, 'files', `${file}.woff2`);
      const version = createHash('sha256')
        .update(readFileSync(source))
        .update(`${recipe} ${instance ?? ''} ${characterSets[characters].text}`)
        .digest('hex')
        .slice(0, 8);
      const weight = weights[1] > 500 ? 700 : 400;
      const part = characters === 'latin' ? '' : `-${characters}`;
      const name = `${slug(family)}-${weight}${part}.${version}.woff2`;
      return { family, name, source, instance, weights, characters, licence: join(folder, 'LICENSE') };
    });
  });
}

/** `@font-face` rules: nothing is fetched until text in that family and weight is on the page. */
export function fontFaceCss(faces: Faces, families: ReadonlySet<string>, root: string): string {
  return filesOf(faces, families, root)
    .map(
      ({ family, name, weights, characters }) =>
        `@font-face{font-family:"${family}";src:url(/fonts/${name})format("woff2");font-weight:${weights.join(' ')};font-display:swap;unicode-range:${characterSets[characters].unicodeRange}}\n`,
    )
    .join('');
}

/**
 * Subsets each file that is not there yet into `folder`, keeps the licences beside them, and removes what no face uses.
 * @throws Error when a subset is over 15 kB
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
  for (const { family, name, source, instance, characters, licence } of files) {
    const licenceName = `OFL-${slug(family)}.txt`;
    keep.add(name).add(licenceName);
    if (!existsSync(join(folder, licenceName))) writeFileSync(join(folder, licenceName), readFileSync(licence));
    if (existsSync(join(folder, name))) continue;
    const { default: subsetFont } = await import('subset-font');
    const subset = await subsetFont(readFileSync(source), characterSets[characters].text, {
      targetFormat: 'woff2',
      keepFeatures: ['tnum', 'lnum', 'kern', 'liga'],
      noHinting: true,
      ...(instance === undefined ? {} : { variationAxes: { wght: instance } }),
    });
    if (subset.byteLength > limitBytes) {
      throw new Error(`ui/fonts: ${name} is ${subset.byteLength} bytes, the limit is ${limitBytes}`);
    }
    writeFileSync(join(folder, name), subset);
  }
  for (const stale of readdirSync(folder)) if (!keep.has(stale)) rmSync(join(folder, stale));
}
