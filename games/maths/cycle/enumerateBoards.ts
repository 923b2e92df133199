import { type Board, boardsOf, cellsOf, payingBoards, payOfBoards } from '../features/tumble.ts';
import type { ReelSet, SlotGame } from '../game/SlotGame.ts';
import type { OpenPart } from '../pays/PayRule.ts';
import { type CountedBoards, StopCounts, WinCounts } from './boardCounts.ts';

/** Special symbols by their numbers. */
interface Specials {
  scatters: number;
  coins: number;
}

/** The windows of the reels from each reel on, by the special symbols that they show. */
function specialsFrom({ scatter, coin }: SlotGame, { windows }: ReelSet): Map<string, Specials & { stops: number }>[] {
  const tables: Map<string, Specials & { stops: number }>[] = [new Map([['0 0', { scatters: 0, coins: 0, stops: 1 }]])];
  for (const reel of windows.toReversed()) {
    const table = new Map<string, Specials & { stops: number }>();
    for (const rest of tables[0]?.values() ?? [])
      for (const window of reel) {
        const scatters = rest.scatters + window.filter((symbol) => symbol === scatter).length;
        const coins = rest.coins + window.filter((symbol) => symbol === coin).length;
        const known = table.get(`${scatters} ${coins}`);
        table.set(`${scatters} ${coins}`, { scatters, coins, stops: (known?.stops ?? 0) + rest.stops });
      }
    tables.unshift(table);
  }
  return tables;
}

function addWins(counts: WinCounts, boards: readonly Board[]): void {
  for (const { wins, multiple } of boards)
    for (const { symbol, count, ways = 1, pay } of wins)
      counts.add({ symbol, count, pay: pay / ways, times: 1, paid: pay * multiple });
}

/**
 * Plays the boards of every stop of the cycle. Stops of the first reels after which nothing can pay are counted together.
 *
 * @returns the classes, smallest pay first, and the wins of all boards
 */
export function enumerateBoards(game: SlotGame, reels: ReelSet): CountedBoards {
  const { pays, scatter, coin, orb, tumble = {} } = game;
  const { reader } = pays;
  const rest = specialsFrom(game, reels);
  const counts = new StopCounts(game.rows * reels.strips.length);
  const wins = new WinCounts();
  const stops = reels.windows.map(() => 0);

  const play = (): void => {
    const boards = boardsOf(game, tumble, reels, stops);
    const played = game.tumble === undefined ? boards.slice(0, 1) : boards;
    const last = played.at(-1)?.window ?? [];
    counts.add(
      payOfBoards(played),
      cellsOf(last, scatter).length,
      cellsOf(last, coin).length,
      payingBoards(played),
      cellsOf(last, orb).length,
      1,
    );
    addWins(wins, played);
  };
  const walk = (reel: number, open: readonly OpenPart[], paid: number, { scatters, coins }: Specials): void => {
    const windows = reels.windows[reel];
    const canPay = paid > 0 || (windows === undefined ? open.some((part) => reader.end(part) > 0) : open.length > 0);
    if (!canPay) {
      for (const more of rest[reel]?.values() ?? [])
        counts.add(0, scatters + more.scatters, coins + more.coins, 0, 0, more.stops);
      return;
    }
    if (windows === undefined) {
      play();
      return;
    }
    for (let stop = 0; stop < windows.length; stop += 1) {
      const window = windows[stop] ?? [];
      stops[reel] = stop;
      const still: OpenPart[] = [];
      let more = paid;
      for (const part of open) more += reader.read(part, reel, window, still);
      const specials = { scatters, coins };
      for (const symbol of window) {
        if (symbol === scatter) specials.scatters += 1;
        if (symbol === coin) specials.coins += 1;
      }
      walk(reel + 1, still, more, specials);
    }
  };
  walk(0, reader.start, 0, { scatters: 0, coins: 0 });
  return { classes: counts.classes(game), wins: wins.all() };
}
