import { type Failure, fail } from '#protocol/failure.ts';
import type { PlayerContext } from '../dispatch/context.ts';
import { ECONOMY } from '../economy.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import { hasRecentProof } from '../session/recentProof.ts';
import { assertOldEnoughToGive } from './accountAge.ts';
import { giftDayOf } from './giftDay.ts';
import { hasGiftPassword, tryGiftPassword } from './giftPassword.ts';

/** Gold that a player is about to move out of their hands. */
interface Move {
  readonly amount: number;
  /** The gift password that came with the call. */
  readonly password: string | undefined;
  /** What the answer names; absent: Amount. */
  readonly field?: string;
  /** Asks at any sum, because a thief would make this move. */
  readonly isRisky?: boolean;
}

/**
 * Lets a large sum go only after a second check: the gift password where one is set, else a sign-in or a code of the last ten
 * minutes. A sum is large where all that the player moved today is above `SecondCheck.Gold` with it, so that parts of it are no way
 * round. To be called before anything is changed, since a refusal keeps the wrong try. The caller holds `player:<id>`.
 * @returns undefined when it may go, else the refusal of the gift password: 200218 (RemainingTime tries left) or 200122
 * @throws Failure 300039 from an account younger than 24 hours, 300036 naming the field, 200218 when the password is missing, 200122
 *   when today's tries are used up
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
 * The part of `secondCheck` that is left where the gift password, if any, was tried already: a gift wants it whatever its worth.
 * @throws Failure 300036 naming the field
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

/** Whether a sum leads above what goes in a day without a second check. */
export async function isLargeSum(db: Reader, { player, now }: PlayerContext, amount: number): Promise<boolean> {
  const { Worth, Withdrawn, Deposited } = await giftDayOf(db, player.PlayerID, now);
  return Worth + Withdrawn + Deposited + amount > ECONOMY.SecondCheck.Gold;
}

function requireProof({ session, now }: PlayerContext, Field: string): void {
  if (!hasRecentProof(session, now)) fail(300036, { Field });
}
