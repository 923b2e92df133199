import { getProviders, getSession } from '#protocol/endpoints/auth.ts';
import { consentSignIn, setIdentity, setProviderState } from '#protocol/endpoints/dev.ts';
import { bindIdentityProvider, getIdentityOwner } from '#protocol/endpoints/identityProvider.ts';
import { suspendPlayer } from '#protocol/endpoints/player.ts';
import { logSignIn, showSignInError, signInLine } from '#protocol/endpoints/signIn.ts';
import { PROVIDER_NAMES, type ProviderName, typeOfProvider } from '#protocol/entities/signIn.ts';
import { confirmByCode, identityToken } from '../account.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import {
  beginSignIn,
  bring,
  decide,
  goThrough,
  PROVIDER_CONTRACTS,
  sessionByProvider,
  sentTo,
  sessionOf,
} from '../identityProvider.ts';
import type { TestContext } from '../testContext.ts';
import { signInCallbackCases } from './signInCallbacks.ts';

const HOSTILE = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'https://user@evil.example/',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/%2f%2fevil.example',
];

/** Runs work while an identity provider is in another state. */
async function whileIn<Result>(
  context: TestContext,
  Provider: ProviderName,
  State: 'down' | 'off',
  work: () => Promise<Result>,
): Promise<Result> {
  await context.visitor().call(setProviderState, { Provider, State });
  try {
    return await work();
  } finally {
    await context.visitor().call(setProviderState, { Provider, State: 'up' });
  }
}

const fieldOf = (url: string, name: string): string => new RegExp(`[?&]${name}=([^&]*)`).exec(url)?.[1] ?? '';

