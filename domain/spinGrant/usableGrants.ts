import type { Moment } from '../dispatch/context.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import { hasSpinsLeft, publishGrant, type SpinGrantRow } from './spinGrant.ts';

/** The most grants of one answer. Grants that end later follow in the next answer. */
const MOST_GRANTS = 20;

/** The grants of a player in a game that have spins left, by the time of their end. */
export async function usableGrants(
  db: Reader,
  { PlayerID, GameCode }: Pick<SpinGrantRow, 'PlayerID' | 'GameCode'>,
  nowText: string,
): Promise<readonly SpinGrantRow[]> {
  const where = { PlayerID, GameCode, ExpireTime: { gt: nowText } };
  const grants = await db.table('spinGrants').find({ where, order: [['ExpireTime', 'asc']] });
  return grants.filter(hasSpinsLeft).slice(0, MOST_GRANTS);
}

/** Counts a spin as used, or as not used again. The caller holds the lock of the player. */
export async function countSpin(
  tx: Transaction,
  { nowText }: Pick<Moment, 'nowText'>,
  GrantID: string,
  by: 1 | -1,
): Promise<void> {
  const [row] = await tx.table('spinGrants').add({ GrantID }, { Used: by });
  if (row !== undefined) await publishGrant(tx, row, nowText);
}
