import * as endpoints from '#protocol/endpoints/passkey.ts';
import { MAX_PASSKEYS, type PasskeyCreation } from '#protocol/entities/passkey.ts';
import { fail } from '#protocol/failure.ts';
import { maskPhone } from '#protocol/rules/phone.ts';
import type { PlayerRow } from '../dispatch/context.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import { isGuestPlayer } from '../session/guest.ts';
import { requireRecentProof } from '../session/recentProof.ts';
import { base64url } from '../session/secrets.ts';
import { signedIn } from '../session/signedIn.ts';
import { addedIn, CHALLENGE_SECONDS, saveChallenge } from './challenge.ts';
import { ALGORITHMS, hostOf } from './verify.ts';

/** The name in the device's list, so that the owner can tell accounts apart. */
const accountName = ({ Name, Phone }: PlayerRow): string => (Phone === '' ? Name : `${Name} (${maskPhone(Phone)})`);

export const beginPasskey = answerEndpoint(endpoints.beginPasskey, async (_request, context, tx) => {
  const player = signedIn(context);
  // A guest has only the device, which can be lost.
  if (isGuestPlayer(player)) fail(300008);
  requireRecentProof(context);
  const own = await tx.table('passkeys').find({ where: { PlayerID: player.PlayerID } });
  // A player has one session, and a session has one challenge, so an earlier challenge cannot add an eleventh passkey.
  if (own.length >= MAX_PASSKEYS) fail(300035);
  const Host = hostOf(context);
  const UserHandle = own[0]?.UserHandle ?? base64url(context.ports.random.bytes(32));
  const Options: PasskeyCreation = {
    rp: { id: Host, name: context.brand.Name.zh_tw },
    user: { id: UserHandle, name: accountName(player), displayName: player.Name },
    challenge: await saveChallenge(tx, context, { Asked: addedIn(context), UserHandle }),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_SECONDS * 1000,
    // A device that has a passkey already reports it instead of making another.
    excludeCredentials: own
      .filter((passkey) => passkey.Host === Host)
      .map(({ CredentialID, Transports }) => ({ id: CredentialID, type: 'public-key', transports: [...Transports] })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
  return { Options };
});
