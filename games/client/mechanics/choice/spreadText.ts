import { element } from '../../hud/element.ts';
import type { Spread } from '../../sheet/figures.ts';
import type { Texts } from '../../texts/texts.ts';

/** Stakes below which the pay of such a feature is little, and from which on it is much. */
const LITTLE = 10;
const MUCH = 90;

/** A text of the game with values. */
export const gameText = (texts: Texts, key: string, values: Readonly<Record<string, string | number>>): string =>
  texts.gameOr(key, 'choiceOption', values);

/** Whole stakes from ten on, since more digits would not be true of a player's few rounds. */
export const stakes = (texts: Texts, value: number): string =>
  `×${texts.short(value >= LITTLE ? Math.round(value) : value)}`;

/** The chances of a small pay and of a large one. Both are edges of the ranges of the sheet. */
export function chancesText(texts: Texts, { from, chances }: Spread): HTMLElement {
  const below = chances.reduce((sum, chance, index) => ((from[index] ?? 0) < LITTLE ? sum + chance : sum), 0);
  const above = chances.reduce((sum, chance, index) => ((from[index] ?? 0) >= MUCH ? sum + chance : sum), 0);
  const share = (chance: number): string => `${texts.number(chance * 100, chance < 0.1 ? 1 : 0)}%`;
  return element(
    'span',
    { class: 'cloud-chances' },
    element('span', {}, gameText(texts, 'choice.below', { times: `×${LITTLE}`, share: share(below) })),
    element('span', {}, gameText(texts, 'choice.above', { times: `×${MUCH}`, share: share(above) })),
  );
}

/** The range of nine outcomes of ten, and the median. */
export const spreadText = (texts: Texts, { low, median, high }: Spread): HTMLElement =>
  element(
    'span',
    { class: 'cloud-range' },
    gameText(texts, 'choice.range', {
      low: stakes(texts, low),
      high: stakes(texts, high),
      median: stakes(texts, median),
    }),
  );
