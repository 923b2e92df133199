import { schemeOf, type TokensJson, writeScheme } from '#ui/theme/writeTokens.ts';
import type { Draft } from './draft.ts';
import { overridesOf } from './overrides.ts';

/** Why a file of an archive was left out: no file of a brand, one that an operating system added, or too large. */
export type IgnoredWhy = 'unknown' | 'system' | 'size' | 'outside';

/** What an import took and what it left. */
export interface ImportReport {
  /** The file that was imported. */
  readonly name: string;
  readonly facts: number;
  readonly tokens: number;
  readonly overrides: number;
  readonly drawings: number;
  /** Files that are kept as they came, and handed out again. */
  readonly kept: number;
  /** Whether dark or light was said by what was imported. */
  readonly scheme: boolean;
  readonly ignored: ReadonlyArray<{ readonly file: string; readonly why: IgnoredWhy }>;
}

/** How many tokens and overrides a draft's file has. */
export const countTokens = (tokens: Draft['Tokens']): Pick<ImportReport, 'tokens' | 'overrides'> => {
  const overrides = overridesOf(tokens).length;
  const seed = tokens['seed'];
  return { tokens: overrides + (typeof seed === 'object' && seed !== null ? Object.keys(seed).length : 0), overrides };
};

/** A draft with the tokens, and the scheme, of a file; a file that says none leaves the draft's. */
export function withTokens(
  draft: Draft,
  tokens: TokensJson,
): { readonly draft: Draft; readonly report: Omit<ImportReport, 'name'> } {
  const scheme = schemeOf(tokens);
  const next = { ...draft, Scheme: scheme ?? draft.Scheme, Tokens: writeScheme(tokens, undefined) };
  const report = {
    facts: 0,
    ...countTokens(next.Tokens),
    drawings: 0,
    kept: 0,
    scheme: scheme !== undefined,
    ignored: [],
  };
  return { draft: next, report };
}
