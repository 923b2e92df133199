import { answersByForm, ProviderName, type SignInError, SignInPurpose } from '#protocol/entities/signIn.ts';
import type { Moment, RestContext } from '../dispatch/context.ts';
import type { ProviderQuestion } from '../ports/identities.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import type { RowOf, Tables } from '../tables.ts';
import { browserSecret, setBrowserSecretCookie } from '../session/cookies.ts';
import { createToken, hashToken } from '../session/secrets.ts';
import type { EndedAttempt } from '../session/signInPages.ts';

/** How long an attempt to sign in by an identity provider may take. */
const LIFE_SECONDS = 10 * 60;

export type Attempt = RowOf<Tables['signInAttempts']>;

export class SignInRefusal extends Error {
  readonly reason: SignInError;

  constructor(reason: SignInError) {
    super(reason);
    this.name = 'SignInRefusal';
    this.reason = reason;
  }
}

/** @param origin the origin that the identity provider sends the browser back to */
export const createQuestion = ({ ports: { random } }: Pick<Moment, 'ports'>, origin: string, provider: ProviderName) =>
  ({
    redirectURI: `${origin}/api/auth/callback/${provider}`,
    state: createToken(random),
    nonce: createToken(random),
    verifier: createToken(random),
  }) satisfies ProviderQuestion;

/** Also ties the attempt to this browser by a cookie. */
export async function saveAttempt(
  tx: Transaction,
  context: RestContext,
  { redirectURI, state, nonce, verifier }: ProviderQuestion,
  { Provider, Purpose, ReturnTo, Popup }: EndedAttempt,
): Promise<void> {
  const BrowserHash = hashToken(setBrowserSecretCookie(context, answersByForm(Provider), LIFE_SECONDS));
  const expires = context.now + LIFE_SECONDS * 1000;
  const Expires = new Date(expires).toISOString();
  // If two attempts begin in one millisecond, the later attempt counts as the last, as `lastAttempt` reads it.
  const earlier = { Expires: new Date(expires - 1).toISOString() };
  await tx.table('signInAttempts').update({ BrowserHash, Provider, Expires }, earlier);
  await tx.table('signInAttempts').insert({
    StateHash: hashToken(state),
    Provider,
    Nonce: nonce,
    Verifier: verifier,
    RedirectURI: redirectURI,
    BrowserHash,
    Purpose,
    ReturnTo,
    Popup,
    SessionHash: context.identity?.session.TokenHash ?? '',
    Expires,
    UsedTime: '',
    DeviceHash: hashToken(context.device()),
  });
}

/** Returns undefined if there is no such attempt, or if it was for another identity provider. */
export async function findAttempt(
  db: Reader,
  provider: ProviderName,
  state: string | undefined,
): Promise<Attempt | undefined> {
  const found = state === undefined ? undefined : await db.table('signInAttempts').get(hashToken(state));
  return found?.Provider === provider ? found : undefined;
}

/** Carries the page that shows the refusal of a wrong answer. */
export async function lastAttempt(context: RestContext, provider: ProviderName): Promise<Attempt | undefined> {
  const browser = browserSecret(context, answersByForm(provider));
  if (browser === undefined) return undefined;
  const [last] = await context.ports.store.table('signInAttempts').find({
    where: { BrowserHash: hashToken(browser), Provider: provider },
    order: [['Expires', 'desc']],
    limit: 1,
  });
  return last;
}

/**
 * Accepts the answer to an attempt once, before the attempt expires, and only from the browser that began it.
 * @throws SignInRefusal otherwise
 */
export async function claimAttempt(context: RestContext, provider: ProviderName, attempt: Attempt): Promise<void> {
  const browser = browserSecret(context, answersByForm(provider));
  if (browser === undefined) throw new SignInRefusal('CookieMissing');
  // A browser that holds another browser's answer must not use up that attempt.
  if (hashToken(browser) !== attempt.BrowserHash) throw new SignInRefusal('StateMismatch');
  if (attempt.UsedTime === '' && attempt.Expires <= context.nowText) throw new SignInRefusal('StateExpired');
  const { StateHash } = attempt;
  const UsedTime = context.nowText;
  const claimed = await context.ports.store.transaction(async (tx) => {
    await tx.lock([`attempt:${StateHash}`]);
    return tx.table('signInAttempts').update({ StateHash, UsedTime: '' }, { UsedTime });
  });
  if (claimed === 0) throw new SignInRefusal('StateReused');
}

export const endOf = (attempt: Attempt): EndedAttempt => ({
  Provider: ProviderName.parse(attempt.Provider),
  Purpose: SignInPurpose.parse(attempt.Purpose),
  ReturnTo: attempt.ReturnTo,
  Popup: attempt.Popup,
});
