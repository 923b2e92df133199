import { element } from '../hud/element.ts';
import type { PayParts } from './payTab.ts';
import { symbolImage } from './symbolImage.ts';

interface Drawn {
  readonly symbol: string;
  readonly weight: number;
}

/** Symbols that are drawn by weight, with the chance of each. */
export function drawnChances({ texts, images }: PayParts, title: string, drawn: readonly Drawn[]): HTMLElement[] {
  const sum = drawn.reduce((total, { weight }) => total + weight, 0);
  const rows = drawn.map(({ symbol, weight }) =>
    element(
      'li',
      {},
      symbolImage(images, symbol, 34, ''),
      element('span', { class: 'drawn' }, texts.symbol(symbol)),
      element('span', { class: 'number share' }, `${texts.percent(weight / sum)} %`),
    ),
  );
  return [element('h3', {}, title), element('ul', { class: 'coin-list' }, ...rows)];
}
