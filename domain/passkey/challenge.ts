import { fail } from '#protocol/failure.ts';
import type { Moment, RestContext } from '../dispatch/context.ts';
import type { Transaction } from '../ports/store.ts';
import { setPasskeyCookie, passkeySecret } from '../session/cookies.ts';
import { base64url, hashToken } from '../session/secrets.ts';
import type { RowOf, Tables } from '../tables.ts';

export const CHALLENGE_SECONDS = 5 * 60;

export type Challenge = RowOf<Tables['passkeyChallenges']>;

/** Identifies the session that adds a passkey. */
export const addedIn = ({ identity }: Pick<RestContext, 'identity'>): string =>
  `add:${identity?.session.TokenHash ?? fail(100005)}`;

/** Identifies the browser that signs in, and sets its cookie. */
export const askedHere = (context: RestContext): string =>
  `signIn:${hashToken(setPasskeyCookie(context, CHALLENGE_SECONDS))}`;

/**
 * Identifies the browser of a sign-in by its cookie.
 * @throws Failure 300032 if there is no cookie
 */
export const answeredHere = (context: RestContext): string =>
  `signIn:${hashToken(passkeySecret(context) ?? fail(300032))}`;

/**
 * Stores a new challenge of 256 random bits. An earlier challenge of the same session or browser no longer counts.
 * @returns the challenge in base64url
 */
export async function saveChallenge(
  tx: Transaction,
  { ports, now }: Moment,
  asked: { readonly Asked: string; readonly UserHandle: string },
): Promise<string> {
  const challenge = base64url(ports.random.bytes(32));
  const { Asked } = asked;
  await tx.lock([`passkey:${Asked}`]);
  await tx.table('passkeyChallenges').remove({ Asked });
  await tx.table('passkeyChallenges').insert({
    ...asked,
    ChallengeHash: hashToken(challenge),
    Expires: new Date(now + CHALLENGE_SECONDS * 1000).toISOString(),
  });
  return challenge;
}

/**
 * Removes the challenge of a session or a browser before its only answer is verified, right or wrong, in a separate unit of work. A
 * repeated answer finds no challenge.
 * @throws Failure 300032 if there is none, or it is over
 */
export async function claimChallenge({ ports, nowText }: Moment, Asked: string): Promise<Challenge> {
  const kept = await ports.store.transaction(async (tx) => {
    await tx.lock([`passkey:${Asked}`]);
    const challenge = await tx.table('passkeyChallenges').get(Asked);
    await tx.table('passkeyChallenges').remove({ Asked });
    return challenge;
  });
  return kept === undefined || kept.Expires <= nowText ? fail(300032) : kept;
}
