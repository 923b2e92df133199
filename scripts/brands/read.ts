import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BrandFile } from '#studio/draft/brandFile.ts';
import { drawingProblem } from '#protocol/drawing.ts';
import { loadIssueSentences } from '#protocol/issueSentences.ts';
import type { TokenProblem } from '#ui/theme/designTokens.ts';
import { isTemplateDrawing } from '#ui/theme/template/drawings.ts';
import { readTokensFile, type TokensOfFile } from '#ui/theme/tokensFile.ts';
import { folderFileProblems } from './ownFiles.ts';

loadIssueSentences();

export interface BrandFolder extends TokensOfFile {
  readonly brand: BrandFile;
}

/** All errors of the brands, one per line, with file and token. */
export class BrandError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The brands cannot be built:\n  ${problems.join('\n  ')}`);
    this.name = 'BrandError';
    this.problems = problems;
  }
}

/** Drawings that every brand must have. Each of them is served under `/brands/<id>/`. */
export const drawings = ['logo.svg', 'mark.svg', 'pattern.svg', 'ornament.svg'] as const;

/**
 * Returns every drawing of a brand's folder: the four required drawings, and those that only its tokens name
 * (`url(/brands/<id>/ridge.svg)`).
 */
export const servedDrawings = (root: string, id: string): readonly string[] =>
  readdirSync(join(root, 'brands', id)).filter((file) => file.endsWith('.svg'));

/** The greeting character of scenes and of the sign-in. Every brand serves it. */
export const MASCOT = 'mascot.svg';

/** The template's mark is drawn at half size, because scenes show a mascot larger than a mark. */
const HALF_SIZE = 'viewBox="-48 -80 192 192"';

/** Returns a brand's own character, or its mark (the template's mark at half size). */
export function mascotOf(root: string, id: string): string {
  const folder = join(root, 'brands', id);
  const own = join(folder, MASCOT);
  if (existsSync(own)) return readFileSync(own, 'utf8');
  const mark = readFileSync(join(folder, 'mark.svg'), 'utf8');
  return isTemplateDrawing('mark.svg', mark) ? mark.replace('viewBox="0 0 96 96"', HALF_SIZE) : mark;
}

/** Sorted by name. */
export const brandIDs = (root: string): readonly string[] =>
  readdirSync(join(root, 'brands'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

function readJson(path: string): { data?: unknown; problem?: string } {
  try {
    return { data: JSON.parse(readFileSync(path, 'utf8')) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Reads `brands/<id>`. Returns the folder or all of its errors.
 * @param parts the parts that the components publish, which a brand may override
 */
export function readBrand(
  root: string,
  id: string,
  parts: ReadonlySet<string>,
): { folder?: BrandFolder; problems: readonly string[] } {
  const problems: string[] = [];
  const complain = (file: string, { path, reason }: TokenProblem): void => {
    problems.push(`brands/${id}/${file}: ${path === '' ? '' : `${path}: `}${reason}`);
  };
  const json = (file: string): unknown => {
    const { data, problem } = readJson(join(root, 'brands', id, file));
    if (problem !== undefined) complain(file, { path: '', reason: problem });
    return data;
  };
  for (const file of drawings) {
    if (!existsSync(join(root, 'brands', id, file))) complain(file, { path: '', reason: 'is missing' });
  }

  const folder = join(root, 'brands', id);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.svg'))) {
    const reason = drawingProblem(readFileSync(join(folder, file), 'utf8'));
    if (reason !== undefined) complain(file, { path: '', reason });
  }

  const brand = BrandFile.safeParse(json('brand.json'));
  for (const issue of brand.error?.issues ?? []) {
    complain('brand.json', { path: issue.path.join('.'), reason: issue.message });
  }
  if (brand.data && brand.data.ID !== id) {
    complain('brand.json', { path: 'ID', reason: `says "${brand.data.ID}" in folder "${id}"` });
  }

  if (brand.data) for (const problem of folderFileProblems(folder, brand.data)) complain('brand.json', problem);

  const tokens = json('tokens.json');
  if (tokens === undefined) return { problems };
  const { read, problems: unread } = readTokensFile(tokens, {
    scheme: brand.data?.Scheme ?? 'dark',
    parts,
    pattern: `/brands/${id}/pattern.svg`,
    ornament: `/brands/${id}/ornament.svg`,
  });
  for (const problem of unread) complain('tokens.json', problem);
  if (!read || !brand.data || problems.length > 0) return { problems };
  return { folder: { brand: brand.data, ...read }, problems };
}
