import type { PasskeyAssertion, PasskeyRegistration } from '#protocol/entities/passkey.ts';
import { Failure, fail } from '#protocol/failure.ts';
import type { RestContext } from '../dispatch/context.ts';
import { hashToken } from '../session/secrets.ts';
import type { Challenge } from './challenge.ts';
import type { PasskeyRow } from './serialize.ts';

/** ES256 and RS256 (IANA COSE algorithms). Each platform supports one of them; Node and browsers verify both. */
export const ALGORITHMS: readonly number[] = [-7, -257];

/** The library is large and few calls need it, so it is loaded by the first of them. */
const library = () => import('@simplewebauthn/server');
const encoding = async () => (await import('@simplewebauthn/server/helpers')).isoBase64URL;

/** The host of passkeys (RP ID): our own host in the caller's request. */
export const hostOf = ({ origin }: Pick<RestContext, 'origin'>): string =>
  origin.replace(/^[a-z]+:\/\//, '').replace(/:\d+$/, '');

/** The expectations for every answer. The device must have verified the person, because a passkey alone opens the account. */
const expectedOf = (context: Pick<RestContext, 'origin'>, { ChallengeHash }: Challenge) => ({
  expectedChallenge: (challenge: string): boolean => hashToken(challenge) === ChallengeHash || fail(300032),
  expectedOrigin: context.origin,
  expectedRPID: hostOf(context),
  requireUserVerification: true,
});

/** The part of a new passkey that its authenticator creates. */
export type MadeCredential = Pick<PasskeyRow, 'CredentialID' | 'PublicKey' | 'Counter'>;

/**
 * Verifies the answer of a browser that created a passkey.
 * @throws Failure 300032 for another challenge, 300034 if it is invalid
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
 * Verifies the answer of a browser that signs in. The unit of work that stores the counter checks its increase.
 * @returns the counter
 * @throws Failure 300032 for another challenge, 300034 if it is invalid
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

/** The library throws for every fault of an answer, and all of the answer comes from the caller. */
async function held<Verified>(verified: Promise<Verified>): Promise<Verified> {
  try {
    return await verified;
  } catch (error) {
    if (error instanceof Failure) throw error;
    return fail(300034);
  }
}
