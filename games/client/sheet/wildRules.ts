import type { MathsFile } from '#games/maths/index.ts';
import { greatestMultiple } from '../round/greatestMultiple.ts';
import type { SheetTexts } from '../texts/texts.ts';

/** The rules of the wilds: the symbols that they replace, and the product of their multiples. */
export function wildRules(texts: SheetTexts, maths: MathsFile): string[] {
  const { wild, wilds = {}, scatter, hold, choice, level } = maths;
  const names = [...(wild === undefined ? [] : [wild]), ...Object.keys(wilds)];
  if (names.length === 0) return [];
  const symbol = names.map((name) => texts.symbol(name)).join(texts.text('sheet.comma'));
  const others = [scatter ?? hold?.coin ?? choice?.symbol, level?.symbol].filter((name) => name !== undefined);
  return [
    others.length === 0
      ? texts.text('sheet.ruleWildAll', { symbol })
      : texts.text('sheet.ruleWild', {
          symbol,
          scatter: others.map((name) => texts.symbol(name)).join(texts.text('sheet.comma')),
        }),
    ...multipleRule(texts, maths),
    ...growingRule(texts, maths, symbol),
  ];
}

/** The rule of a wild that fills its reel. */
const growingRule = (texts: SheetTexts, { expandingWild }: MathsFile, symbol: string): string[] =>
  expandingWild === undefined ? [] : [texts.text('sheet.ruleGrowing', { symbol, respins: expandingWild.respins })];

function multipleRule(texts: SheetTexts, maths: MathsFile): string[] {
  const [first, second = first] = Object.values(maths.wilds ?? {});
  if (first === undefined || second === undefined) return [];
  const example = `×${first} × ×${second} = ×${first * second}`;
  return [texts.text('sheet.ruleMultiples', { example, most: `×${greatestMultiple(maths)}` })];
}
