import { type Failure, fail } from '#protocol/failure.ts';
import type { PlayerContext } from '../dispatch/context.ts';
import { ECONOMY } from '../economy.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import { hasRecentProof } from '../session/recentProof.ts';
import { assertOldEnoughToGive } from './accountAge.ts';
import { giftDayOf } from './giftDay.ts';
import { hasGiftPassword, tryGiftPassword } from './giftPassword.ts';

/** The gold that a player is about to move to others. */
interface Move {
  readonly amount: number;
  /** The gift password of the call. */
  readonly password: string | undefined;
  /** The field in the answer. Defaults to Amount. */
  readonly field?: string;
  /** Requires the check for any sum, because a thief would make this move. */
  readonly isRisky?: boolean;
}

/**
 * Requires a second check for a large sum: the gift password if it is set, otherwise a sign-in or a code from the last ten minutes. A sum
 * is large if the player's moves of today exceed `SecondCheck.Gold` with it, so that splitting it does not help. Call it before any change,
 * since a refusal keeps the wrong try. The caller holds `player:<id>`.
 * @returns undefined if the move is allowed, otherwise the refusal of the gift password: 200218 (RemainingTime is the number of tries left)
 * or 200122
 * @throws Failure 300039 from an account younger than 24 hours, 300036 with the name of the field, 200218 if the password is missing,
 * 200122 if today's tries are used up
 */
export async function secondCheck(
  tx: Transaction,
  context: PlayerContext,
  { amount, password, field = 'Amount', isRisky = false }: Move,
): Promise<Failure | undefined> {
  const { PlayerID } = context.player;
  assertOldEnoughToGive(context.player, context.now);
  if (!isRisky && !(await isLargeSum(tx, context, amount))) return undefined;
  if (await hasGiftPassword(tx, PlayerID)) return tryGiftPassword(tx, context, PlayerID, password);
  requireProof(context, field);
  return undefined;
}

/**
 * The rest of `secondCheck` after the gift password was tried. A gift of any worth needs the password.
 * @throws Failure 300036 with the name of the field
 */
export async function requireProofOfLargeSum(
  db: Reader,
  context: PlayerContext,
  amount: number,
  field: string,
): Promise<void> {
  if ((await isLargeSum(db, context, amount)) && !(await hasGiftPassword(db, context.player.PlayerID)))
    requireProof(context, field);
}

/** Whether a sum exceeds what a player may move in a day without a second check. */
export async function isLargeSum(db: Reader, { player, now }: PlayerContext, amount: number): Promise<boolean> {
  const { Worth, Withdrawn, Deposited } = await giftDayOf(db, player.PlayerID, now);
  return Worth + Withdrawn + Deposited + amount > ECONOMY.SecondCheck.Gold;
}

function requireProof({ session, now }: PlayerContext, Field: string): void {
  if (!hasRecentProof(session, now)) fail(300036, { Field });
}
