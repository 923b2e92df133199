import type { SpinGrant } from '#games/api/index.ts';
import type { Reader } from '#store/port.ts';
import type { GrantFacts, WalletStatus } from '#protocol/wallet/index.ts';
import { ProviderFailure } from '../failure.ts';
import { type ProviderPorts, type ProviderTransaction, timeText } from '../ports.ts';
import { lockKnownSession } from '../session/requireSession.ts';
import type { GrantRow, ProviderTables, RoundRow, SessionRow } from '../tables.ts';

/** Statuses after which the wallet accepts no spin of a grant. */
const OVER: ReadonlySet<string> = new Set([
  'GRANT_NOT_FOUND',
  'GRANT_USED_UP',
  'GRANT_EXPIRED',
  'BET_OUT_OF_RANGE',
] satisfies WalletStatus[]);

/** Free spins as the wallet lists them. */
export const grantRow = ({ grant, stake, count, left, expires }: GrantFacts): Omit<GrantRow, 'SessionID'> => ({
  GrantID: grant,
  Stake: stake,
  Count: count,
  Left: left,
  Expires: expires,
});

/** Replaces the free spins of a session by those that the wallet lists. */
export async function storeGrants(
  tx: ProviderTransaction,
  SessionID: string,
  listed: readonly Omit<GrantRow, 'SessionID'>[],
): Promise<void> {
  await tx.table('grants').remove({ SessionID });
  if (listed.length > 0) await tx.table('grants').insert(listed.map((grant) => ({ SessionID, ...grant })));
}

/**
 * Adds the free spins that the wallet lists and the session does not know, such as those that an operator gave to a player in the game.
 * The others stay: the session counts them by itself, and the wallet may not know its last stake yet.
 *
 * @param known all free spins of the session
 * @returns all free spins of the session, by the time of their end
 */
export async function addGrants(
  ports: ProviderPorts,
  session: SessionRow,
  known: readonly GrantRow[],
  listed: readonly GrantFacts[],
): Promise<readonly GrantRow[]> {
  const freshIn = (rows: readonly GrantRow[]) =>
    listed.filter(({ grant }) => !rows.some(({ GrantID }) => GrantID === grant));
  if (freshIn(known).length === 0) return known;
  const { SessionID } = session;
  return ports.store.transaction(async (tx) => {
    await lockKnownSession(tx, session);
    const fresh = freshIn(await readGrants(tx, session));
    if (fresh.length > 0) await tx.table('grants').insert(fresh.map((facts) => ({ SessionID, ...grantRow(facts) })));
    return readGrants(tx, session);
  });
}

/** All free spins that the wallet listed for a session, by the time of their end. */
export const readGrants = (
  reader: Reader<ProviderTables>,
  { SessionID }: Pick<SessionRow, 'SessionID'>,
): Promise<readonly GrantRow[]> =>
  reader.table('grants').find({
    where: { SessionID },
    order: [
      ['Expires', 'asc'],
      ['GrantID', 'asc'],
    ],
  });

/** The free spins that the player can use at stakes that the game offers. */
export const usableGrants = (
  grants: readonly GrantRow[],
  stakes: readonly number[],
  now: number,
): readonly SpinGrant[] =>
  grants
    .filter(({ Stake, Left, Expires }) => Left > 0 && Expires > timeText(now) && stakes.includes(Stake))
    .map(({ SessionID: _session, ...grant }) => grant);

/**
 * Takes a free spin for a round. The wallet decides when it gets the stake.
 *
 * @throws ProviderFailure STATE_CHANGED if the grant has no spin left, has ended, or is for another stake
 */
export async function takeSpin(
  tx: ProviderTransaction,
  { now }: Pick<ProviderPorts, 'now'>,
  { SessionID, GrantID, Stake }: Pick<GrantRow, 'SessionID' | 'GrantID' | 'Stake'>,
): Promise<void> {
  const grant = await tx.table('grants').get(SessionID, GrantID);
  if (grant === undefined || grant.Stake !== Stake || grant.Left <= 0 || grant.Expires <= timeText(now()))
    throw new ProviderFailure('STATE_CHANGED');
  await tx.table('grants').update({ SessionID, GrantID }, { Left: grant.Left - 1 });
}

/** Records a refusal of a free spin: the spin comes back, or the grant is over. */
export async function refuseSpin(
  tx: ProviderTransaction,
  { SessionID, GrantID }: Pick<RoundRow, 'SessionID' | 'GrantID'>,
  status: string,
): Promise<void> {
  if (GrantID === '') return;
  if (OVER.has(status)) await tx.table('grants').update({ SessionID, GrantID }, { Left: 0 });
  else await tx.table('grants').add({ SessionID, GrantID }, { Left: 1 });
}

/** Whether the house of the platform paid the stake. */
export const isFree = ({ GrantID }: Pick<RoundRow, 'GrantID'>): boolean => GrantID !== '';
