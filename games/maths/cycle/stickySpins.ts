import type { ReelSet, SlotGame } from '../game/SlotGame.ts';

/** A window of a reel, and in how many outcomes it comes. */
interface HeldWindow {
  window: readonly number[];
  count: bigint;
}

/** The windows of each reel in one of the free spins, with the wilds that stayed. */
export interface StickySpin {
  reels: readonly (readonly HeldWindow[])[];
  /** The outcomes of each reel up to this spin. */
  outcomes: readonly bigint[];
}

/** The windows of a reel spin by spin. Reels are independent, and a reel remembers only where its wilds are. */
function reelSpins(
  { board: { wilds } }: Pick<SlotGame, 'board'>,
  windows: readonly (readonly number[])[],
  spins: number,
): HeldWindow[][] {
  let held = new Map<string, { cells: readonly number[]; count: bigint }>([['', { cells: [], count: 1n }]]);
  return Array.from({ length: spins }, () => {
    const found = new Map<string, HeldWindow>();
    const next: typeof held = new Map();
    for (const { cells, count } of held.values())
      for (const shown of windows) {
        const window = shown.map((symbol, row) => ((cells[row] ?? -1) < 0 ? symbol : (cells[row] ?? -1)));
        const key = window.join();
        found.set(key, { window, count: (found.get(key)?.count ?? 0n) + count });
        const kept = window.map((symbol) => (wilds.has(symbol) ? symbol : -1));
        next.set(kept.join(), { cells: kept, count: (next.get(kept.join())?.count ?? 0n) + count });
      }
    held = next;
    return [...found.values()];
  });
}

/** The exact windows of each reel in each of the free spins. */
export function stickySpins(game: Pick<SlotGame, 'board'>, { windows }: ReelSet, spins: number): StickySpin[] {
  const reels = windows.map((all) => reelSpins(game, all, spins));
  return Array.from({ length: spins }, (_, spin) => ({
    reels: reels.map((own) => own[spin] ?? []),
    outcomes: windows.map(({ length }) => BigInt(length) ** BigInt(spin + 1)),
  }));
}

/** The sum of the pays of a spin over all its outcomes. */
function paidBy({ pays }: Pick<SlotGame, 'pays'>, { reels, outcomes }: StickySpin): bigint {
  let sum = 0n;
  if (pays.kind === 'lines') for (const line of pays.lines) sum += paidByLine(pays.states, line, reels);
  if (pays.kind === 'ways')
    for (const { fits, byCount } of pays.table)
      for (const [count, pay] of byCount) {
        let ways = BigInt(pay);
        for (const [reel, windows] of reels.entries()) {
          const cells = windows.map(({ window, count: times }) => ({
            cells: BigInt(window.filter((each) => fits.includes(each)).length),
            times,
          }));
          if (reel < count) ways *= cells.reduce((all, each) => all + each.cells * each.times, 0n);
          else if (reel === count)
            ways *= cells.reduce((all, each) => (each.cells === 0n ? all + each.times : all), 0n);
          else ways *= outcomes[reel] ?? 1n;
        }
        sum += ways;
      }
  return sum;
}

/** The states of a line, and what it pays in each. */
interface States {
  start: number;
  read(state: number, symbol: number): number;
  isOpen(state: number): boolean;
  winsOf(state: number): readonly { pay: number }[];
}

/** One line crosses one cell of each reel, and the cells are independent of each other. */
function paidByLine(states: States, line: readonly number[], reels: StickySpin['reels']): bigint {
  let counts = new Map([[states.start, 1n]]);
  for (const [reel, windows] of reels.entries()) {
    const symbols = new Map<number, bigint>();
    for (const { window, count } of windows) {
      const symbol = window[line[reel] ?? 0] ?? -1;
      symbols.set(symbol, (symbols.get(symbol) ?? 0n) + count);
    }
    const next = new Map<number, bigint>();
    for (const [state, ways] of counts)
      for (const [symbol, count] of symbols) {
        const to = states.isOpen(state) ? states.read(state, symbol) : state;
        next.set(to, (next.get(to) ?? 0n) + ways * count);
      }
    counts = next;
  }
  let sum = 0n;
  for (const [state, ways] of counts) for (const { pay } of states.winsOf(state)) sum += BigInt(pay) * ways;
  return sum;
}

/** A fraction of whole numbers. */
export interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

/** The exact mean of what all free spins pay together, before a multiple, in tenths of the stake. */
export function stickyMean(game: Pick<SlotGame, 'pays'>, spins: readonly StickySpin[]): Fraction {
  const denominator = (spins.at(-1)?.outcomes ?? []).reduce((product, each) => product * each, 1n);
  let numerator = 0n;
  for (const spin of spins)
    numerator += (paidBy(game, spin) * denominator) / spin.outcomes.reduce((product, each) => product * each, 1n);
  return { numerator, denominator };
}
