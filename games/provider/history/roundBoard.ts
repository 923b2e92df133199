import { bestBoard, bestSpin, cellsOfWin, heldCoins, heldWindow, type RoundView, showsHold } from '#games/api/index.ts';
import type { MathsFile } from '#games/maths/index.ts';
import type { PublishedBoard } from '#protocol/wallet/index.ts';

type Outcome = NonNullable<NonNullable<RoundView['Result']>['Outcome']>;

/** The last board of a hold and respin, with its coins marked. */
function holdBoard(outcome: Outcome, coin: string): PublishedBoard {
  const coins = heldCoins(outcome);
  return {
    columns: heldWindow(outcome, coin).map((reel) => [...reel]),
    marked: coins.map(({ cell: [reel, row] }): [number, number] => [reel, row]),
    win: { symbol: coin, count: coins.length },
  };
}

/** The board of a round in small: of its hold and respin, or of its spin that paid most. */
export function roundBoard(outcome: Outcome, { lines, hold }: Pick<MathsFile, 'lines' | 'hold'>): PublishedBoard {
  if (hold !== undefined && showsHold(outcome)) return holdBoard(outcome, hold.coin);
  const { spins } = outcome;
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
