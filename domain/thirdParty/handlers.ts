import { bindThirdParty, getThirdPartyInfo } from '#protocol/endpoints/thirdParty.ts';
import { type BindableType, mayBindThirdParty, THIRD_PARTY, ThirdPartyType } from '#protocol/entities/provider.ts';
import { fail } from '#protocol/failure.ts';
import { recordActivity } from '../activity/record.ts';
import { signedIn } from '../auth/signedIn.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import type { Moment } from '../dispatch/context.ts';
import type { ThirdPartyIdentity } from '../ports/identities.ts';

export const thirdPartyBound = answerEndpoint(bindThirdParty, async ({ TPType, TPToken }, context, tx) => {
  const { PlayerID } = signedIn(context);
  const { Subject, PictureURL } = await identityOf(context, TPType, TPToken);
  await tx.lock([`player:${PlayerID}`, `identity:${TPType}:${Subject}`]);
  const types = ThirdPartyType.array().parse((await tx.table('players').get(PlayerID))?.TptType);
  if (!mayBindThirdParty(types)) fail(300015);
  if ((await tx.table('identities').get(TPType, Subject)) !== undefined) fail(300012);
  await tx.table('identities').insert({ TPType, Subject, PlayerID, CreateTime: context.nowText });
  const tptType = [...types, TPType];
  await tx.table('players').update({ PlayerID }, { TptType: tptType, ...pictureColumn(TPType, PictureURL) });
  await recordActivity(tx, context, PlayerID, { Kind: 'bind', What: 'thirdParty' });
  return { tptType };
});

export const thirdPartyInfo = answerEndpoint(getThirdPartyInfo, async ({ TPType, TPToken }, context, db) => {
  const { Subject } = await identityOf(context, TPType, TPToken);
  const { PlayerID } = (await db.table('identities').get(TPType, Subject)) ?? fail(100009);
  return { PlayerID };
});

/** @throws Failure 300011 when the third party does not vouch for the token */
async function identityOf({ ports, now }: Moment, type: BindableType, token: string): Promise<ThirdPartyIdentity> {
  return (await ports.identities.verify(type, token, now)) ?? fail(300011);
}

/** Where a third party's picture is kept; only LINE's and Facebook's can be shown (specification 2 §3). */
function pictureColumn(type: BindableType, url: string): { LinePicture?: string; FacebookPicture?: string } {
  if (type === THIRD_PARTY.line) return { LinePicture: url };
  return type === THIRD_PARTY.facebook ? { FacebookPicture: url } : {};
}
