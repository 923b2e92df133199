import { folderFileKind, isBinaryFile } from '#protocol/brandFolder.ts';
import { ownFileProblems } from '#protocol/brandOwnFiles.ts';
import { hasVisibleText } from '#protocol/rules/visibleText.ts';
import { BrandFile } from './brandFile.ts';
import { type Draft, type ExistingBrand, factsOf, mayReplace, takesPlace } from './draft.ts';
import { formatJson } from './formatJson.ts';
import { isFaceOf } from './faceNames.ts';
import { drawingsOf, handedTokens, themeOf } from './themeOf.ts';

/** A reason why a draft cannot be exported yet. */
export type ExportProblem =
  | { readonly kind: 'id' | 'name' }
  | { readonly kind: 'fact' | 'token'; readonly path: string; readonly reason: string }
  | { readonly kind: 'face'; readonly path: string }
  | { readonly kind: 'contrast'; readonly count: number };

/** A draft's `tokens.json`. */
export const tokensText = (draft: Draft): string => formatJson(handedTokens(draft));

/**
 * The files of a draft's folder by name, binary files in base64. Unpacked into `brands/<id>/` they are a complete
 * brand. The check reports everything that the build would refuse.
 * @param existing the existing brands; the draft may replace the brand that it started from, and its own earlier
 * export
 */
export function exportBrand(
  draft: Draft,
  existing: readonly ExistingBrand[],
): { files: Readonly<Record<string, string>> } | { problems: readonly ExportProblem[] } {
  const theme = themeOf(draft);
  const sameID = existing.find(({ ID }) => ID === draft.ID);
  const isTaken = sameID !== undefined && !mayReplace(draft);
  const facts = BrandFile.safeParse({ ID: draft.ID, ...factsOf(draft, isTaken ? undefined : sameID) });
  const wrong = facts.error?.issues ?? [];
  const failing = theme.theme ? theme.readings.filter(({ passes }) => !passes).length : 0;
  const problems: readonly ExportProblem[] = [
    ...(wrong.some(({ path }) => path[0] === 'ID') || isTaken ? [{ kind: 'id' } as const] : []),
    ...(Object.values(draft.Name).some((name) => !hasVisibleText(name)) ? [{ kind: 'name' } as const] : []),
    ...wrong
      .filter(({ path }) => path[0] !== 'ID' && path[0] !== 'Name')
      .map(({ path, message }) => ({ kind: 'fact', path: path.join('.'), reason: message }) as const),
    ...(facts.data ? ownFileProblems(facts.data, (path) => draft.Files[path]) : []).map(
      (problem) => ({ kind: 'fact', ...problem }) as const,
    ),
    ...theme.problems.map((problem) => ({ kind: 'token', ...problem }) as const),
    ...(theme.theme ? [...theme.said.families].filter((name) => !isFaceOf(draft, name)) : []).map(
      (path) => ({ kind: 'face', path }) as const,
    ),
    ...(failing > 0 ? [{ kind: 'contrast', count: failing } as const] : []),
  ];
  if (problems.length > 0 || !theme.theme) return { problems };
  return {
    files: {
      'brand.json': formatJson(facts.data),
      'tokens.json': tokensText(draft),
      ...drawingsOf(draft, theme.theme.color.text),
      ...filesOf(draft),
    },
  };
}

/** The files that are exported unchanged: faces, sounds and pictures, and the texts of the brand that the draft replaces. */
const filesOf = (draft: Draft): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(draft.Files).filter(([path]) => takesPlace(draft) || folderFileKind(path) !== 'text'),
  );

const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** The folder as a zip with `<id>/…` inside, to be unpacked in `brands/`. */
export async function zipBrand(id: string, files: Readonly<Record<string, string>>): Promise<Uint8Array<ArrayBuffer>> {
  const { strToU8, zipSync } = await import('fflate');
  const entries = Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, text]) => [`${id}/${name}`, isBinaryFile(name) ? fromBase64(text) : strToU8(text)] as const);
  // The same draft gives the same file at any time.
  return zipSync(Object.fromEntries(entries), { mtime: '2000-01-01T00:00:00Z' });
}
