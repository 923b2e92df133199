import type { z } from 'zod/mini';
import { folderFileKind, isBinaryFile, MAX_FOLDER_BYTES } from '#protocol/brandFolder.ts';
import { drawingProblem } from '#protocol/drawing.ts';
import { type ImportRefusal, importTokens } from '#ui/theme/importTokens.ts';
import { schemeOf } from '#ui/theme/writeTokens.ts';
import { BrandFile } from './brandFile.ts';
import { type Draft, draftOf } from './draft.ts';
import { countTokens, type IgnoredWhy, type ImportReport } from './importReport.ts';

/** A fault of an imported file: its place, and the allowed values there. */
export interface ImportProblem {
  readonly file: string;
  readonly field: string;
  readonly reason: string;
}

export type ImportedBrand =
  | { readonly draft: Draft; readonly report: ImportReport }
  | { readonly problems: readonly ImportProblem[] };

const MAX_BYTES = 8_000_000;
const MAX_FILE_BYTES = 2_000_000;
const MAX_FILES = 200;

/** Fields with a value. A list is one value. */
const countFields = (value: unknown): number =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.values(value).reduce<number>((sum, field) => sum + countFields(field), 0)
    : 1;

const isOfSystem = (path: string): boolean => /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(path);

/** The place of the brand's folder in an archive: the outermost folder with a `brand.json`. */
function folderIn(paths: readonly string[]): string | undefined {
  const facts = paths.filter((path) => /(?:^|\/)brand\.json$/.test(path) && !isOfSystem(path));
  const [outermost] = facts.toSorted((a, b) => a.split('/').length - b.split('/').length);
  return outermost?.slice(0, -'brand.json'.length);
}

const problemsOf = (file: string, error: z.core.$ZodError): readonly ImportProblem[] =>
  error.issues.map(({ path, message }) => ({ file, field: path.join('.'), reason: message }));

const NO_JSON = 'is no JSON that can be read';

function readJson(text: string): { json: unknown } | { reason: string } {
  try {
    return { json: JSON.parse(text) };
  } catch (error) {
    // Browsers word the message differently, but agree on the position.
    const [, line, column] = /line (\d+),? column (\d+)/.exec(String(error)) ?? [];
    return { reason: line === undefined ? NO_JSON : `${NO_JSON}: line ${line}, column ${column}` };
  }
}

const NOT_THERE = 'is not in the archive';
/** A reason why a whole `tokens.json` is refused. */
const refusals: Record<Exclude<ImportRefusal, 'tokens'>, string> = {
  size: 'is larger than 256 kB',
  json: NO_JSON,
  seeds: 'has no group "seed"',
};

/** The largest file of a brand's own in bytes, as in the build. */
function mostBytes(path: string, facts: BrandFile | undefined): number {
  const kind = folderFileKind(path);
  if (kind === 'sound') return MAX_FOLDER_BYTES[facts?.Sounds.music?.endsWith(`/${path}`) === true ? 'music' : 'sound'];
  return kind === 'face' || kind === 'picture' ? MAX_FOLDER_BYTES[kind] : Infinity;
}

interface Unpacked {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly ignored: ImportReport['ignored'];
}

/**
 * The files of the brand's folder in an archive by their path in it.
 * @throws Error if the archive cannot be read
 */