const casesOf = (provider: ProviderName): readonly ConformanceCase[] => {
  const { begin, GET, POST } = PROVIDER_CONTRACTS[provider];
  const [usual, other] = provider === 'apple' ? [POST, GET] : [GET, POST];
  return [
    conforms(begin, 200, 'redirects with state, nonce and a PKCE challenge, different each time', async (context) => {
      const visitor = context.visitor();
      const [one, two] = [await sentTo(visitor, provider), await sentTo(visitor, provider)];
      expectEqual([fieldOf(one, 'response_type'), fieldOf(one, 'code_challenge_method')], ['code', 'S256'], 'flow');
      expect(decodeURIComponent(fieldOf(one, 'redirect_uri')).endsWith(usual.path), `back to ${usual.path}`);
      for (const name of ['state', 'nonce', 'code_challenge']) {
        expect(fieldOf(one, name).length >= 43, `${name} is long enough to be nobody's guess`);
        expect(fieldOf(one, name) !== fieldOf(two, name), `another ${name} each time`);
      }
      expect(!one.includes('code_verifier'), 'the verifier stays here');
    }),
    conforms(begin, 100000, 'refuses another origin as return address', async (context) => {
      const visitor = context.visitor();
      for (const signInRedirectURL of HOSTILE) {
        const { Code, Result } = await beginSignIn(visitor, provider, { signInRedirectURL });
        expectEqual([Code, Result['Field']], [100000, 'signInRedirectURL'], signInRedirectURL);
      }
    }),
    conforms(begin, 100005, 'refuses a binding without a session', async (context) => {
      const { status, Code } = await beginSignIn(context.visitor(), provider, { Purpose: 'bind' });
      expectEqual([status, Code], [401, 100005], 'status and code');
    }),
    conforms(begin, 200001, 'refuses a binding in a session that another sign-in ended', async (context) => {
      const older = await sessionByProvider(context, provider, `replaced-${provider}`);
      await sessionByProvider(context, provider, `replaced-${provider}`);
      const { status, Code } = await beginSignIn(older.visitor, provider, { Purpose: 'bind' });
      expectEqual([status, Code], [401, 200001], 'status and code');
    }),
    conforms(begin, 300030, 'binds only soon after a sign-in or a code to the phone', async (context) => {
      await context.advance(24 * 60 * 60 + 1);
      const phone = `091250000${PROVIDER_NAMES.indexOf(provider)}`;
      const session = await context.member(phone);
      await context.advance(601);
      expectEqual((await beginSignIn(session.visitor, provider, { Purpose: 'bind' })).Code, 300030, 'an old sign-in');
      await confirmByCode(context, session, phone);
      expectEqual((await beginSignIn(session.visitor, provider, { Purpose: 'bind' })).Code, 200, 'with a code');
    }),
    conforms(begin, 300015, 'refuses to bind a player without a phone', async (context) => {
      const { visitor } = await context.guest();
      expectEqual((await beginSignIn(visitor, provider, { Purpose: 'bind' })).Code, 300015, 'a guest');
      const session = await sessionByProvider(context, provider, `bound-already-${provider}`);
      expectEqual((await beginSignIn(session.visitor, provider, { Purpose: 'bind' })).Code, 300015, 'one who has one');
    }),
    conforms(begin, 300007, 'shows that the provider does not answer', async (context) => {
      const { status, Code } = await whileIn(context, provider, 'down', () => beginSignIn(context.visitor(), provider));
      expectEqual([status, Code], [503, 300007], 'status and code');
    }),
    conforms(
      begin,
      300009,
      'shows that the provider is not configured, as the list of providers does',
      async (context) => {
        const isOpen = async () => {
          const { List } = await context.visitor().call(getProviders, {});
          return assertDefined(
            List.find(({ ID }) => ID === provider),
            provider,
          ).Enabled;
        };
        expect(await isOpen(), 'configured');
        const [code, open] = await whileIn(context, provider, 'off', async () => [
          (await beginSignIn(context.visitor(), provider)).Code,
          await isOpen(),
        ]);
        expectEqual([code, open], [300009, false], 'code and button');
      },
    ),

    conforms(usual, 200, 'creates an account for a new identity, and finds it again', async (context) => {
      const person = `somebody-${provider}`;
      const first = await sessionByProvider(context, provider, person);
      const { isRegist, player, user } = first.session;
      expectEqual(
        [first.session.provider, isRegist, player.tptType],
        [provider, true, [1, typeOfProvider(provider)]],
        'the new account',
      );
      expectEqual(user.email, `${person}@people.example`, 'its e-mail address');
      const again = await sessionByProvider(context, provider, person);
      expectEqual([again.playerID, again.session.isRegist], [first.playerID, false], 'the next time');
      expect(again.token !== first.token, 'a new token');
      expectEqual((await sessionOf(first.visitor)).signInError, { Code: 100015 }, 'the older session');
    }),
    conforms(other, 200, 'accepts the same answer by the other method', async (context) => {
      const visitor = context.visitor();
      const brought = await decide(context, await sentTo(visitor, provider), `other-method-${provider}`);
      const Method = brought.Method === 'GET' ? 'POST' : 'GET';
      expectEqual(await bring(visitor, { ...brought, Method }), '/', 'where the browser ends');
      expectEqual((await sessionOf(visitor)).provider, provider, 'signed in');
    }),
  ];
};

const lineToken = async (context: TestContext, idToken: string, visitor = context.visitor()) =>
  visitor.ask(signInLine, { csrfToken: await visitor.csrfToken(), idToken });

