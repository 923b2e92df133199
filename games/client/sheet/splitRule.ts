import { element } from '../hud/element.ts';
import type { PayParts } from './payTab.ts';

type Rule = NonNullable<PayParts['maths']['split']>;
type Pattern = Rule['base'][number];

/** The rule of cells that split. Empty for a game without them. */
export function splitRule({ texts, maths: { split, scatter = '' } }: Pick<PayParts, 'texts' | 'maths'>): string[] {
  if (split === undefined) return [];
  return [texts.text('sheet.ruleSplit', { ways: texts.number(split.ways), scatter: texts.symbol(scatter) })];
}

/** The ways of a window whose reels have so many rows and split by a pattern. */
const waysOf = ({ reels }: Pattern, rows: number): number =>
  reels.reduce((ways, parts) => ways * parts.reduce((cells, each) => cells + each - 1, rows), 1);

function chances({ texts, maths }: PayParts, title: string, patterns: readonly Pattern[]): HTMLElement[] {
  const sum = patterns.reduce((total, { weight }) => total + weight, 0);
  const rows = patterns.map((pattern) =>
    element(
      'li',
      { class: 'ways-chance' },
      element(
        'span',
        { class: 'drawn' },
        element('b', { class: 'number' }, texts.number(waysOf(pattern, maths.rows))),
        ` ${texts.text('splitWays')}`,
      ),
      element('span', { class: 'number share' }, `${texts.percent(pattern.weight / sum)} %`),
    ),
  );
  return [element('h3', {}, title), element('ul', { class: 'coin-list' }, ...rows)];
}

/** The ways that a spin can have, with the chance of each. Empty for a game without split cells. */
export function splitChances(parts: PayParts): HTMLElement[] {
  const { texts, maths } = parts;
  if (maths.split === undefined) return [];
  const { base, free } = maths.split;
  return [
    ...chances(parts, texts.text('sheet.splitBase'), base),
    ...(free === undefined ? [] : chances(parts, texts.text('sheet.splitFree'), free)),
  ];
}
