import type { GrantFacts, WalletStatus } from '#protocol/wallet/index.ts';
import { hasSpinsLeft, isExpired, type SpinGrantRow } from '../spinGrant/spinGrant.ts';
import { usableGrants } from '../spinGrant/usableGrants.ts';
import type { Scene } from './scene.ts';

/** The reason why a grant cannot pay a stake. Undefined if it can. */
export async function grantRefusal(
  { tx, session, moment }: Scene,
  GrantID: string,
  stake: number,
): Promise<WalletStatus | undefined> {
  const grant = await tx.table('spinGrants').get(GrantID);
  if (grant === undefined || !isOf(grant, session)) return 'GRANT_NOT_FOUND';
  if (!hasSpinsLeft(grant)) return 'GRANT_USED_UP';
  if (isExpired(grant, moment.nowText)) return 'GRANT_EXPIRED';
  return grant.Stake === stake ? undefined : 'BET_OUT_OF_RANGE';
}

const isOf = (
  grant: Pick<SpinGrantRow, 'PlayerID' | 'GameCode'>,
  { PlayerID, GameCode }: Pick<SpinGrantRow, 'PlayerID' | 'GameCode'>,
): boolean => grant.PlayerID === PlayerID && grant.GameCode === GameCode;

/** The grants that the player can use in the game of the session. */
export async function grantFacts({ tx, session, moment }: Scene): Promise<GrantFacts[]> {
  const grants = await usableGrants(tx, session, moment.nowText);
  return grants.map(({ GrantID, Stake, Count, Used, ExpireTime }) => ({
    grant: GrantID,
    stake: Stake,
    count: Count,
    left: Count - Used,
    expires: ExpireTime,
  }));
}
