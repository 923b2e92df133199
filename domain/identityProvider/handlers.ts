import * as endpoints from '#protocol/endpoints/identityProvider.ts';
import type { BindableType } from '#protocol/entities/provider.ts';
import { fail } from '#protocol/failure.ts';
import { requireRecentProof } from '../session/recentProof.ts';
import { signedIn } from '../session/signedIn.ts';
import { answerEndpoint, answerPrepared } from '../dispatch/handler.ts';
import type { Moment } from '../dispatch/context.ts';
import type { ProviderIdentity } from '../ports/identities.ts';
import { bindIdentity } from './bindIdentity.ts';
import { whenAvailable } from './whenAvailable.ts';

export const bindIdentityProvider = answerPrepared(
  endpoints.bindIdentityProvider,
  ({ TPType, TPToken }, context) => identityOf(context, TPType, TPToken),
  async ({ TPType }, context, tx, identity) => {
    const { PlayerID } = signedIn(context);
    requireRecentProof(context);
    return { tptType: await bindIdentity(tx, context, PlayerID, TPType, identity) };
  },
);

export const getIdentityOwner = answerEndpoint(endpoints.getIdentityOwner, async ({ TPType, TPToken }, context, db) => {
  const { Subject } = await identityOf(context, TPType, TPToken);
  const { PlayerID } = (await db.table('identities').get(TPType, Subject)) ?? fail(100009);
  return { PlayerID };
});

/** @throws Failure 300011 if the identity provider rejects the token, 300007 if it does not answer */
async function identityOf({ ports, now }: Moment, type: BindableType, token: string): Promise<ProviderIdentity> {
  return (await whenAvailable(ports.identities.verify(type, token, now))) ?? fail(300011);
}
