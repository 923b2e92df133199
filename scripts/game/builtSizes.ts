import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';

/** Bytes that a phone loads of a game. */
const Sizes = z.strictObject({
  /** Of code and data until a round can be started, compressed. */
  code: z.int(),
  /** Of the pictures and the font of a phone in zh_tw. */
  pictures: z.int(),
});
export type Sizes = z.infer<typeof Sizes>;

/** `docs/games/sizes.json`: the sizes of each game when it was built last. */
export const SizesFile = z.record(z.string(), Sizes);
export type SizesFile = z.infer<typeof SizesFile>;

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof Manifest>;

/** Pictures that a phone in zh_tw does not load: other languages, wide scenes, and the icon of the page around the frame. */
const OTHERS = /\/(\w+-(id_id|vi_vn)|scene-\w+-wide|icon)-[^/]+\.webp$/;
const FONT = /\/amounts-[^/]+\.woff2$/;

/** A source and all that it imports. */
function importedBy(manifest: Manifest, source: string, found: Set<string>): void {
  const part = manifest[source];
  if (part === undefined || found.has(source)) return;
  found.add(source);
  for (const imported of part.imports) importedBy(manifest, imported, found);
}

const sourcesOf = (manifest: Manifest, code: string): readonly string[] => {
  const game = `../catalogue/${code}/game.js`;
  return [
    'index.html',
    'startFrame.ts',
    game,
    ...(manifest[game]?.dynamicImports ?? []).filter((source) => source.endsWith('.ts')),
    `../catalogue/${code}/texts/zh_tw.json`,
    'texts/zh_tw.json',
  ];
};

/**
 * The sizes of the games of a build.
 * @param folder of the built game client
 * @returns undefined if it was not built
 */
export function builtSizes(folder: string, codes: readonly string[]): SizesFile | undefined {
  const path = join(folder, '.vite/manifest.json');
  if (!existsSync(path)) return undefined;
  const manifest = Manifest.parse(JSON.parse(readFileSync(path, 'utf8')));
  const font = new Set(
    Object.values(manifest).flatMap(({ assets, file }) => [...assets, file].filter((each) => FONT.test(`/${each}`))),
  );
  const built = codes.filter((code) => manifest[`../catalogue/${code}/game.js`] !== undefined);
  return Object.fromEntries(
    built.map((code) => {
      const found = new Set<string>();
      for (const source of sourcesOf(manifest, code)) importedBy(manifest, source, found);
      const files = [...found].flatMap((source) => manifest[source]?.file ?? []).filter((file) => file.endsWith('.js'));
      const pictures = (manifest[`../catalogue/${code}/game.js`]?.assets ?? []).filter(
        (file) => file.endsWith('.webp') && !OTHERS.test(`/${file}`),
      );
      return [
        code,
        {
          code: sum(files.map((file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length)),
          pictures: sum([...pictures, ...font].map((file) => statSync(join(folder, file)).size)),
        },
      ];
    }),
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
