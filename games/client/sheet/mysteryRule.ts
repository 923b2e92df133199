import { element } from '../hud/element.ts';
import type { PayParts } from './payTab.ts';
import { symbolImage } from './symbolImage.ts';

/** The rule of mystery symbols. Empty for a game without them. */
export function mysteryRule({ texts, maths: { mystery } }: Pick<PayParts, 'texts' | 'maths'>): string[] {
  if (mystery === undefined) return [];
  return [texts.gameOr('mystery.rule', 'sheet.ruleMystery', { symbol: texts.symbol(mystery.symbol) })];
}

/** What mystery symbols become, with the chance of each. Empty for a game without them. */
export function mysteryChances({ texts, images, maths: { mystery } }: PayParts): HTMLElement[] {
  if (mystery === undefined) return [];
  const sum = mystery.becomes.reduce((total, { weight }) => total + weight, 0);
  const rows = mystery.becomes.map(({ symbol, weight }) =>
    element(
      'li',
      {},
      symbolImage(images, symbol, 34, ''),
      element('span', { class: 'became' }, texts.symbol(symbol)),
      element('span', { class: 'number share' }, `${texts.percent(weight / sum)} %`),
    ),
  );
  return [
    element('h3', {}, texts.text('sheet.mystery', { symbol: texts.symbol(mystery.symbol) })),
    element('ul', { class: 'coin-list' }, ...rows),
  ];
}
