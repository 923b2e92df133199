import * as endpoints from '#protocol/endpoints/passkey.ts';
import { MAX_PASSKEY_NAME, MAX_PASSKEYS, type PasskeyCreation } from '#protocol/entities/passkey.ts';
import { fail } from '#protocol/failure.ts';
import { maskPhone } from '#protocol/rules/phone.ts';
import type { PlayerRow } from '../dispatch/context.ts';
import { answerEndpoint, answerPrepared } from '../dispatch/handler.ts';
import { tellOfBoundWay } from '../mailbox/securityNotice.ts';
import { trailOf } from '../security/trail.ts';
import { describeAgent } from '../session/agent.ts';
import { isGuestPlayer } from '../session/guest.ts';
import { requireRecentProof } from '../session/recentProof.ts';
import { base64url, hashToken } from '../session/secrets.ts';
import { signedIn } from '../session/signedIn.ts';
import { addedIn, CHALLENGE_SECONDS, claimChallenge, keepChallenge } from './challenge.ts';
import { type PasskeyRow, serializePasskey } from './serialize.ts';
import { ALGORITHMS, hostOf, verifyMade } from './verify.ts';

/** By what the owner tells accounts of ours apart in the list that a device shows. */
const accountName = ({ Name, Phone }: PlayerRow): string => (Phone === '' ? Name : `${Name} (${maskPhone(Phone)})`);

export const beginPasskey = answerEndpoint(endpoints.beginPasskey, async (_request, context, tx) => {
  const player = signedIn(context);
  // A guest has nothing but the device, which would be left behind.
  if (isGuestPlayer(player)) fail(300008);
  requireRecentProof(context);
  const own = await tx.table('passkeys').find({ where: { PlayerID: player.PlayerID } });
  // A player has one session, and a session one challenge, so that nobody adds an eleventh by one that was given before.
  if (own.length >= MAX_PASSKEYS) fail(300035);
  const Host = hostOf(context);
  const UserHandle = own[0]?.UserHandle ?? base64url(context.ports.random.bytes(32));
  const Options: PasskeyCreation = {
    rp: { id: Host, name: context.brand.Name.zh_tw },
    user: { id: UserHandle, name: accountName(player), displayName: player.Name },
    challenge: await keepChallenge(tx, context, { Asked: addedIn(context), UserHandle }),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_SECONDS * 1000,
    // A device that has one already says so instead of making another.
    excludeCredentials: own
      .filter((passkey) => passkey.Host === Host)
      .map(({ CredentialID, Transports }) => ({ id: CredentialID, type: 'public-key', transports: [...Transports] })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
  return { Options };
});

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
    await tellOfBoundWay(tx, context, PlayerID, { zh_tw: '通行密鑰', id_id: 'kunci sandi', vi_vn: 'khóa truy cập' });
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
