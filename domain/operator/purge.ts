import { IDEMPOTENCY_MS } from '#protocol/limits.ts';
import type { Transaction } from '../ports/store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** As many rows as one piece removes of a table, so that nobody waits long behind it. */
const PIECE = 500;

/**
 * Removes what nobody reads any more: kept answers after their day, sessions a week after they expired, phone tokens and
 * codes that are over, sign-ins by a third party a day after theirs, sends that no limit counts, texts of the development outbox after a week, lines that left the
 * ticker long ago.
 * @returns whether there is more
 */
export async function purge(tx: Transaction, now: number): Promise<boolean> {
  const before = (age: number): string => new Date(now - age).toISOString();
  const removed = [
    await removeOldest(tx, 'idempotency', before(IDEMPOTENCY_MS)),
    await removeOldest(tx, 'phoneSends', before(2 * DAY_MS)),
    await removeOldest(tx, 'phoneCodes', before(DAY_MS)),
    await removeOldest(tx, 'outboxTexts', before(7 * DAY_MS)),
    await removeOldest(tx, 'tickerItems', before(30 * DAY_MS)),
    await removeExpired(tx, 'sessions', before(7 * DAY_MS)),
    await removeExpired(tx, 'phoneTokens', before(0)),
    await removeExpired(tx, 'signInAttempts', before(DAY_MS)),
  ];
  return removed.some((count) => count >= PIECE);
}

type Created = 'idempotency' | 'phoneSends' | 'phoneCodes' | 'outboxTexts' | 'tickerItems';

/** Removes the oldest piece of what was made by a time; those made in the same millisecond go together. */
async function removeOldest(tx: Transaction, name: Created, until: string): Promise<number> {
  const CreateTime = { lte: until };
  const last = await tx
    .table(name)
    .find({ where: { CreateTime }, order: [['CreateTime', 'asc']], limit: 1, offset: PIECE - 1 });
  return tx.table(name).remove({ CreateTime: { lte: last[0]?.CreateTime ?? until } });
}

async function removeExpired(
  tx: Transaction,
  name: 'sessions' | 'phoneTokens' | 'signInAttempts',
  until: string,
): Promise<number> {
  const Expires = { lte: until };
  const last = await tx
    .table(name)
    .find({ where: { Expires }, order: [['Expires', 'asc']], limit: 1, offset: PIECE - 1 });
  return tx.table(name).remove({ Expires: { lte: last[0]?.Expires ?? until } });
}
