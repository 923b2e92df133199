import type { SpinGrant } from '#games/api/index.ts';
import type { Reader } from '#store/port.ts';
import type { WalletStatus } from '#protocol/wallet/index.ts';
import { ProviderFailure } from '../failure.ts';
import { type ProviderPorts, type ProviderTransaction, timeText } from '../ports.ts';
import type { GrantRow, ProviderTables, RoundRow, SessionRow } from '../tables.ts';

/** Statuses after which the wallet accepts no spin of a grant. */
const OVER: ReadonlySet<string> = new Set([
  'GRANT_NOT_FOUND',
  'GRANT_USED_UP',
  'GRANT_EXPIRED',
  'BET_OUT_OF_RANGE',
] satisfies WalletStatus[]);

/** Replaces the free spins of a session by those that the wallet lists at a launch. */
export async function storeGrants(
  tx: ProviderTransaction,
  SessionID: string,
  listed: readonly Omit<GrantRow, 'SessionID'>[],
): Promise<void> {
  await tx.table('grants').remove({ SessionID });
  if (listed.length > 0) await tx.table('grants').insert(listed.map((grant) => ({ SessionID, ...grant })));
}

/** The free spins that the player can use at stakes that the game offers, by the time of their end. */
export async function readGrants(
  reader: Reader<ProviderTables>,
  { SessionID }: Pick<SessionRow, 'SessionID'>,
  stakes: readonly number[],
  now: number,
): Promise<readonly SpinGrant[]> {
  const rows = await reader.table('grants').find({
    where: { SessionID, Left: { gt: 0 }, Expires: { gt: timeText(now) } },
    order: [
      ['Expires', 'asc'],
      ['GrantID', 'asc'],
    ],
  });
  return rows.filter(({ Stake }) => stakes.includes(Stake)).map(({ SessionID: _session, ...grant }) => grant);
}

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
