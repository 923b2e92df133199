import { drawnChances } from './drawnChances.ts';
import type { PayParts } from './payTab.ts';

/** The rule of mystery symbols. Empty for a game without them. */
export function mysteryRule({ texts, maths: { mystery } }: Pick<PayParts, 'texts' | 'maths'>): string[] {
  if (mystery === undefined) return [];
  return [texts.gameOr('mystery.rule', 'sheet.ruleMystery', { symbol: texts.symbol(mystery.symbol) })];
}

/** The symbols that mystery symbols become, with the chance of each. Empty for a game without them. */
export function mysteryChances(parts: PayParts): HTMLElement[] {
  const { texts, maths } = parts;
  if (maths.mystery === undefined) return [];
  const { symbol, becomes } = maths.mystery;
  return drawnChances(parts, texts.text('sheet.mystery', { symbol: texts.symbol(symbol) }), becomes);
}
