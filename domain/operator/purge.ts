import { IDEMPOTENCY_MS } from '#protocol/limits.ts';
import { DAY_MS } from '#protocol/duration.ts';
import { RETENTION_DAYS } from '../retention.ts';
import { endNotice } from '../session/session.ts';
import { taipeiDay } from '../taipei.ts';
import type { Transaction } from '../ports/store.ts';

/** The number of rows of a table that one batch removes, so that it does not hold the writer for long. */
const BATCH_SIZE = 500;
/**
 * Removes expired data: kept answers after their day, sessions a week after they expired, phone tokens and codes, questions
 * to passkeys and requests to sign in that are over, sign-ins by an identity provider a day after theirs, sends that no limit counts, texts of the
 * development outbox after a week, browsers that did not come back while they kept their cookie, lines that left the ticker
 * long ago, exclusions whose time is over, request ids of game providers after their clock window, and their transactions,
 * sessions shown rounds and sums of wins after 120 days, and what was passed on after 400, but for deposits into vaults.
 * @returns whether there is more
 */
export async function purge(tx: Transaction, now: number): Promise<boolean> {
  const textOf = (time: number): string => new Date(time).toISOString();
  const before = (table: keyof typeof RETENTION_DAYS): string => textOf(now - RETENTION_DAYS[table] * DAY_MS);
  const removed = [
    await removeOldest(tx, 'idempotency', textOf(now - IDEMPOTENCY_MS)),
    await removeOldest(tx, 'phoneSends', before('phoneSends')),
    await removeOldest(tx, 'phoneCodes', before('phoneCodes')),
    await removeOldest(tx, 'outboxTexts', before('outboxTexts')),
    await removeOldest(tx, 'tickerItems', before('tickerItems')),
    await removeSessions(tx, before('sessions')),
    await removeExpired(tx, 'phoneTokens', textOf(now)),
    await removeExpired(tx, 'signInAttempts', before('signInAttempts')),
    await removeExpired(tx, 'signInRequests', textOf(now)),
    await removeExpired(tx, 'passkeyChallenges', textOf(now)),
    await removeExpired(tx, 'exclusions', textOf(now)),
    await removeExpired(tx, 'walletRequests', textOf(now)),
    await removeExpired(tx, 'gameSessions', before('gameSessions')),
    await removeOldest(tx, 'walletTransactions', before('walletTransactions')),
    await removeShownRounds(tx, before('walletTransactions')),
    await removeWins(tx, now - (RETENTION_DAYS.walletTransactions + 1) * DAY_MS),
    await removeDevices(tx, before('devices')),
    await removePassedOn(tx, before('passedOn')),
  ];
  return removed.some((count) => count >= BATCH_SIZE);
}

type Created = 'idempotency' | 'phoneSends' | 'phoneCodes' | 'outboxTexts' | 'tickerItems' | 'walletTransactions';

/** Removes the oldest part of the rows from before a time. Rows of the same millisecond are removed together. */
async function removeOldest(tx: Transaction, name: Created, until: string): Promise<number> {
  const CreateTime = { lte: until };
  const last = await tx
    .table(name)
    .find({ where: { CreateTime }, order: [['CreateTime', 'asc']], limit: 1, offset: BATCH_SIZE - 1 });
  return tx.table(name).remove({ CreateTime: { lte: last[0]?.CreateTime ?? until } });
}

/** A session is ended before its row is removed, because without the row its sockets would stay open. */
async function removeSessions(tx: Transaction, until: string): Promise<number> {
  const Expires = { lte: until };
  const sessions = tx.table('sessions');
  const old = await sessions.find({ where: { Expires }, order: [['Expires', 'asc']], limit: BATCH_SIZE });
  for (const { TokenHash, EndReason } of old) if (EndReason === '') tx.publish(endNotice(TokenHash, 'expired'));
  return sessions.remove({ Expires, TokenHash: { in: old.map(({ TokenHash }) => TokenHash) } });
}

/** A round with a stake that was never settled stays, because gold depends on it. */
async function removeShownRounds(tx: Transaction, until: string): Promise<number> {
  const where = { State: { in: ['shown', 'closed'] }, CreateTime: { lte: until } };
  const old = await tx.table('openRounds').find({ where, limit: BATCH_SIZE });
  return tx.table('openRounds').remove({ RoundID: { in: old.map(({ RoundID }) => RoundID) } });
}

/** The winnings of a day's rounds are read while the shown rounds of the day are kept. There is a row for each provider and day. */
const removeWins = (tx: Transaction, until: number): Promise<number> =>
  tx.table('providerWins').remove({ Day: { lte: taipeiDay(until) } });

async function removePassedOn(tx: Transaction, until: string): Promise<number> {
  const where = { Kind: { in: ['gift', 'envelope'] }, CreateTime: { lte: until } };
  const old = await tx.table('passedOn').find({ where, limit: BATCH_SIZE });
  return tx.table('passedOn').remove({ ID: { in: old.map(({ ID }) => ID) } });
}

type Expiring =
  | 'exclusions'
  | 'gameSessions'
  | 'passkeyChallenges'
  | 'phoneTokens'
  | 'signInAttempts'
  | 'signInRequests'
  | 'walletRequests';

async function removeExpired(tx: Transaction, name: Expiring, until: string): Promise<number> {
  const Expires = { lte: until };
  const last = await tx
    .table(name)
    .find({ where: { Expires }, order: [['Expires', 'asc']], limit: 1, offset: BATCH_SIZE - 1 });
  return tx.table(name).remove({ Expires: { lte: last[0]?.Expires ?? until } });
}

async function removeDevices(tx: Transaction, until: string): Promise<number> {
  const LastTime = { lte: until };
  const last = await tx
    .table('devices')
    .find({ where: { LastTime }, order: [['LastTime', 'asc']], limit: 1, offset: BATCH_SIZE - 1 });
  return tx.table('devices').remove({ LastTime: { lte: last[0]?.LastTime ?? until } });
}
