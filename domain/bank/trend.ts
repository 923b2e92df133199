import { BANK_DAYS, type BankDay } from '#protocol/entities/bank.ts';
import { DAY_MS } from '#protocol/duration.ts';
import { positionFrom } from '../ledger/posting.ts';
import type { Reader } from '../ports/store.ts';
import { taipeiDay, taipeiMidnight } from '../taipei.ts';

/**
 * The income and expenses of an account on each of its last 14 days in Taipei, oldest first. An entry belongs to the day of its position,
 * as the bank book orders it.
 * @param now milliseconds
 */
export async function readBankTrend(
  db: Reader,
  account: { readonly playerID: string; readonly ItemID: number },
  now: number,
): Promise<readonly BankDay[]> {
  const today = taipeiMidnight(now);
  const begins = Array.from({ length: BANK_DAYS }, (_, at) => today - (BANK_DAYS - 1 - at) * DAY_MS);
  const sums = await db.table('entries').sumEach(
    'Amount',
    begins.flatMap((begin) => {
      const Position = { gte: positionFrom(begin), lt: positionFrom(begin + DAY_MS) };
      const where = { Owner: `player:${account.playerID}`, ItemID: account.ItemID, Position };
      return [
        { ...where, Amount: { gt: 0 } },
        { ...where, Amount: { lt: 0 } },
      ];
    }),
  );
  return begins.map((begin, at) => ({
    Day: taipeiDay(begin),
    In: sums[2 * at] ?? 0,
    // Avoids -0 on a day without expenses.
    Out: 0 - (sums[2 * at + 1] ?? 0),
  }));
}
