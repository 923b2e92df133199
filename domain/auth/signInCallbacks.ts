import * as z from 'zod/mini';
import * as endpoints from '#protocol/endpoints/signIn.ts';
import { type ProviderName, SignInError, type SignInPurpose, typeOfProvider } from '#protocol/entities/signIn.ts';
import { Failure } from '#protocol/failure.ts';
import { ownAddress } from '#protocol/rules/ownAddress.ts';
import type { RestContext } from '../dispatch/context.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import { ProviderFailure, type ProviderRefusal } from '../ports/identities.ts';
import type { Transaction } from '../ports/store.ts';
import { trailOf } from '../security/trail.ts';
import { bindIdentity } from '../identityProvider/bindIdentity.ts';
import { type Attempt, claimAttempt, endOf, findAttempt, lastAttempt, SignInRefusal } from './attempt.ts';
import { setSessionCookie } from '../session/cookies.ts';
import { signInByIdentity } from './signInByIdentity.ts';
import { type EndedAttempt, errorOfCode, errorPage, pageAfter, pageAfterError } from '../session/signInPages.ts';

type ProviderAnswer = z.output<typeof endpoints.callbackLine.request>;

/** The error codes by which identity providers report that the player cancelled. Apple has a code of its own. */
const DENIALS: ReadonlySet<string> = new Set(['access_denied', 'user_cancelled_authorize', 'user_cancelled_login']);
/** Cancelled sign-ins and errors are not security events. */
const UNREMARKABLE: ReadonlySet<SignInError> = new Set([
  'AccessDenied',
  'ProviderUnavailable',
  'Maintenance',
  'Unexpected',
]);
const OUTAGES: ReadonlySet<string> = new Set(['temporarily_unavailable', 'server_error']);
const REFUSALS: Readonly<Record<ProviderRefusal, SignInError>> = {
  unavailable: 'ProviderUnavailable',
  refused: 'ProviderRefused',
  nonce: 'NonceMismatch',
  token: 'TokenRefused',
};

/** @returns the address that the browser is sent to, after a success or a failure */
async function conclude(provider: ProviderName, answer: ProviderAnswer, context: RestContext): Promise<string> {
  const { observer, store } = context.ports;
  let end: EndedAttempt = { Provider: provider, Purpose: 'signIn', ReturnTo: '', Popup: false };
  try {
    const attempt = await findAttempt(store, provider, answer.state);
    const told = attempt ?? (await lastAttempt(context, provider));
    if (told !== undefined) end = endOf(told);
    if (attempt === undefined) throw new SignInRefusal('StateMismatch');
    await claimAttempt(context, provider, attempt);
    if (answer.error !== undefined) throw new SignInRefusal(errorOfAnswer(answer.error));
    await takeIn(provider, answer, attempt, end.Purpose, context);
    observer.signIn?.({ provider, result: end.Purpose === 'bind' ? 'bound' : 'signedIn' });
    return pageAfter(end);
  } catch (error) {
    const why = errorOf(error);
    observer.signIn?.({ provider, result: why, ...(error instanceof ProviderFailure && { error }) });
    if (!UNREMARKABLE.has(why)) {
      const event = { Kind: 'signIn.refused', Detail: { Row: `callback.${provider}`, Why: why } } as const;
      trailOf(context.ports).note({ address: context.address }, event);
    }
    if (why === 'Unexpected') observer.call({ name: `callback.${provider}`, code: 300003, milliseconds: 0, error });
    return pageAfterError(end, why);
  }
}

/** Verifies the answer at the identity provider, then ends the sign-in or binding in one unit of work. */
async function takeIn(
  provider: ProviderName,
  answer: ProviderAnswer,
  attempt: Attempt,
  purpose: SignInPurpose,
  context: RestContext,
): Promise<void> {
  const { RedirectURI: redirectURI, Nonce: nonce, Verifier: verifier, DeviceHash } = attempt;
  const brought = Object.fromEntries(
    Object.entries(answer).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  const question = { redirectURI, nonce, verifier, state: answer.state ?? '' };
  const identity = await context.ports.identities.exchange(provider, question, brought);
  if (purpose === 'bind') {
    await context.ports.store.transaction(async (tx) =>
      bindIdentity(tx, context, await whoBinds(tx, context, attempt), typeOfProvider(provider), identity),
    );
    return;
  }
  const opened = await context.ports.store.transaction((tx) =>
    signInByIdentity(tx, context, provider, identity, attempt.SessionHash, { DeviceHash, agent: context.agent }),
  );
  setSessionCookie(context, opened.token);
}

/** @throws SignInRefusal if the player who began the binding is no longer signed in */
async function whoBinds(tx: Transaction, { nowText }: RestContext, { SessionHash }: Attempt): Promise<string> {
  const session = await tx.table('sessions').get(SessionHash);
  if (session === undefined || session.EndReason !== '' || session.Expires <= nowText)
    throw new SignInRefusal('SessionRequired');
  return session.PlayerID;
}

function errorOfAnswer(error: string): SignInError {
  if (DENIALS.has(error)) return 'AccessDenied';
  return OUTAGES.has(error) ? 'ProviderUnavailable' : 'ProviderRefused';
}

function errorOf(error: unknown): SignInError {
  if (error instanceof SignInRefusal) return error.reason;
  if (error instanceof ProviderFailure) return REFUSALS[error.reason];
  return error instanceof Failure ? errorOfCode(error.code) : 'Unexpected';
}

export const callbackLine = answerEndpoint(endpoints.callbackLine, async (answer, context) => ({
  Location: await conclude('line', answer, context),
}));
export const callbackGoogle = answerEndpoint(endpoints.callbackGoogle, async (answer, context) => ({
  Location: await conclude('google', answer, context),
}));
export const callbackApple = answerEndpoint(endpoints.callbackApple, async (answer, context) => ({
  Location: await conclude('apple', answer, context),
}));
export const callbackFacebook = answerEndpoint(endpoints.callbackFacebook, async (answer, context) => ({
  Location: await conclude('facebook', answer, context),
}));

export const postCallbackLine = answerEndpoint(endpoints.postCallbackLine, async (answer, context) => ({
  Location: await conclude('line', answer, context),
}));
export const postCallbackGoogle = answerEndpoint(endpoints.postCallbackGoogle, async (answer, context) => ({
  Location: await conclude('google', answer, context),
}));
export const postCallbackApple = answerEndpoint(endpoints.postCallbackApple, async (answer, context) => ({
  Location: await conclude('apple', answer, context),
}));
export const postCallbackFacebook = answerEndpoint(endpoints.postCallbackFacebook, async (answer, context) => ({
  Location: await conclude('facebook', answer, context),
}));

export const showSignInError = answerEndpoint(
  endpoints.showSignInError,
  async ({ error, callbackUrl = '' }, { origin }) => ({
    Location: errorPage(z.catch(SignInError, 'Unexpected').parse(error), ownAddress(callbackUrl, origin) ?? ''),
  }),
);

export const logSignIn = answerEndpoint(endpoints.logSignIn, async ({ Provider, Trouble }, { ports }) => {
  ports.observer.signIn?.({ provider: Provider, result: `page:${Trouble}` });
  return {};
});
