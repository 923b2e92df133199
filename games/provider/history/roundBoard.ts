import { bestBoard, bestSpin, cellsOfWin, type RoundView } from '#games/api/index.ts';
import type { MathsFile } from '#games/maths/index.ts';
import type { PublishedBoard } from '#protocol/wallet/index.ts';

type Outcome = NonNullable<NonNullable<RoundView['Result']>['Outcome']>;

/** The board of a round in small: of its spin that paid most. */
export function roundBoard({ spins }: Outcome, { lines }: Pick<MathsFile, 'lines'>): PublishedBoard {
  const spin = bestSpin(spins);
  const { window, wins } = spin === undefined ? { window: [], wins: [] } : bestBoard(spin);
  const marked = new Map<string, [number, number]>();
  for (const win of wins) for (const [reel, row] of cellsOfWin(win, lines)) marked.set(`${reel} ${row}`, [reel, row]);
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
