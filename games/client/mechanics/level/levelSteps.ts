import type { JackpotHit, LevelOutcome } from '#games/api/index.ts';
import type { Effect, Step } from '../../round/events.ts';
import type { GameState, Show } from '../../round/state.ts';
import { winSizeOf } from '../../round/winSize.ts';

const levelOf = ({ round }: Show): LevelOutcome | undefined => round.Result?.Outcome?.level;

/** The level of a stake. Undefined for a game without levels. */
export const levelAt = ({ levels, stake }: Pick<GameState, 'levels' | 'stake'>): number | undefined =>
  levels.find(({ Stake }) => Stake === stake)?.Level;

const withLevel = (state: GameState, Stake: number, Level: number): GameState => ({
  ...state,
  levels: [...state.levels.filter((each) => each.Stake !== Stake), { Stake, Level }],
});

/** Shows the level before a round, since the player has not seen yet what the round collects. */
export function withLevelBefore(state: GameState, show: Show): GameState {
  const level = levelOf(show);
  return level === undefined ? state : withLevel(state, show.round.Stake, level.before);
}

/** Whether the shown spin has symbols to collect. */
export const collects = (show: Show): boolean => show.index === 0 && (levelOf(show)?.collected.length ?? 0) > 0;

/** Counts the collected symbols after their show. A full level stays full until its wheel turns. */
export function withCollected(state: GameState, show: Show): GameState {
  const level = levelOf(show);
  if (level === undefined || !collects(show)) return state;
  return withLevel(state, show.round.Stake, level.before + level.collected.length);
}

export function withLevelAfter(state: GameState, show: Show): GameState {
  const level = levelOf(show);
  return level === undefined ? state : withLevel(state, show.round.Stake, level.after);
}

/** The jackpots of the wheel. */
export function wheelHits(show: Show): readonly JackpotHit[] {
  const jackpot = levelOf(show)?.wheel?.jackpot;
  return (show.round.Result?.Jackpots ?? []).filter(({ Name }) => Name === jackpot);
}

/** The pay of the wheel, and its coins with the jackpot. The cap of a round may cut it. */
export function sumOfWheel(show: Show): { readonly pay: number; readonly paid: number; readonly coins: number } {
  const left = (show.round.Result?.Outcome?.pay ?? 0) - show.shownPay;
  const pay = Math.min(levelOf(show)?.wheel?.pay ?? 0, left);
  const paid = (pay * show.round.Stake) / 10;
  return { pay, paid, coins: paid + wheelHits(show).reduce((sum, { Coins }) => sum + Coins, 0) };
}

/** Turns the wheel of a full level. Undefined if the level of the round is not full. */
export function turnWheel(state: GameState, show: Show, before: readonly Effect[]): Step | undefined {
  const level = levelOf(show);
  if (show.index > 0 || level?.wheel === undefined) return undefined;
  const { field } = level.wheel;
  const stake = show.round.Stake;
  const { paid, coins } = sumOfWheel(show);
  const turn = { field, after: level.after, hits: wheelHits(show), paid, coins, stake, size: winSizeOf(paid, stake) };
  return [{ ...state, phase: 'wheel' }, [...before, { do: 'turnWheel', ...turn }]];
}
