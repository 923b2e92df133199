import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Brand } from '#protocol/brands.ts';
import { isTokenPath, variableOf } from '#ui/theme/paths.ts';
import type { Overrides, Seeds } from '#ui/theme/seeds.ts';
import type { TokenPath } from '#ui/theme/tokens.ts';
import { z } from 'zod';
import { type TokenProblem, readDesignTokens } from './design-tokens.ts';

/** One brand's folder, read and checked. */
export interface BrandFolder {
  readonly brand: Brand;
  readonly seeds: Seeds;
  readonly overrides: Overrides;
}

/** Everything wrong with the brands, one line each, naming file and token. */
export class BrandError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The brands cannot be built:\n  ${problems.join('\n  ')}`);
    this.name = 'BrandError';
    this.problems = problems;
  }
}

/** Drawings that every brand must have; each is served under `/brands/<id>/`. */
export const drawings = ['logo.svg', 'mark.svg', 'pattern.svg', 'ornament.svg'] as const;

/** The key under which a tokens file keeps what the Design Tokens format cannot say: plain CSS values by token name. */
const extensionKey = 'app.menagerie.css';

const seedNames = ['ground', 'primary', 'accent', 'radius', 'numerals', 'heading', 'body'] as const;

const TokensFile = z.looseObject({
  seed: z.looseObject({}),
  $extensions: z
    .object({ [extensionKey]: z.record(z.string(), z.string()) })
    .partial()
    .optional(),
});

/** The folders under `brands/`, by name. */
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

/** An open bracket or quote would swallow the declarations after it. */
function isClosed(css: string): boolean {
  const bare = css.replace(/"[^"]*"|'[^']*'/g, '');
  let depth = 0;
  for (const mark of bare.replace(/[^()]/g, '')) {
    depth += mark === '(' ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0 && !/["']/.test(bare);
}

/** A CSS value from data: aliases become variables, and nothing may leave its declaration or the page's own origin. */
function cssValue(given: string): { css?: string; reason?: string } {
  const unknown = [...given.matchAll(/\{([^{}]*)\}/g)]
    .map((match) => match[1] ?? '')
    .find((name) => !isTokenPath(name));
  if (unknown !== undefined) return { reason: `{${unknown}} names no token of the contract` };
  const css = given.replace(/\{([^{}]*)\}/g, (whole, name: string) =>
    isTokenPath(name) ? `var(${variableOf(name)})` : whole,
  );
  if (/[;{}<>@\\]|\/\*/.test(css)) return { reason: 'must be one CSS value, without ; { } < > @ or backslash' };
  if (!isClosed(css)) return { reason: 'has a bracket or a quote that is not closed' };
  const addresses = [...css.matchAll(/url\(\s*["']?([^"')]*)/gi)].map((match) => match[1] ?? '');
  if (!addresses.every((address) => /^(\/brands\/|data:image\/svg\+xml,)/i.test(address))) {
    return { reason: 'url() may name /brands/… or an inline SVG only' };
  }
  return { css };
}

/** Reads `brands/<id>`; answers the folder or every problem in it. */
export function readBrand(root: string, id: string): { folder?: BrandFolder; problems: readonly string[] } {
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

  const brand = Brand.safeParse(json('brand.json'));
  for (const issue of brand.error?.issues ?? []) {
    complain('brand.json', { path: issue.path.join('.'), reason: issue.message });
  }
  if (brand.data && brand.data.ID !== id) {
    complain('brand.json', { path: 'ID', reason: `says "${brand.data.ID}" in folder "${id}"` });
  }

  const file = TokensFile.safeParse(json('tokens.json'));
  for (const issue of file.error?.issues ?? []) {
    complain('tokens.json', { path: issue.path.join('.'), reason: issue.message });
  }
  if (!file.data || !brand.data) return { problems };

  const { tokens, problems: unread } = readDesignTokens(file.data);
  for (const problem of unread) complain('tokens.json', problem);
  const seed = (name: (typeof seedNames)[number]): string | undefined => tokens.get(`seed.${name}`)?.css;
  for (const name of ['ground', 'primary', 'accent', 'radius', 'numerals'] as const) {
    const broken = unread.some((problem) => problem.path === `seed.${name}`);
    if (seed(name) === undefined && !broken) complain('tokens.json', { path: `seed.${name}`, reason: 'is missing' });
  }

  const overrides: Partial<Record<TokenPath, string>> = {};
  for (const [path, token] of tokens) {
    const [group, name = ''] = path.split('.');
    if (group === 'seed') {
      if (!seedNames.some((known) => known === name)) complain('tokens.json', { path, reason: 'is no seed' });
    } else if (isTokenPath(path)) overrides[path] = token.css;
    else complain('tokens.json', { path, reason: 'names no token of the contract' });
  }
  for (const [path, given] of Object.entries(file.data.$extensions?.[extensionKey] ?? {})) {
    const { css, reason } = cssValue(given);
    if (!isTokenPath(path)) complain('tokens.json', { path, reason: 'names no token of the contract' });
    else if (/^(color|chart|vip)\./.test(path)) {
      complain('tokens.json', {
        path,
        reason: 'is a colour: give it as a token of its own, so that others derive from it',
      });
    } else if (css === undefined) complain('tokens.json', { path, reason: reason ?? 'cannot be read' });
    else overrides[path] = css;
  }
  if (problems.length > 0) return { problems };

  const families = (name: 'numerals' | 'heading' | 'body', fallback: readonly string[]): readonly string[] =>
    seed(name)?.split('|') ?? fallback;
  const numerals = families('numerals', ['system']);
  const seeds: Seeds = {
    scheme: brand.data.Scheme,
    ground: seed('ground') ?? '',
    primary: seed('primary') ?? '',
    accent: seed('accent') ?? '',
    radius: Number.parseFloat(seed('radius') ?? '12'),
    font: { numerals, heading: families('heading', numerals), body: families('body', numerals) },
    pattern: `/brands/${id}/pattern.svg`,
    ornament: `/brands/${id}/ornament.svg`,
  };
  return { folder: { brand: brand.data, seeds, overrides }, problems };
}
