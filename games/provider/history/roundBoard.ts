import type { RoundView } from '#games/api/index.ts';
import type { MathsFile } from '#games/maths/index.ts';
import type { PublishedBoard } from '#protocol/wallet/index.ts';

type Outcome = NonNullable<NonNullable<RoundView['Result']>['Outcome']>;
type Spin = Outcome['spins'][number];

/** The first of the spins that paid most. */
const bestSpin = (spins: readonly Spin[]): Spin | undefined =>
  spins.reduce<Spin | undefined>((best, spin) => (best === undefined || spin.pay > best.pay ? spin : best), undefined);

/** The board of a round in small: of its spin that paid most. */
export function roundBoard({ spins }: Outcome, { lines }: Pick<MathsFile, 'lines'>): PublishedBoard {
  const { window, wins } = bestSpin(spins) ?? { window: [], wins: [] };
  const cells = new Map<string, [number, number]>();
  for (const { line, count } of wins)
    for (const [reel, row] of (lines[line - 1] ?? []).slice(0, count).entries())
      cells.set(`${reel} ${row}`, [reel, row]);
  const [best] = wins.toSorted((one, other) => other.pay - one.pay);
  return {
    columns: window.map((reel) => [...reel]),
    marked: [...cells.values()],
    ...(best && { win: { line: best.line, symbol: best.symbol, count: best.count } }),
  };
}
