import { BANK_DAYS, type BankDay } from '#protocol/entities/bank.ts';
import { positionFrom } from '../ledger/posting.ts';
import type { Reader } from '../ports/store.ts';
import { taipeiDay, taipeiMidnight } from '../taipei.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * What came in and went out of an account on each of its last 14 days in Taipei, oldest first. An entry is of the day of its place in
 * the account, as the bank book orders it.
 * @param now milliseconds
 */
export async function readBankTrend(
  db: Reader,
  account: { readonly playerID: string; readonly ItemID: number },
  now: number,
): Promise<readonly BankDay[]> {
  const today = taipeiMidnight(now);
  const begins = Array.from({ length: BANK_DAYS }, (_, at) => today - (BANK_DAYS - 1 - at) * DAY_MS);
  return Promise.all(
    begins.map(async (begin) => {
      const Position = { gte: positionFrom(begin), lt: positionFrom(begin + DAY_MS) };
      const where = { Owner: `player:${account.playerID}`, ItemID: account.ItemID, Position };
      const entries = db.table('entries');
      const [In, Out] = await Promise.all([
        entries.sum('Amount', { ...where, Amount: { gt: 0 } }),
        entries.sum('Amount', { ...where, Amount: { lt: 0 } }),
      ]);
      return { Day: taipeiDay(begin), In, Out: 0 - Out };
    }),
  );
}
