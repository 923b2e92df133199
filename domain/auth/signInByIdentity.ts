import type { Session } from '#protocol/entities/session.ts';
import { type ProviderName, typeOfProvider } from '#protocol/entities/signIn.ts';
import { PROVIDER_TYPE } from '#protocol/entities/provider.ts';
import { fail } from '#protocol/failure.ts';
import type { Moment, PlayerRow, RestContext } from '../dispatch/context.ts';
import { createPlayer } from '../player/create.ts';
import type { ProviderIdentity } from '../ports/identities.ts';
import type { Transaction } from '../ports/store.ts';
import { identityLock, pictureColumn } from '../identityProvider/bindIdentity.ts';
import type { SignedInBrowser } from './device.ts';
import { openSession } from './openSession.ts';
import { assertNotExcluded, identityWay } from '../session/exclusion.ts';
import { endSessions } from '../session/session.ts';

/**
 * Signs in the player of a proved identity, and creates an account for an unknown identity. The token is always new, and the session that
 * the browser had as another player ends.
 * @param sessionHash the browser's previous session; empty if there is none
 * @throws Failure 100009 if the identity's player is gone, 100014 disabled, 300038 paused, or paused when the account was deleted
 */
export async function signInByIdentity(
  tx: Transaction,
  moment: Moment & Pick<RestContext, 'address'>,
  provider: ProviderName,
  identity: ProviderIdentity,
  sessionHash: string,
  browser: SignedInBrowser,
): Promise<Session> {
  const { ports, address } = moment;
  const TPType = typeOfProvider(provider);
  const { Subject, Email } = identity;
  await tx.lock([identityLock(TPType, Subject), ...(Email === '' ? [] : [`email:${Email}`])]);
  const known = await tx.table('identities').get(TPType, Subject);
  const player =
    known === undefined
      ? await register(tx, moment, provider, identity)
      : ((await tx.table('players').get(known.PlayerID)) ?? fail(100009));
  const before = sessionHash === '' ? undefined : await tx.table('sessions').get(sessionHash);
  if (before?.EndReason === '' && before.PlayerID !== player.PlayerID)
    await endSessions(tx, ports, { playerID: before.PlayerID, address }, 'switched');
  const isRegist = known === undefined;
  return openSession(ports, tx, player, { provider, isRegist, now: moment.now, address, browser });
}

/**
 * Creates the account of an identity. Stores the e-mail address only if no account has it, because the same address does not prove the same
 * player. Never stores the name, because it is a real name that others would see.
 */
async function register(
  tx: Transaction,
  { ports, now, nowText }: Moment,
  provider: ProviderName,
  { Subject, PictureURL, Email }: ProviderIdentity,
): Promise<PlayerRow> {
  const TPType = typeOfProvider(provider);
  await assertNotExcluded(tx, ports.secret, identityWay(TPType, Subject), now);
  const player = await createPlayer(tx, ports.random, nowText, { TptType: [PROVIDER_TYPE.site, TPType] });
  const isFree = Email !== '' && (await tx.table('players').count({ Email })) === 0;
  const values = { Email: isFree ? Email : '', ...pictureColumn(TPType, PictureURL) };
  await tx.table('players').update({ PlayerID: player.PlayerID }, values);
  await tx.table('identities').insert({ TPType, Subject, PlayerID: player.PlayerID, CreateTime: nowText });
  return { ...player, ...values };
}
