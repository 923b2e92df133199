import type { Draws } from '../draws/Draws.ts';
import { type BlockSource, DrawStream } from '../draws/DrawStream.ts';
import { playChoice } from '../features/choice.ts';
import { type SpinStart, startsFreeSpins } from '../features/freeSpins.ts';
import { coinsAt, type HoldDraws, jackpotsInHold, playHold } from '../features/hold.ts';
import { withRespins } from '../features/expandingWild.ts';
import { jackpotOfWheel, playLevel } from '../features/level.ts';
import { jackpotsHit } from '../features/jackpots.ts';
import { payingBoards } from '../features/tumble.ts';
import type { SlotGame } from '../game/SlotGame.ts';
import { playFreeSpins } from './freeSpins.ts';
import type { Cell, HoldOutcome, RoundOutcome, SpinOutcome } from './outcome.ts';
import { drawStops, spinAt } from './spin.ts';

/** The cells of a window, reel by reel and downwards: all, or those with a symbol. */
function cellsIn(window: SpinOutcome['window'], symbol?: string): Cell[] {
  const cells: Cell[] = [];
  for (const [reel, column] of window.entries())
    for (const [row, each] of column.entries()) if (symbol === undefined || each === symbol) cells.push([reel, row]);
  return cells;
}

/** The parts of a round that its seeds do not decide. */
export interface RoundContext {
  /** The option to take if the round opens a choice. Without it the round waits, and its outcome has only the names of the options. */
  choice?: string | undefined;
  /** The level before the round, of a game that collects symbols over rounds. 0 unless given. */
  level?: number | undefined;
}

/** The base spin, and the hold and respin that its coins start. */
function baseSpin(
  game: SlotGame,
  stake: number,
  draws: Draws,
): { spin: SpinOutcome; hold?: HoldOutcome; drawn: string[] } {
  const { base, hold: rule } = game;
  const onWheel = jackpotOfWheel(game.level);
  const jackpots = onWheel === undefined ? game.jackpots : game.jackpots.filter(({ name }) => name !== onWheel);
  const spin = spinAt(game, { kind: 'base', reels: base, multiple: 1 }, drawStops(draws, base), draws);
  if (rule === undefined) return { spin, drawn: jackpotsHit(jackpots, stake, draws) };
  const parts: HoldDraws = { rule, jackpots, stake, draws };
  const coins = coinsAt(parts, cellsIn(spin.window, game.symbols[game.coin]));
  const withCoins = { ...spin, coins };
  const inHold = jackpotsInHold(rule);
  const drawn = jackpotsHit(
    jackpots.filter(({ name }) => !inHold.has(name)),
    stake,
    draws,
  );
  if (coins.length < rule.atLeast) return { spin: withCoins, drawn };
  const hold = playHold(parts, coins, cellsIn(spin.window));
  const held = [...coins, ...hold.respins.flatMap((respin) => respin.coins), hold];
  return {
    spin: withCoins,
    hold,
    drawn: [...drawn, ...held.flatMap(({ jackpot }) => (jackpot === undefined ? [] : [jackpot]))],
  };
}

/**
 * Plays a round. Each spin begins a new block: the base spin block 0, each respin, a turn of the wheel and each free spin the block after
 * those before.
 * A spin draws its stops from the left reel to the right one, and then what its symbols hold. The base spin then draws each jackpot
 * that no feature draws, in the order of the file.
 *
 * @param stake in coins, a multiple of 10; only the odds of the jackpots depend on it
 * @throws RangeError if the choice has no such option
 */
export const playRound = (
  game: SlotGame,
  stake: number,
  source: BlockSource,
  context: RoundContext = {},
): RoundOutcome => playDraws(game, stake, new DrawStream(source), context);

const startOf = ({ scatters, wins, tumbles = [] }: SpinOutcome): SpinStart => ({
  scatters,
  boards: (wins.length > 0 ? 1 : 0) + payingBoards(tumbles),
});

/** Plays a round with other draws than those of blocks. */
export function playDraws(game: SlotGame, stake: number, draws: Draws, context: RoundContext = {}): RoundOutcome {
  const { code, version, variant, freeSpins, cap } = game;
  draws.startBlock();
  const { spin: stopped, hold, drawn } = baseSpin(game, stake, draws);
  const first = withRespins(game, { reels: game.base, multiple: 1, spin: stopped }, draws);
  const spins = [first];
  const level = playLevel(game, first, stake, draws, context.level ?? 0);
  const won = level?.wheel?.jackpot === undefined ? drawn : [...drawn, level.wheel.jackpot];
  let pay = first.pay + (hold?.pay ?? 0) + (level?.wheel?.pay ?? 0);
  let expanding: string | undefined;
  if (freeSpins !== undefined && startsFreeSpins(freeSpins, startOf(first))) {
    const free = playFreeSpins(game, freeSpins, draws, pay);
    spins.push(...free.spins);
    expanding = free.expanding;
    pay += free.spins.reduce((sum, spin) => sum + spin.pay, 0);
  }
  const choice = playChoice(game, first, draws, context.choice);
  spins.push(...(choice?.spins ?? []));
  pay += choice?.pay ?? 0;
  const jackpots = game.jackpots.filter(({ name }) => won.includes(name)).map(({ name }) => name);
  return {
    code,
    version,
    variant,
    spins,
    ...(hold === undefined ? {} : { hold }),
    ...(expanding === undefined ? {} : { expanding }),
    ...(choice === undefined ? {} : { choice: choice.outcome }),
    ...(level === undefined ? {} : { level }),
    jackpots,
    pay: Math.min(pay, cap),
    isCapped: pay >= cap,
  };
}
