import { type BindableType, mayBindProvider, PROVIDER_TYPE, type ProviderType } from '#protocol/entities/provider.ts';
import { fail } from '#protocol/failure.ts';
import { recordActivity } from '../activity/record.ts';
import { notifyBoundWay } from '../mailbox/securityNotice.ts';
import type { Moment, RestContext } from '../dispatch/context.ts';
import type { ProviderIdentity } from '../ports/identities.ts';
import type { Transaction } from '../ports/store.ts';
import { assertNotExcluded, identityWay } from '../session/exclusion.ts';
import { trailOf } from '../security/trail.ts';

const NAMES: Record<BindableType, string> = { 2: 'Facebook', 3: 'Google', 4: 'Apple', 7: 'LINE' };

export const identityLock = (type: ProviderType, subject: string): string => `identity:${type}:${subject}`;

/**
 * Binds an identity to a player permanently. The account keeps its e-mail address, because an address at the identity provider never merges
 * accounts.
 * @returns the player's ways to sign in afterwards
 * @throws Failure 300015 unless the player is phone-bound and has no identity provider, 300012 if the identity belongs to a player,
 * 300038 if its last player paused and was deleted
 */
export async function bindIdentity(
  tx: Transaction,
  moment: Moment & Pick<RestContext, 'address' | 'agent'>,
  PlayerID: string,
  TPType: BindableType,
  { Subject, PictureURL }: ProviderIdentity,
): Promise<ProviderType[]> {
  await tx.lock([`player:${PlayerID}`, identityLock(TPType, Subject)]);
  const player = await tx.table('players').get(PlayerID);
  if (player === undefined) throw new RangeError(`no player ${PlayerID}`);
  const { TptType: types } = player;
  if (!mayBindProvider(types)) fail(300015);
  if ((await tx.table('identities').get(TPType, Subject)) !== undefined) fail(300012);
  await assertNotExcluded(tx, moment.ports.secret, identityWay(TPType, Subject), moment.now);
  await tx.table('identities').insert({ TPType, Subject, PlayerID, CreateTime: moment.nowText });
  const tptType = [...types, TPType];
  await tx.table('players').update({ PlayerID }, { TptType: tptType, ...pictureColumn(TPType, PictureURL) });
  const bound = { playerID: PlayerID, address: moment.address };
  await trailOf(moment.ports).record(tx, bound, { Kind: 'provider.bound', Detail: { TPType } });
  await recordActivity(tx, moment, PlayerID, { Kind: 'bind', What: 'identityProvider' });
  const name = NAMES[TPType];
  await notifyBoundWay(tx, moment, PlayerID, {
    zh_tw: ` ${name} 帳號`,
    id_id: `akun ${name}`,
    vi_vn: `tài khoản ${name}`,
  });
  return tptType;
}

/** Only pictures of LINE and Facebook can be shown (specification 2 §3). */
export function pictureColumn(type: BindableType, url: string): { LinePicture?: string; FacebookPicture?: string } {
  if (type === PROVIDER_TYPE.line) return { LinePicture: url };
  return type === PROVIDER_TYPE.facebook ? { FacebookPicture: url } : {};
}
