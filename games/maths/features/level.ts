import type { Draws } from '../draws/Draws.ts';
import type { LevelRule } from '../game/levelSchema.ts';
import type { SlotGame } from '../game/SlotGame.ts';
import type { Cell, LevelOutcome, SpinOutcome, WheelOutcome } from '../round/outcome.ts';
import { unitsOf } from './jackpots.ts';

/** The fields that pay, by their places on the wheel. */
export const payingFields = ({ wheel }: LevelRule): { field: number; pay: number }[] =>
  wheel.fields.flatMap(({ pays }, field) => (pays === undefined ? [] : [{ field, pay: pays }]));

/** The jackpot of the wheel. It is not drawn after the stops. */
export const jackpotOfWheel = (rule: LevelRule | undefined): string | undefined =>
  rule?.wheel.fields.find(({ jackpot }) => jackpot !== undefined)?.jackpot;

/** Turns the wheel in a block of its own: draws its jackpot, and then one of the fields that pay. */
function turnWheel({ jackpots }: SlotGame, rule: LevelRule, stake: number, draws: Draws): WheelOutcome {
  draws.startBlock();
  const jackpot = jackpotOfWheel(rule);
  const odds = jackpots.find(({ name }) => name === jackpot)?.odds;
  const isHit = odds !== undefined && draws.below(odds) < unitsOf(stake);
  const fields = payingFields(rule);
  const { field, pay } = fields[draws.below(fields.length)] ?? { field: 0, pay: 0 };
  return { field, pay, ...(isHit && jackpot !== undefined ? { jackpot } : {}) };
}

/**
 * Collects the symbols of a base spin, as its reels stopped. A full level turns the wheel once and is lowered by `full`, so that no
 * symbol is lost.
 *
 * @param before the level before the round; a round after a change of the game may begin above `full`
 */
export function playLevel(
  game: SlotGame,
  { window }: Pick<SpinOutcome, 'window'>,
  stake: number,
  draws: Draws,
  before: number,
): LevelOutcome | undefined {
  const { level: rule } = game;
  if (rule === undefined) return undefined;
  const collected = window.flatMap((column, reel) =>
    column.flatMap((symbol, row): Cell[] => (symbol === rule.symbol ? [[reel, row]] : [])),
  );
  const sum = before + collected.length;
  if (sum < rule.full) return { before, collected, after: sum };
  return { before, collected, after: sum - rule.full, wheel: turnWheel(game, rule, stake, draws) };
}
