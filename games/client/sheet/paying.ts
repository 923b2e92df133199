import type { MathsFile } from '#games/maths/index.ts';
import type { SheetTexts } from '../texts/texts.ts';

/** The studio, the size of the board, and how a game pays. */
export function kindText(texts: SheetTexts, provider: string, maths: MathsFile): string {
  const reels = Object.values(maths.strips)[0]?.length ?? 0;
  const size = { provider, reels, rows: maths.rows };
  const { lines, ways, clusters, anywhere } = maths;
  if (ways !== undefined) return texts.text('sheet.kindWays', { ...size, ways: texts.number(ways) });
  if (clusters !== undefined) return texts.text('sheet.kindClusters', { ...size, count: clusters.atLeast });
  if (anywhere !== undefined) return texts.text('sheet.kindAnywhere', { ...size, count: anywhere.atLeast });
  return texts.text('sheet.kind', { ...size, lines: lines?.length ?? 0 });
}

/** The rules of ways, clusters and whole boards. Empty for a game with lines. */
function boardRules(texts: SheetTexts, { ways, clusters, anywhere }: MathsFile): string[] {
  if (ways !== undefined)
    return [texts.text('sheet.ruleStakeWhole'), texts.text('sheet.ruleWays', { ways: texts.number(ways) })];
  if (clusters !== undefined)
    return [texts.text('sheet.ruleStakeWhole'), texts.text('sheet.ruleClusters', { count: clusters.atLeast })];
  if (anywhere !== undefined)
    return [texts.text('sheet.ruleStakeWhole'), texts.text('sheet.ruleAnywhere', { count: anywhere.atLeast })];
  return [];
}

/** The rules of a game that pays without lines, and of its tumbles. */
export function boardAndTumbleRules(texts: SheetTexts, maths: MathsFile): string[] {
  const { tumble } = maths;
  const { thrown, rising = [] } = tumble ?? {};
  const [first = 1] = rising;
  return [
    ...boardRules(texts, maths),
    ...(tumble === undefined ? [] : [texts.gameOr('tumble.rule', 'sheet.ruleTumble')]),
    ...(thrown === undefined ? [] : [texts.gameOr('tumble.ruleThrown', 'sheet.ruleThrown')]),
    ...(rising.length === 0
      ? []
      : [texts.text('sheet.ruleRising', { first, steps: rising.map((multiple) => `×${multiple}`).join(' ') })]),
  ];
}
