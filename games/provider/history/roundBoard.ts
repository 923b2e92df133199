import type { RoundView } from '#games/api/index.ts';
import type { MathsFile } from '#games/maths/index.ts';
import type { PublishedBoard } from '#protocol/wallet/index.ts';

type Outcome = NonNullable<NonNullable<RoundView['Result']>['Outcome']>;
type Spin = Outcome['spins'][number];
type Cell = readonly [reel: number, row: number];

/** The first of the spins that paid most. */
const bestSpin = (spins: readonly Spin[]): Spin | undefined =>
  spins.reduce<Spin | undefined>((best, spin) => (best === undefined || spin.pay > best.pay ? spin : best), undefined);

/** The cells of a win. Those of a line follow from the line. */
const cellsOf = ({ line = 0, count, cells }: Spin['wins'][number], lines: MathsFile['lines']): readonly Cell[] =>
  cells ?? (lines?.[line - 1] ?? []).slice(0, count).map((row, reel): Cell => [reel, row]);

/** The board of a round in small: of its spin that paid most. */
export function roundBoard({ spins }: Outcome, { lines }: Pick<MathsFile, 'lines'>): PublishedBoard {
  const { window, wins } = bestSpin(spins) ?? { window: [], wins: [] };
  const marked = new Map<string, [number, number]>();
  for (const win of wins) for (const [reel, row] of cellsOf(win, lines)) marked.set(`${reel} ${row}`, [reel, row]);
  const [best] = wins.toSorted((one, other) => other.pay - one.pay);
  return {
    columns: window.map((reel) => [...reel]),
    marked: [...marked.values()],
    ...(best && {
      win: {
        ...(best.line !== undefined && { line: best.line }),
        symbol: best.symbol,
        count: best.count,
      },
    }),
  };
}
