import { nearestInk, readContrast } from '#ui/theme/contrast.ts';
import type { Draft } from '../draft/draft.ts';
import { overridesOf, pathOf, withOverride, withoutOverride } from '../draft/overrides.ts';
import { type DraftTheme, themeOf } from '../draft/themeOf.ts';
import type { PairGroup } from './pairGroups.ts';

/** What mends an ink that cannot be read, offered as a button: the nearest value that reads, or an override taken out. */
export type WayOut = (
  | { readonly kind: 'use'; readonly value: string }
  | { readonly kind: 'drop'; readonly path: string }
) & {
  /** The tokens after it. */
  readonly apply: (tokens: Draft['Tokens']) => Draft['Tokens'];
};

/** The way out of a failing row; nothing for a row that passes, or for one that only other seeds would mend. */
export function wayOut(
  draft: Draft,
  look: Extract<DraftTheme, { problems: readonly [] }>,
  group: PairGroup,
): WayOut | undefined {
  const { ink, on, part, passes } = group;
  if (passes) return undefined;
  const value = nearestInk(look.themeOf(part), ink);
  if (value !== undefined) return { kind: 'use', value, apply: (tokens) => withOverride(tokens, part, ink, value) };
  const own = overridesOf(draft.Tokens).map(({ path }) => path);
  const named = [ink, ...on].map((one) => pathOf(part, one));
  const path = own.find((one) => named.includes(one)) ?? causeOf(draft, group, own);
  return path === undefined ? undefined : { kind: 'drop', path, apply: (tokens) => withoutOverride(tokens, path) };
}

/** The override from which the pair's colours follow: the one without which the pair reads best, if any makes a difference. */
function causeOf(draft: Draft, { ink, on, part, ratio }: PairGroup, own: readonly string[]): string | undefined {
  let best = { path: '', ratio };
  for (const path of own) {
    const look = themeOf({ ...draft, Tokens: withoutOverride(draft.Tokens, path) });
    if (look.theme === undefined) continue;
    const pairs = readContrast(look.themeOf(part)).filter((pair) => pair.ink === ink && on.includes(pair.on));
    const without = Math.min(...pairs.map((pair) => pair.ratio));
    if (without > best.ratio) best = { path, ratio: without };
  }
  return best.path === '' ? undefined : best.path;
}
