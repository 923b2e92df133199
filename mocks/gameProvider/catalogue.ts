import * as z from 'zod/mini';
import { MathsFile, RareSeeds, SheetFile } from '#games/maths/index.ts';
import { type Catalogue, createCatalogue } from '#games/provider/catalogue.ts';

/** Every version of every game, by `<code>/versions/<hash>.json`. A folder of the catalogue is enough for a game. */
const VERSIONS = import.meta.glob<unknown>('#games/catalogue/*/versions/*.json', { import: 'default', eager: true });
const SHEETS = import.meta.glob<unknown>('#games/catalogue/*/sheet.json', { import: 'default', eager: true });
const SEEDS = import.meta.glob<unknown>('#games/catalogue/*/seeds.json', { import: 'default', eager: true });
/** Never loaded here. A game without a look is unfinished. */
const LOOKS = import.meta.glob<unknown>('#games/catalogue/*/look.json', { import: 'default' });
/** The text of each version, loaded with the first round that it verifies. Its exact bytes matter. */
const TEXTS = import.meta.glob<string>('#games/catalogue/*/versions/*.json', { query: '?raw', import: 'default' });
const SYMBOLS = import.meta.glob<unknown>('#games/generated/*/symbols.json', { import: 'default' });

/** The keys of a glob are paths from the build's root. */
const find = <Value>(files: Readonly<Record<string, Value>>, path: string): Value | undefined =>
  Object.entries(files).find(([key]) => key.endsWith(`/${path}`))?.[1];

const hashOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.json'.length);

const isFinished = ({ code }: { readonly code: string }): boolean =>
  find(LOOKS, `catalogue/${code}/look.json`) !== undefined;

/** The finished games of the reference provider, with all their versions. */
export const loadCatalogue = (): Catalogue =>
  createCatalogue(
    Object.entries(VERSIONS)
      .map(([path, file]) => ({ hash: hashOf(path), file: MathsFile.parse(file) }))
      .filter(({ file }) => isFinished(file)),
  );

/** The published sheets of the finished games. */
export const loadSheets = (): readonly SheetFile[] =>
  Object.values(SHEETS)
    .map((sheet) => SheetFile.parse(sheet))
    .filter(isFinished);

/** Seeds of a game's rare rounds. */
export const rareSeedsOf = (code: string): RareSeeds =>
  RareSeeds.parse(find(SEEDS, `catalogue/${code}/seeds.json`) ?? {});

/** The text of a published file by its SHA-256. Undefined if there is no such file. */
export const mathsText = async (hash: string): Promise<string | undefined> => find(TEXTS, `versions/${hash}.json`)?.();

const Pictures = z.record(z.string(), z.string());

/** Pictures of a game's symbols. Undefined if the game has none. */
export async function symbolsOf(code: string): Promise<z.infer<typeof Pictures> | undefined> {
  const load = find(SYMBOLS, `generated/${code}/symbols.json`);
  return load && Pictures.parse(await load());
}
