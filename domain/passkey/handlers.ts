import * as endpoints from '#protocol/endpoints/passkey.ts';
import { fail } from '#protocol/failure.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import { notifyRemovedWay } from '../mailbox/securityNotice.ts';
import { trailOf } from '../security/trail.ts';
import { requireRecentProof } from '../session/recentProof.ts';
import { signedIn } from '../session/signedIn.ts';
import { serializePasskey } from './serialize.ts';

export { addPasskey } from './addPasskey.ts';
export { beginPasskey } from './beginPasskey.ts';
export { beginPasskeySignIn, signInPasskey } from './signInPasskey.ts';

export const getPasskeys = answerEndpoint(endpoints.getPasskeys, async (_request, context, db) => {
  const { PlayerID } = signedIn(context);
  const own = await db.table('passkeys').find({ where: { PlayerID }, order: [['CreateTime', 'desc']] });
  return { List: own.map(serializePasskey) };
});

export const renamePasskey = answerEndpoint(endpoints.renamePasskey, async ({ PasskeyID, Name }, context, tx) => {
  const { PlayerID } = signedIn(context);
  const passkey = await tx.table('passkeys').get(PasskeyID);
  if (passkey?.PlayerID !== PlayerID) fail(300011);
  await tx.table('passkeys').update({ PasskeyID, PlayerID }, { Name });
  return serializePasskey({ ...passkey, Name });
});

export const removePasskey = answerEndpoint(endpoints.removePasskey, async ({ PasskeyID }, context, tx) => {
  const { PlayerID } = signedIn(context);
  requireRecentProof(context);
  if ((await tx.table('passkeys').remove({ PasskeyID, PlayerID })) === 0) fail(300011);
  const subject = { playerID: PlayerID, address: context.address };
  await trailOf(context.ports).record(tx, subject, { Kind: 'passkey.removed', Detail: { By: 'player' } });
  await notifyRemovedWay(tx, context, PlayerID, { zh_tw: '通行密鑰', id_id: 'kunci sandi', vi_vn: 'khóa truy cập' });
  return {};
});
