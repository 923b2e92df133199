import * as endpoints from '#protocol/endpoints/passkey.ts';
import { MAX_PASSKEY_NAME } from '#protocol/entities/passkey.ts';
import { fail } from '#protocol/failure.ts';
import { answerPrepared } from '../dispatch/handler.ts';
import { notifyBoundWay } from '../mailbox/securityNotice.ts';
import { trailOf } from '../security/trail.ts';
import { describeAgent } from '../session/agent.ts';
import { hashToken } from '../session/secrets.ts';
import { signedIn } from '../session/signedIn.ts';
import { addedIn, claimChallenge } from './challenge.ts';
import { type PasskeyRow, serializePasskey } from './serialize.ts';
import { hostOf, verifyMade } from './verify.ts';

export const addPasskey = answerPrepared(
  endpoints.addPasskey,
  async ({ Credential }, context) => {
    const challenge = await claimChallenge(context, addedIn(context));
    const made = await verifyMade(context, challenge, Credential);
    return { ...made, UserHandle: challenge.UserHandle };
  },
  async ({ Credential }, context, tx, made) => {
    const { PlayerID } = signedIn(context);
    const PasskeyID = hashToken(made.CredentialID);
    await tx.lock([`player:${PlayerID}`, `passkey:${PasskeyID}`]);
    if ((await tx.table('passkeys').get(PasskeyID)) !== undefined) fail(300012);
    const row: PasskeyRow = {
      PasskeyID,
      PlayerID,
      ...made,
      Transports: Credential.response.transports,
      Host: hostOf(context),
      Name: nameOfDevice(context.agent),
      CreateTime: context.nowText,
      LastTime: '',
    };
    await tx.table('passkeys').insert(row);
    const subject = { playerID: PlayerID, address: context.address };
    await trailOf(context.ports).record(tx, subject, { Kind: 'passkey.added', Detail: {} });
    await notifyBoundWay(tx, context, PlayerID, { zh_tw: '通行密鑰', id_id: 'kunci sandi', vi_vn: 'khóa truy cập' });
    return serializePasskey(row);
  },
);

const nameOfDevice = (agent: string): string => {
  const { Browser, System } = describeAgent(agent);
  return [Browser, System]
    .filter((name) => name !== '')
    .join(' · ')
    .slice(0, MAX_PASSKEY_NAME);
};
