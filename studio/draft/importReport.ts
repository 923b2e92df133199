import { schemeOf, type TokensJson, writeScheme } from '#ui/theme/writeTokens.ts';
import type { Draft } from './draft.ts';
import { overridesOf } from './overrides.ts';

/** The reason why a file of an archive was left out: unknown to a brand, added by an operating system, or too large. */
export type IgnoredWhy = 'unknown' | 'system' | 'size' | 'outside';

/** The imported and the left-out parts of an import. */
export interface ImportReport {
  /** The name of the imported file. */
  readonly name: string;
  readonly facts: number;
  readonly tokens: number;
  readonly overrides: number;
  readonly drawings: number;
  /** Files that are kept unchanged and exported again. */
  readonly kept: number;
  /** Whether the import had a scheme, dark or light. */
  readonly scheme: boolean;
  readonly ignored: ReadonlyArray<{ readonly file: string; readonly why: IgnoredWhy }>;
}

/** The number of tokens and overrides of a draft's file. */
export const countTokens = (tokens: Draft['Tokens']): Pick<ImportReport, 'tokens' | 'overrides'> => {
  const overrides = overridesOf(tokens).length;
  const seed = tokens['seed'];
  return { tokens: overrides + (typeof seed === 'object' && seed !== null ? Object.keys(seed).length : 0), overrides };
};

/** The draft with the tokens and the scheme of a file. Without a scheme in the file the draft's scheme stays. */
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
