import { nearestInk, readContrast } from '#ui/theme/contrast.ts';
import type { Draft } from '../draft/draft.ts';
import { overridesOf, pathOf, withOverride, withoutOverride } from '../draft/overrides.ts';
import { type DraftTheme, themeOf } from '../draft/themeOf.ts';
import type { PairGroup } from './pairGroups.ts';

/** The repair of an unreadable ink, offered as a button: the nearest readable value, or the removal of an override. */
export type WayOut = (
  | { readonly kind: 'use'; readonly value: string }
  | { readonly kind: 'drop'; readonly path: string }
) & {
  /** The tokens after the repair. */
  readonly apply: (tokens: Draft['Tokens']) => Draft['Tokens'];
};

/** The repair of a failing row. Undefined for a row that passes, or that only other seeds repair. */
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

/** The override that decides the pair's colours: the pair reads best without it. */
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
