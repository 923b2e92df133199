import { type Failure, fail } from '#protocol/failure.ts';
import { isSealed, seal } from '../session/secrets.ts';
import type { Moment } from '../dispatch/context.ts';
import { rejectKeeping } from '../dispatch/outcome.ts';
import { ECONOMY } from '../economy.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import { trailOf } from '../security/trail.ts';
import { countGiftDay, giftDayOf } from './giftDay.ts';

export const hasGiftPassword = async (db: Reader, playerID: string): Promise<boolean> =>
  (await db.table('giftPasswords').get(playerID)) !== undefined;

/** The hash is keyed with the service's key, since a thief could try all six-digit passwords. */
const hashed = (playerID: string, password: string): string => `gift:${playerID}:${password}`;

/**
 * Checks a player's gift password if it is set. A wrong password costs one of the day's three tries. A missing password costs none. Call it
 * before any change, since a refusal keeps the changes so far.
 * @returns undefined if it is right or not set, otherwise the refusal: 200218 (RemainingTime is the number of tries left) or 200122
 * @throws Failure 200122 if today's tries are used up, 200218 if it is missing
 */
export async function tryGiftPassword(
  tx: Transaction,
  moment: Moment,
  playerID: string,
  password: string | undefined,
): Promise<Failure | undefined> {
  const kept = await tx.table('giftPasswords').get(playerID);
  if (kept === undefined) return undefined;
  const { WrongPasswords } = await giftDayOf(tx, playerID, moment.now);
  const left = ECONOMY.Gift.WrongPasswords - WrongPasswords;
  if (left <= 0) fail(200122);
  if (password === undefined) fail(200218, { RemainingTime: left });
  const { secret } = moment.ports;
  if (isSealed(secret, kept.PasswordHash, hashed(playerID, password))) {
    // Moves the hash to the newest key, so that a replaced key is needed only until the player's next gift.
    const PasswordHash = seal(secret, hashed(playerID, password));
    if (PasswordHash !== kept.PasswordHash)
      await tx.table('giftPasswords').update({ PlayerID: playerID }, { PasswordHash });
    return undefined;
  }
  await countGiftDay(tx, playerID, moment.now, { WrongPasswords: 1 });
  await trailOf(moment.ports).record(
    tx,
    { playerID },
    {
      Kind: 'code.wrong',
      Detail: { Purpose: 'giftPassword', TriesLeft: left - 1 },
    },
  );
  return left === 1 ? rejectKeeping(200122) : rejectKeeping(200218, { RemainingTime: left - 1 });
}

/** An empty password removes it. */
export async function saveGiftPassword(
  tx: Transaction,
  moment: Moment,
  playerID: string,
  password: string,
): Promise<void> {
  await tx.table('giftPasswords').remove({ PlayerID: playerID });
  if (password === '') return;
  const PasswordHash = seal(moment.ports.secret, hashed(playerID, password));
  await tx.table('giftPasswords').insert({ PlayerID: playerID, PasswordHash, ChangeTime: moment.nowText });
}