export const signInCases: readonly ConformanceCase[] = [
  ...PROVIDER_NAMES.flatMap(casesOf),
  ...signInCallbackCases,

  conforms(signInLine, 200, 'signs in by the identity token of LINE’s own browser', async (context) => {
    const visitor = context.visitor();
    const { Code, Result } = await lineToken(context, await identityToken(context, 7, 'liff'), visitor);
    expectEqual([Code, Result['provider'], Result['isRegist']], [200, 'line', true], 'the session');
    expectEqual((await sessionOf(visitor)).playerID, Result['playerID'], 'the cookie');
    const again = await lineToken(context, await identityToken(context, 7, 'liff'));
    expectEqual([again.Result['playerID'], again.Result['isRegist']], [Result['playerID'], false], 'again');
  }),
  conforms(signInLine, 300011, 'refuses a token that LINE did not issue', async (context) => {
    const visitor = context.visitor();
    expectEqual((await lineToken(context, 'liff', visitor)).Code, 300011, 'a word');
    expectEqual((await lineToken(context, await identityToken(context, 3, 'liff'))).Code, 300011, "Google's");
    expectEqual(await visitor.call(getSession, {}), null, 'nobody is signed in');
  }),
  conforms(signInLine, 300011, 'refuses an expired token', async (context) => {
    const idToken = await identityToken(context, 7, 'liff-late');
    await context.advance(601);
    expectEqual((await lineToken(context, idToken)).Code, 300011, 'code');
  }),
  conforms(signInLine, 300007, 'shows that LINE does not answer, and that it is not configured', async (context) => {
    const idToken = await identityToken(context, 7, 'liff-down');
    const code = async () => (await lineToken(context, idToken)).Code;
    expectEqual(await whileIn(context, 'line', 'down', code), 300007, 'down');
    expectEqual(await whileIn(context, 'line', 'off', code), 300009, 'not configured');
    expectEqual(await code(), 200, 'afterwards');
  }),
  conforms(signInLine, 100000, 'refuses an identity that the caller states without a token', async (context) => {
    const visitor = context.visitor();
    for (const claim of [{ PlayerID: '10000001' }, { userId: 'U1' }, { profile: { userId: 'U1' } }]) {
      const answer = await visitor.ask(signInLine, { csrfToken: await visitor.csrfToken(), ...claim });
      expectEqual(answer.Code, 100000, JSON.stringify(claim));
    }
    expectEqual(await visitor.call(getSession, {}), null, 'nobody is signed in');
  }),
  conforms(signInLine, 100000, 'refuses to bind by an identity token', async (context) => {
    const visitor = context.visitor();
    const idToken = await identityToken(context, 7, 'liff-bind');
    const answer = await beginSignIn(visitor, 'line', { idToken, Purpose: 'bind' });
    expectEqual([answer.Code, answer.Result['Field']], [100000, 'Purpose'], 'code and field');
  }),
  conforms(signInLine, 100014, 'refuses a disabled account', async (context) => {
    const idToken = await identityToken(context, 7, 'liff-disabled');
    const { Result } = await lineToken(context, idToken);
    await context.setState(String(Result['playerID']), { Disabled: true });
    expectEqual((await lineToken(context, idToken)).Code, 100014, 'code');
  }),
  conforms(signInLine, 300038, 'refuses a paused account, and makes no other one in its browser', async (context) => {
    const visitor = context.visitor();
    const idToken = await identityToken(context, 7, 'liff-paused');
    const { Result } = await lineToken(context, idToken, visitor);
    await visitor.call(suspendPlayer, { Days: 1 }, { token: String(Result['token']) });
    expectEqual((await lineToken(context, idToken)).Code, 300038, 'the account');
    const other = await identityToken(context, 7, 'liff-instead');
    expectEqual((await lineToken(context, other, visitor)).Code, 300038, 'another one in this browser');
    expectEqual((await lineToken(context, other)).Code, 200, 'somebody else in theirs');
  }),
  conforms(signInLine, 100009, 'refuses an identity whose player is deleted', async (context) => {
    await context.visitor().call(setIdentity, { TPType: 7, Subject: 'liff-gone', PlayerID: '99999999' });
    expectEqual((await lineToken(context, await identityToken(context, 7, 'liff-gone'))).Code, 100009, 'code');
  }),

  conforms(
    showSignInError,
    200,
    'redirects to the sign-in page with a known error, and to no other place',
    async (context) => {
      const shown = async (query: Readonly<Record<string, string>>) => {
        const { status, reply } = await context.visitor().ask(showSignInError, query);
        expectEqual(status, 303, 'status');
        return reply.headers['location'];
      };
      const callbackUrl = '/member/info';
      expectEqual(
        await shown({ error: 'SessionRequired', callbackUrl }),
        '/signIn?error=SessionRequired&callbackUrl=%2Fmember%2Finfo',
        'a session is required',
      );
      expectEqual(await shown({ error: '<script>' }), '/signIn?error=Unexpected', 'an error of nobody');
      for (const hostile of HOSTILE)
        expectEqual(
          await shown({ error: 'AccessDenied', callbackUrl: hostile }),
          '/signIn?error=AccessDenied',
          hostile,
        );
    },
  ),
  conforms(logSignIn, 200, 'records an event of the page from a fixed list', async (context) => {
    const visitor = context.visitor();
    await visitor.call(logSignIn, { Provider: 'google', Trouble: 'popupBlocked' });
    const { Code, Result } = await visitor.ask(logSignIn, { Provider: 'google', Trouble: 'token=abc' });
    expectEqual([Code, Result['Field']], [100000, 'Trouble'], 'free words');
  }),

  conforms(bindIdentityProvider, 300007, 'shows that the identity provider does not answer', async (context) => {
    const { visitor, token } = await context.member('0941000080');
    const TPToken = await identityToken(context, 7, 'bind-down');
    const ask = () => visitor.ask(bindIdentityProvider, { SiteID: 'dev', TPType: 7, TPToken }, { token });
    expectEqual((await whileIn(context, 'line', 'down', ask)).Code, 300007, 'meanwhile');
    expectEqual((await ask()).Code, 200, 'afterwards');
  }),
  conforms(getIdentityOwner, 300007, 'shows that the identity provider does not answer', async (context) => {
    const TPToken = await identityToken(context, 7, 'info-down');
    const ask = () => context.visitor().ask(getIdentityOwner, { SiteID: 'dev', TPType: 7, TPToken });
    expectEqual((await whileIn(context, 'line', 'down', ask)).Code, 300007, 'meanwhile');
  }),

  conforms(consentSignIn, 200, 'returns the answer that the provider sends through the browser', async (context) => {
    const { Method, Path, Parameters } = await decide(context, await sentTo(context.visitor(), 'google'), 'demo-mei');
    expectEqual([Method, Path], ['GET', '/api/auth/callback/google'], 'how and where');
    expect((Parameters['code'] ?? '') !== '' && (Parameters['state'] ?? '') !== '', 'code and state');
    const apple = await decide(context, await sentTo(context.visitor(), 'apple'), 'demo-mei');
    expectEqual([apple.Method, apple.Path], ['POST', '/api/auth/callback/apple'], 'a form of Apple');
  }),
  conforms(consentSignIn, 300011, 'answers only for development providers', async (context) => {
    for (const url of ['https://accounts.google.com/o/oauth2/v2/auth?client_id=1', 'nonsense', '']) {
      const answer = await context.visitor().ask(consentSignIn, { url, Person: 'demo-mei' });
      expectEqual(answer.Code, 300011, url);
    }
  }),
  conforms(setProviderState, 200, 'takes a provider down and up again', async (context) => {
    await whileIn(context, 'facebook', 'down', async () => {
      expectEqual((await beginSignIn(context.visitor(), 'facebook')).Code, 300007, 'down');
    });
    expectEqual((await beginSignIn(context.visitor(), 'facebook')).Code, 200, 'up');
  }),
  conforms(setIdentity, 200, 'gives an identity to a player', async (context) => {
    const session = await context.member('0941000081');
    await context.visitor().call(setIdentity, { TPType: 3, Subject: 'given', PlayerID: session.playerID });
    const visitor = context.visitor();
    expectEqual(await goThrough(context, visitor, 'google', 'given'), '/', 'the way');
    expectEqual((await sessionOf(visitor)).playerID, session.playerID, 'the player');
  }),
];
