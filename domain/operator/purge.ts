import { IDEMPOTENCY_MS } from '#protocol/limits.ts';
import { DAY_MS } from '#protocol/duration.ts';
import { endNotice } from '../session/session.ts';
import { taipeiDay } from '../taipei.ts';
import type { Transaction } from '../ports/store.ts';

/** Rows of a table that one batch removes, so that it does not hold the writer for long. */
const BATCH_SIZE = 500;
/** How long a browser keeps its device cookie. */
const DEVICE_DAYS = 400;
/** How long providers may ask about transactions, as reconciliations of the field do. */
const WALLET_DAYS = 120;
/**
 * How long refunds of an order see which of its items were passed on. Rows of gifts and red envelopes come back within 30 days. A vault may
 * pay back a deposit at any time, so its row stays until then.
 */
const PASSED_ON_DAYS = 400;

/**
 * Removes expired data: kept answers after their day, sessions a week after they expired, phone tokens and codes, questions
 * to passkeys and requests to sign in that are over, sign-ins by an identity provider a day after theirs, sends that no limit counts, texts of the
 * development outbox after a week, browsers that did not come back while they kept their cookie, lines that left the ticker
 * long ago, exclusions whose time is over, request ids of game providers after their clock window, and their transactions,
 * sessions shown rounds and sums of wins after 120 days, and what was passed on after 400, but for deposits into vaults.
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
    await removeSessions(tx, before(7 * DAY_MS)),
    await removeExpired(tx, 'phoneTokens', before(0)),
    await removeExpired(tx, 'signInAttempts', before(DAY_MS)),
    await removeExpired(tx, 'signInRequests', before(0)),
    await removeExpired(tx, 'passkeyChallenges', before(0)),
    await removeExpired(tx, 'exclusions', before(0)),
    await removeExpired(tx, 'walletRequests', before(0)),
    await removeExpired(tx, 'gameSessions', before(WALLET_DAYS * DAY_MS)),
    await removeOldest(tx, 'walletTransactions', before(WALLET_DAYS * DAY_MS)),
    await removeShownRounds(tx, before(WALLET_DAYS * DAY_MS)),
    await removeWins(tx, now - (WALLET_DAYS + 1) * DAY_MS),
    await removeDevices(tx, before(DEVICE_DAYS * DAY_MS)),
    await removePassedOn(tx, before(PASSED_ON_DAYS * DAY_MS)),
  ];
  return removed.some((count) => count >= BATCH_SIZE);
}

type Created = 'idempotency' | 'phoneSends' | 'phoneCodes' | 'outboxTexts' | 'tickerItems' | 'walletTransactions';

/** Removes the oldest piece of the rows made by a time; rows of the same millisecond go together. */
async function removeOldest(tx: Transaction, name: Created, until: string): Promise<number> {
  const CreateTime = { lte: until };
  const last = await tx
    .table(name)
    .find({ where: { CreateTime }, order: [['CreateTime', 'asc']], limit: 1, offset: BATCH_SIZE - 1 });
  return tx.table(name).remove({ CreateTime: { lte: last[0]?.CreateTime ?? until } });
}

/** A session is ended before its row is removed: without the row its sockets would stay open. */
async function removeSessions(tx: Transaction, until: string): Promise<number> {
  const Expires = { lte: until };
  const sessions = tx.table('sessions');
  const old = await sessions.find({ where: { Expires }, order: [['Expires', 'asc']], limit: BATCH_SIZE });
  for (const { TokenHash, EndReason } of old) if (EndReason === '') tx.publish(endNotice(TokenHash, 'expired'));
  return sessions.remove({ Expires, TokenHash: { in: old.map(({ TokenHash }) => TokenHash) } });
}

/** A round with a stake that was never settled stays, since gold depends on it. */
async function removeShownRounds(tx: Transaction, until: string): Promise<number> {
  const where = { State: { in: ['shown', 'closed'] }, CreateTime: { lte: until } };
  const old = await tx.table('openRounds').find({ where, limit: BATCH_SIZE });
  return tx.table('openRounds').remove({ RoundID: { in: old.map(({ RoundID }) => RoundID) } });
}

/** What rounds of a day won is read while its shown rounds are kept. There is a row for each provider and day. */
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
