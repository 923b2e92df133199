import { addPasskey, beginPasskey, beginPasskeySignIn, signInPasskey } from '#protocol/endpoints/passkey.ts';
import type { Passkey, PasskeyCreation, PasskeyRequest } from '#protocol/entities/passkey.ts';
import { Authenticator, type Flaws } from './authenticator.ts';
import { assertDefined } from './expectation.ts';
import { sentTo } from './identityProvider.ts';
import { TestSession, type TestContext } from './testContext.ts';
import type { Answer, Visitor } from './visitor.ts';

/** The origin of the shell: the origin to which an identity provider sends the browser back. */
async function originOf(context: TestContext): Promise<string> {
  const url = await sentTo(context.visitor(), 'google');
  const back = /[?&]redirect_uri=([^&]*)/.exec(url)?.[1] ?? '';
  return assertDefined(/^https?:\/\/[^/]+/.exec(decodeURIComponent(back))?.[0], 'an origin');
}

export const newAuthenticator = async (context: TestContext): Promise<Authenticator> =>
  Authenticator.create(await originOf(context));

/** The options for a member's new passkey. */
export const askedToMake = async ({ visitor, token }: TestSession): Promise<PasskeyCreation> =>
  (await visitor.call(beginPasskey, {}, { token })).Options;

export const bringMade = ({ visitor, token }: TestSession, Credential: object): Promise<Answer> =>
  visitor.ask(addPasskey, { Credential }, { token });

export async function addPasskeyTo(
  context: TestContext,
  session: TestSession,
): Promise<{ readonly authenticator: Authenticator; readonly passkey: Passkey }> {
  const authenticator = await newAuthenticator(context);
  const Credential = await authenticator.make(await askedToMake(session));
  const passkey = await session.visitor.call(addPasskey, { Credential }, { token: session.token });
  return { authenticator, passkey };
}

/** The options for a sign-in. */
export const askedToSign = async (visitor: Visitor): Promise<PasskeyRequest> =>
  (await visitor.call(beginPasskeySignIn, { csrfToken: await visitor.csrfToken() })).Options;

export const bringSigned = async (visitor: Visitor, Credential: object): Promise<Answer> =>
  visitor.ask(signInPasskey, { Credential, csrfToken: await visitor.csrfToken() });

/** The whole sign-in by passkey. @returns its answer, also a refusal */
export const signInBy = async (visitor: Visitor, authenticator: Authenticator, flaws?: Flaws): Promise<Answer> =>
  bringSigned(visitor, await authenticator.sign(await askedToSign(visitor), flaws));

export async function passkeySession(
  context: TestContext,
  authenticator: Authenticator,
  visitor: Visitor = context.visitor(),
): Promise<TestSession> {
  const Credential = await authenticator.sign(await askedToSign(visitor));
  const csrfToken = await visitor.csrfToken();
  return new TestSession(context, visitor, await visitor.call(signInPasskey, { Credential, csrfToken }));
}
