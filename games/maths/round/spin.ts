import type { LineGame, ReelSet } from '../game/LineGame.ts';

export interface LineWin {
  /** From 1. */
  line: number;
  symbol: string;
  /** Symbols in a row from the left, wilds included. */
  count: number;
  /** In tenths of the stake, before the multiple. */
  pay: number;
}

export interface SpinOutcome {
  kind: 'base' | 'free';
  /** The stop of each reel. The top row of its window shows it. */
  stops: readonly number[];
  /** The symbols of each reel, downwards. */
  window: readonly (readonly string[])[];
  wins: readonly LineWin[];
  /** Scatters in the window. */
  scatters: number;
  /** The ladder's factor of the wins. */
  multiple: number;
  /** The wins times the multiple, in tenths of the stake. */
  pay: number;
}

function readWindow(game: LineGame, window: readonly (readonly number[])[]): { wins: LineWin[]; scatters: number } {
  const { reader, lines, scatter } = game;
  const wins: LineWin[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    let state = reader.start;
    for (let reel = 0; reel < window.length && reader.isOpen(state); reel += 1)
      state = reader.read(state, window[reel]?.[lines[index]?.[reel] ?? 0] ?? -1);
    const found = reader.combination(state);
    if (found !== undefined) wins.push({ line: index + 1, symbol: found.symbol, count: found.count, pay: found.pay });
  }
  let scatters = 0;
  for (const reel of window) for (const symbol of reel) if (symbol === scatter) scatters += 1;
  return { wins, scatters };
}

/** The window and the pays of reels that stopped at `stops`. */
export function spinAt(
  game: LineGame,
  kind: SpinOutcome['kind'],
  reels: ReelSet,
  stops: readonly number[],
  multiple: number,
): SpinOutcome {
  const places = stops.map((stop, reel) => reels.windows[reel]?.[stop] ?? []);
  const { wins, scatters } = readWindow(game, places);
  const pay = wins.reduce((sum, win) => sum + win.pay, 0) * multiple;
  const window = places.map((reel) => reel.map((symbol) => game.symbols[symbol] ?? ''));
  return { kind, stops, window, wins, scatters, multiple, pay };
}
