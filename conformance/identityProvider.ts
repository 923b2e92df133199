import { consentSignIn } from '#protocol/endpoints/dev.ts';
import { getSession } from '#protocol/endpoints/auth.ts';
import {
  callbackApple,
  callbackFacebook,
  callbackGoogle,
  callbackLine,
  postCallbackApple,
  postCallbackFacebook,
  postCallbackGoogle,
  postCallbackLine,
  signInApple,
  signInFacebook,
  signInGoogle,
  signInLine,
} from '#protocol/endpoints/signIn.ts';
import type { ConsentOutcome } from '#protocol/entities/demoPerson.ts';
import type { Session } from '#protocol/entities/session.ts';
import type { ProviderName } from '#protocol/entities/signIn.ts';
import { expectEqual, assertDefined } from './expectation.ts';
import { TestSession, type TestContext } from './testContext.ts';
import type { Answer, Visitor } from './visitor.ts';

export const PROVIDER_CONTRACTS = {
  line: { begin: signInLine, GET: callbackLine, POST: postCallbackLine },
  google: { begin: signInGoogle, GET: callbackGoogle, POST: postCallbackGoogle },
  apple: { begin: signInApple, GET: callbackApple, POST: postCallbackApple },
  facebook: { begin: signInFacebook, GET: callbackFacebook, POST: postCallbackFacebook },
} as const;

/** The answer that a browser brings back from an identity provider. */
export interface Brought {
  readonly Method: 'GET' | 'POST';
  readonly Path: string;
  readonly Parameters: Readonly<Record<string, string>>;
}

export async function beginSignIn(
  visitor: Visitor,
  provider: ProviderName,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Answer> {
  return visitor.ask(PROVIDER_CONTRACTS[provider].begin, { csrfToken: await visitor.csrfToken(), ...more });
}

/** Begins a sign-in that succeeds. @returns the address that the browser is sent to */
export async function sentTo(
  visitor: Visitor,
  provider: ProviderName,
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const { Code, Result, reply } = await beginSignIn(visitor, provider, more);
  expectEqual(Code, 200, `a sign-in by ${provider} begins (${reply.text.slice(0, 200)})`);
  return String(Result['url']);
}

/** Consents or refuses for a person at the identity provider. */
export const decide = (
  context: TestContext,
  url: string,
  Person: string,
  Outcome: ConsentOutcome = 'agreed',
): Promise<Brought> => context.visitor().call(consentSignIn, { url, Person, Outcome });

/** @returns the address at which the browser ends */
export async function bring(visitor: Visitor, { Method, Path, Parameters }: Brought): Promise<string> {
  const contracts = Object.values(PROVIDER_CONTRACTS).map((each) => each[Method]);
  const contract = assertDefined(
    contracts.find(({ path }) => path === Path),
    `a contract of ${Method} ${Path}`,
  );
  const { status, reply } = await visitor.ask(contract, Parameters);
  expectEqual(status, 303, `${contract.name} sends on (${reply.text.slice(0, 200)})`);
  return assertDefined(reply.headers['location'], 'Location');
}

/** The whole sign-in by an identity provider. @returns the address at which the browser ends */
export async function goThrough(
  context: TestContext,
  visitor: Visitor,
  provider: ProviderName,
  person: string,
  outcome: ConsentOutcome = 'agreed',
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  return bring(visitor, await decide(context, await sentTo(visitor, provider, more), person, outcome));
}

/** @throws Unmet if the browser has no session */
export async function sessionOf(visitor: Visitor): Promise<Session> {
  const session = await visitor.call(getSession, {});
  return assertDefined(session ?? undefined, 'a session');
}

export async function sessionByProvider(
  context: TestContext,
  provider: ProviderName,
  person: string,
  visitor: Visitor = context.visitor(),
): Promise<TestSession> {
  expectEqual(await goThrough(context, visitor, provider, person), '/', `the way of ${person} through ${provider}`);
  return new TestSession(context, visitor, await sessionOf(visitor));
}
