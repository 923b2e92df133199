import type * as z from 'zod/mini';
import * as endpoints from '#protocol/endpoints/signIn.ts';
import { mayBindProvider, PROVIDER_TYPE } from '#protocol/entities/provider.ts';
import type { ProviderName } from '#protocol/entities/signIn.ts';
import { fail, failField } from '#protocol/failure.ts';
import { ownAddress } from '#protocol/rules/ownAddress.ts';
import type { RestContext } from '../dispatch/context.ts';
import { limitDay } from '../dispatch/dayLimit.ts';
import { answerPrepared } from '../dispatch/handler.ts';
import type { ProviderQuestion } from '../ports/identities.ts';
import type { Transaction } from '../ports/store.ts';
import { whenAvailable } from '../identityProvider/whenAvailable.ts';
import { createQuestion, saveAttempt } from './attempt.ts';
import { setSessionCookie } from '../session/cookies.ts';
import { browserOf } from './device.ts';
import { requireRecentProof } from '../session/recentProof.ts';
import { signedInHere } from '../session/signedIn.ts';
import { signInByIdentity } from './signInByIdentity.ts';
import type { EndedAttempt } from '../session/signInPages.ts';

type Request = z.output<typeof endpoints.signInGoogle.request>;

/** The limit for one address in a day. Each attempt is a row of up to 3 KB that stays for a day. */
const ATTEMPTS_A_DAY = 1000;

interface Begun {
  readonly question: ProviderQuestion;
  readonly url: string;
  readonly end: EndedAttempt;
}

async function ask(provider: ProviderName, request: Request, context: RestContext): Promise<Begun> {
  const { signInRedirectURL, Popup, Purpose } = request;
  const ReturnTo = signInRedirectURL === undefined ? '' : ownAddress(signInRedirectURL, context.origin);
  if (ReturnTo === undefined) failField('signInRedirectURL', 'must be a path on our own origin');
  const { identities } = context.ports;
  if (!(await identities.providers()).includes(provider)) fail(300009);
  await limitDay(context.ports, `attempts:${context.address}`, ATTEMPTS_A_DAY);
  const question = createQuestion(context, context.origin, provider);
  const url = await whenAvailable(identities.authorize(provider, question));
  return { question, url, end: { Provider: provider, Purpose, ReturnTo, Popup } };
}

async function begin(tx: Transaction, context: RestContext, { question, url, end }: Begun): Promise<{ url: string }> {
  if (end.Purpose === 'bind') {
    const { player } = await signedInHere(context, tx);
    if (!mayBindProvider(player.TptType)) fail(300015);
    requireRecentProof(context);
  }
  await saveAttempt(tx, context, question, end);
  return { url };
}

export const signInLine = answerPrepared(
  endpoints.signInLine,
  async ({ idToken, ...request }, context) => {
    if (idToken === undefined) return ask('line', request, context);
    if (request.Purpose === 'bind') failField('Purpose', 'with an idToken it is signIn');
    const { ports, now } = context;
    if (!(await ports.identities.providers()).includes('line')) fail(300009);
    return (await whenAvailable(ports.identities.verify(PROVIDER_TYPE.line, idToken, now))) ?? fail(300011);
  },
  async (_request, context, tx, learned) => {
    if ('url' in learned) return begin(tx, context, learned);
    const before = context.identity?.session.TokenHash ?? '';
    const opened = await signInByIdentity(tx, context, 'line', learned, before, browserOf(context));
    setSessionCookie(context, opened.token);
    return opened;
  },
);

export const signInGoogle = answerPrepared(
  endpoints.signInGoogle,
  (request, context) => ask('google', request, context),
  (_request, context, tx, begun) => begin(tx, context, begun),
);

export const signInApple = answerPrepared(
  endpoints.signInApple,
  (request, context) => ask('apple', request, context),
  (_request, context, tx, begun) => begin(tx, context, begun),
);

export const signInFacebook = answerPrepared(
  endpoints.signInFacebook,
  (request, context) => ask('facebook', request, context),
  (_request, context, tx, begun) => begin(tx, context, begun),
);
