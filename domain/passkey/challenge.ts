import { fail } from '#protocol/failure.ts';
import type { Moment, RestContext } from '../dispatch/context.ts';
import type { Transaction } from '../ports/store.ts';
import { setPasskeyCookie, passkeySecret } from '../session/cookies.ts';
import { base64url, hashToken } from '../session/secrets.ts';
import type { RowOf, Tables } from '../tables.ts';

/** How long a browser may take to answer. */
export const CHALLENGE_SECONDS = 5 * 60;

export type Challenge = RowOf<Tables['passkeyChallenges']>;

/** Names the session that adds a passkey. */
export const addedIn = ({ identity }: Pick<RestContext, 'identity'>): string =>
  `add:${identity?.session.TokenHash ?? fail(100005)}`;

/** Names the browser that signs in, which gets a cookie for it. */
export const askedHere = (context: RestContext): string =>
  `signIn:${hashToken(setPasskeyCookie(context, CHALLENGE_SECONDS))}`;

/**
 * Names the browser that was asked for a sign-in.
 * @throws Failure 300032 when it was not
 */
export const answeredHere = (context: RestContext): string =>
  `signIn:${hashToken(passkeySecret(context) ?? fail(300032))}`;

/**
 * Keeps a new challenge of 256 random bits; the one that the same session or browser was asked before counts no more.
 * @returns it in base64url
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
 * Takes the challenge of a session or a browser for its one answer, right or wrong: whoever brings the same answer again finds
 * none. In a unit of work of its own, before the answer is verified.
 * @throws Failure 300032 where there is none, or it is over
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
