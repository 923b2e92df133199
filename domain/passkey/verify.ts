import type { PasskeyAssertion, PasskeyRegistration } from '#protocol/entities/passkey.ts';
import { Failure, fail } from '#protocol/failure.ts';
import type { RestContext } from '../dispatch/context.ts';
import { hashToken } from '../session/secrets.ts';
import type { Challenge } from './challenge.ts';
import type { PasskeyRow } from './serialize.ts';

/** ES256 and RS256 (IANA COSE algorithms): each platform has one of them, and so do Node and browsers that verify them. */
export const ALGORITHMS: readonly number[] = [-7, -257];

/** Large, and needed by few calls: fetched with the first of them. */
const library = () => import('@simplewebauthn/server');
const encoding = async () => (await import('@simplewebauthn/server/helpers')).isoBase64URL;

/** The host that passkeys belong to here (RP ID): the one of our own by which the caller reached us. */
export const hostOf = ({ origin }: Pick<RestContext, 'origin'>): string =>
  origin.replace(/^[a-z]+:\/\//, '').replace(/:\d+$/, '');

/** What every answer is held to. The person was verified by the device: a passkey alone opens the account. */
const expectedOf = (context: Pick<RestContext, 'origin'>, { ChallengeHash }: Challenge) => ({
  expectedChallenge: (challenge: string): boolean => hashToken(challenge) === ChallengeHash || fail(300032),
  expectedOrigin: context.origin,
  expectedRPID: hostOf(context),
  requireUserVerification: true,
});

/** The part of a new passkey that its authenticator made. */
export type MadeCredential = Pick<PasskeyRow, 'CredentialID' | 'PublicKey' | 'Counter'>;

/**
 * Verifies what a browser answers when a passkey is made.
 * @throws Failure 300032 when it answers another challenge, 300034 when it does not hold
 */
export async function verifyMade(
  context: Pick<RestContext, 'origin'>,
  challenge: Challenge,
  { response, ...credential }: PasskeyRegistration,
): Promise<MadeCredential> {
  const { clientDataJSON, attestationObject } = response;
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await held(
    verifyRegistrationResponse({
      ...expectedOf(context, challenge),
      response: { ...credential, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      supportedAlgorithmIDs: [...ALGORITHMS],
    }),
  );
  const { id, publicKey, counter } = registrationInfo?.credential ?? fail(300034);
  return { CredentialID: id, PublicKey: (await encoding()).fromBuffer(publicKey), Counter: counter };
}

/**
 * Verifies what a browser answers when a passkey signs in. Whether its counter goes up is for the unit of work that keeps it.
 * @returns the counter
 * @throws Failure 300032 when it answers another challenge, 300034 when it does not hold
 */
export async function verifySigned(
  context: Pick<RestContext, 'origin'>,
  challenge: Challenge,
  { response, ...credential }: PasskeyAssertion,
  { CredentialID, PublicKey }: Pick<PasskeyRow, 'CredentialID' | 'PublicKey'>,
): Promise<number> {
  const { clientDataJSON, authenticatorData, signature } = response;
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await held(
    verifyAuthenticationResponse({
      ...expectedOf(context, challenge),
      response: {
        ...credential,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      credential: { id: CredentialID, publicKey: (await encoding()).toBuffer(PublicKey), counter: 0 },
    }),
  );
  return verified ? authenticationInfo.newCounter : fail(300034);
}

/** The library throws for whatever an answer lacks; all of it is what the caller sent. */
async function held<Verified>(verified: Promise<Verified>): Promise<Verified> {
  try {
    return await verified;
  } catch (error) {
    if (error instanceof Failure) throw error;
    return fail(300034);
  }
}