async function unpack(bytes: Uint8Array): Promise<Unpacked | undefined> {
  const { unzipSync } = await import('fflate');
  const sizes = new Map<string, number>();
  // Reads only the list. Unwanted files are never unpacked.
  unzipSync(bytes, { filter: ({ name, originalSize }) => (sizes.set(name, originalSize), false) });
  const paths = [...sizes.keys()].filter((path) => !path.endsWith('/'));
  const folder = folderIn(paths);
  if (folder === undefined) return undefined;
  const ignored: Array<{ file: string; why: IgnoredWhy }> = [];
  let left = MAX_BYTES;
  const wanted = new Set<string>();
  for (const path of paths) {
    const size = sizes.get(path) ?? 0;
    const why = isOfSystem(path)
      ? 'system'
      : !path.startsWith(folder)
        ? 'outside'
        : folderFileKind(path.slice(folder.length)) === undefined
          ? 'unknown'
          : size > MAX_FILE_BYTES || size > left || wanted.size >= MAX_FILES
            ? 'size'
            : undefined;
    if (why === undefined) {
      wanted.add(path);
      left -= size;
    } else ignored.push({ file: path, why });
  }
  const files = unzipSync(bytes, { filter: ({ name }) => wanted.has(name) });
  return {
    files: new Map(Object.entries(files).map(([path, content]) => [path.slice(folder.length), content])),
    ignored,
  };
}

/**
 * Imports a brand's folder as an archive, from the studio or from another tool.
 * @param name the file name of the archive
 * @returns a draft that exports the same files, with a report; or every problem by file and field
 */
export async function importBrand(name: string, bytes: Uint8Array): Promise<ImportedBrand> {
  const found = await unpack(bytes).catch(() => 'is no archive that can be read');
  if (typeof found === 'string') return { problems: [{ file: name, field: '', reason: found }] };
  if (found === undefined) return { problems: [{ file: 'brand.json', field: '', reason: NOT_THERE }] };
  const { strFromU8 } = await import('fflate');
  const { files, ignored } = found;
  const asText = (path: string, content: Uint8Array): string =>
    isBinaryFile(path) ? btoa(strFromU8(content, true)) : strFromU8(content);
  const texts = new Map([...files].map(([path, content]) => [path, asText(path, content)] as const));
  const ofKind = (kind: ReturnType<typeof folderFileKind>): Record<string, string> =>
    Object.fromEntries([...texts].filter(([path]) => folderFileKind(path) === kind));

  const problems: ImportProblem[] = [];
  const given = readJson(texts.get('brand.json') ?? '');
  if ('reason' in given) problems.push({ file: 'brand.json', field: '', reason: given.reason });
  const facts = 'json' in given ? BrandFile.safeParse(given.json) : undefined;
  if (facts?.error) problems.push(...problemsOf('brand.json', facts.error));

  const tokens = importTokens(texts.get('tokens.json') ?? '');
  if ('problems' in tokens) {
    problems.push(...tokens.problems.map(({ path, reason }) => ({ file: 'tokens.json', field: path, reason })));
  } else if ('refusal' in tokens) {
    const reason = texts.has('tokens.json') ? refusals[tokens.refusal] : NOT_THERE;
    problems.push({ file: 'tokens.json', field: '', reason });
  } else {
    const scheme = schemeOf(tokens.tokens);
    if (facts?.data && scheme !== undefined && scheme !== facts.data.Scheme) {
      const reason = `says "${scheme}", but Scheme in brand.json says "${facts.data.Scheme}"`;
      problems.push({ file: 'tokens.json', field: '$extensions', reason });
    }
  }
  for (const [file, { byteLength }] of files) {
    const most = mostBytes(file, facts?.data);
    if (byteLength > most) problems.push({ file, field: '', reason: `is larger than ${most / 1000} kB` });
  }
  const drawings = ofKind('drawing');
  for (const [file, drawing] of Object.entries(drawings)) {
    const reason = drawingProblem(drawing);
    if (reason !== undefined) problems.push({ file, field: '', reason });
  }
  if (problems.length > 0 || !facts?.data || !('tokens' in tokens)) return { problems };

  const kept = Object.fromEntries(
    [...texts].filter(([path]) => !['facts', 'tokens', 'drawing'].includes(folderFileKind(path) ?? '')),
  );
  const draft = draftOf({ brand: facts.data, tokens: tokens.tokens, drawings, files: kept });
  return {
    draft,
    report: {
      name,
      facts: countFields(facts.data),
      ...countTokens(draft.Tokens),
      drawings: Object.keys(drawings).length,
      kept: Object.keys(kept).length,
      scheme: true,
      ignored,
    },
  };
}
