import { getSession } from '#protocol/endpoints/auth.ts';
import { setIdentity } from '#protocol/endpoints/dev.ts';
import { suspendPlayer } from '#protocol/endpoints/player.ts';
import { checkEmail } from '#protocol/endpoints/email.ts';
import { callbackGoogle, callbackLine, postCallbackApple } from '#protocol/endpoints/signIn.ts';
import type { ConsentOutcome } from '#protocol/entities/demoPerson.ts';
import type { SignInError } from '#protocol/entities/signIn.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual } from '../expectation.ts';
import { bring, decide, goThrough, sessionByProvider, sentTo, sessionOf } from '../identityProvider.ts';
import type { TestContext } from '../testContext.ts';

const signInPage = (error: SignInError, provider: string): string => `/signIn?error=${error}&provider=${provider}`;

/** The failure at the identity provider, and the error on the page. */
const FAILURES: readonly (readonly [ConsentOutcome, SignInError])[] = [
  ['denied', 'AccessDenied'],
  ['badState', 'StateMismatch'],
  ['badNonce', 'NonceMismatch'],
  ['providerDown', 'ProviderUnavailable'],
  ['codeRefused', 'ProviderRefused'],
];

const failing = ([outcome, error]: (typeof FAILURES)[number]): ConformanceCase =>
  conforms(callbackLine, 200, `ends at the sign-in page with ${error}: ${outcome}`, async (context) => {
    const visitor = context.visitor();
    expectEqual(await goThrough(context, visitor, 'line', 'failing', outcome), signInPage(error, 'line'), 'whole page');
    const signInRedirectURL = '/zh_tw/rank?tab=1';
    expectEqual(
      await goThrough(context, visitor, 'line', 'failing', outcome, { signInRedirectURL }),
      `${signInPage(error, 'line')}&callbackUrl=%2Fzh_tw%2Frank%3Ftab%3D1`,
      'with somewhere to go',
    );
    expectEqual(
      await goThrough(context, visitor, 'line', 'failing', outcome, { Popup: true }),
      `/signIn/line?error=${error}`,
      'a popup',
    );
    const session = await context.member('0941000082');
    expectEqual(
      await goThrough(context, session.visitor, 'line', 'failing', outcome, { Purpose: 'bind' }),
      `/member/info?error=${error}&provider=line`,
      'a binding',
    );
    expectEqual(await visitor.call(getSession, {}), null, 'nobody is signed in');
  });

/** A player with a phone and no identity provider. */
const phoneSeat = (context: TestContext, phone: string) => context.member(phone);

export const signInCallbackCases: readonly ConformanceCase[] = [
  ...FAILURES.map(failing),

  conforms(
    callbackLine,
    200,
    'returns to the page where the sign-in began; a popup ends where it messages its opener',
    async (context) => {
      const signInRedirectURL = '/zh_tw/play-game/m?chatroom=club';
      const go = (more: Readonly<Record<string, unknown>>) =>
        goThrough(context, context.visitor(), 'line', 'going-back', 'agreed', more);
      expectEqual(await go({ signInRedirectURL }), signInRedirectURL, 'the page');
      expectEqual(await go({ signInRedirectURL, Popup: true }), '/signIn/line?result=signedIn', 'the popup');
    },
  ),
  conforms(callbackLine, 200, 'accepts an answer once', async (context) => {
    const visitor = context.visitor();
    const brought = await decide(context, await sentTo(visitor, 'line'), 'replayed');
    expectEqual(await bring(visitor, brought), '/', 'the first time');
    const { token } = await sessionOf(visitor);
    expectEqual(await bring(visitor, brought), signInPage('StateReused', 'line'), 'the second');
    expectEqual((await sessionOf(visitor)).token, token, 'the session of the first');
    const denied = await decide(context, await sentTo(visitor, 'line'), 'replayed', 'denied');
    await bring(visitor, denied);
    expectEqual(
      await bring(visitor, {
        ...denied,
        Parameters: { ...brought.Parameters, state: denied.Parameters['state'] ?? '' },
      }),
      signInPage('StateReused', 'line'),
      'a code for a state that was answered',
    );
  }),
  conforms(callbackLine, 200, 'signs in once if two callbacks bring the same answer at once', async (context) => {
    const visitor = context.visitor();
    const brought = await decide(context, await sentTo(visitor, 'line'), 'raced');
    const ends = await Promise.all([bring(visitor, brought), bring(visitor, brought)]);
    expectEqual(ends.toSorted(), ['/', signInPage('StateReused', 'line')], 'ends');
  }),
  conforms(callbackLine, 200, 'refuses an answer after ten minutes', async (context) => {
    const visitor = context.visitor();
    const brought = await decide(context, await sentTo(visitor, 'line'), 'late');
    await context.advance(601);
    expectEqual(await bring(visitor, brought), signInPage('StateExpired', 'line'), 'the end');
  }),
  conforms(
    callbackLine,
    200,
    'accepts an answer only from the browser that began, also after a foreign try',
    async (context) => {
      const visitor = context.visitor();
      const brought = await decide(context, await sentTo(visitor, 'line'), 'lured');
      const victim = context.visitor();
      expectEqual(await bring(victim, brought), signInPage('CookieMissing', 'line'), 'a browser without a cookie');
      await sentTo(victim, 'line');
      expectEqual(await bring(victim, brought), signInPage('StateMismatch', 'line'), 'a browser with its own');
      expectEqual(await victim.call(getSession, {}), null, 'nobody is signed in there');
      expectEqual(await bring(visitor, brought), '/', 'the browser that asked');
    },
  ),
  conforms(callbackGoogle, 200, 'refuses an answer for another provider', async (context) => {
    const visitor = context.visitor();
    const { Parameters } = await decide(context, await sentTo(visitor, 'line'), 'mixed-up');
    const end = await bring(visitor, { Method: 'GET', Path: callbackGoogle.path, Parameters });
    expectEqual(end, signInPage('StateMismatch', 'google'), 'the end');
    const foreign = await decide(context, await sentTo(visitor, 'google'), 'mixed-up');
    const mixed = { ...foreign, Parameters: { ...Parameters, state: foreign.Parameters['state'] ?? '' } };
    expect((await bring(visitor, mixed)).includes('error=ProviderRefused'), 'a code of another provider');
  }),
  conforms(callbackGoogle, 200, 'ends at the sign-in page after a call with no or any parameters', async (context) => {
    for (const Parameters of [
      {},
      { state: '' },
      { state: 'x'.repeat(600), code: 'x' },
      { code: 'x', scope: 'a', hd: 'b' },
    ]) {
      const end = await bring(context.visitor(), { Method: 'GET', Path: callbackGoogle.path, Parameters });
      expectEqual(end, signInPage('StateMismatch', 'google'), JSON.stringify(Parameters).slice(0, 40));
    }
  }),
  conforms(postCallbackApple, 200, 'ends at the sign-in page after an empty form', async (context) => {
    const end = await bring(context.visitor(), { Method: 'POST', Path: postCallbackApple.path, Parameters: {} });
    expectEqual(end, signInPage('StateMismatch', 'apple'), 'the end');
  }),
  conforms(postCallbackApple, 200, 'accepts a denial by a form', async (context) => {
    const visitor = context.visitor();
    const end = await goThrough(context, visitor, 'apple', 'failing', 'denied', { Popup: true });
    expectEqual(end, '/signIn/apple?error=AccessDenied', 'the end');
  }),
  conforms(callbackLine, 200, 'shows an error of the provider that is not a denial', async (context) => {
    const ends: Record<string, SignInError> = {
      invalid_scope: 'ProviderRefused',
      temporarily_unavailable: 'ProviderUnavailable',
      user_cancelled_authorize: 'AccessDenied',
    };
    for (const [error, told] of Object.entries(ends)) {
      const visitor = context.visitor();
      const { Path, Parameters } = await decide(context, await sentTo(visitor, 'line'), 'refused', 'denied');
      const end = await bring(visitor, { Method: 'GET', Path, Parameters: { ...Parameters, error } });
      expectEqual(end, signInPage(told, 'line'), error);
    }
  }),

  conforms(
    callbackLine,
    200,
    'makes an account without an e-mail address if the provider returns none',
    async (context) => {
      const visitor = context.visitor();
      expectEqual(await goThrough(context, visitor, 'line', 'no-mail', 'emailMissing'), '/', 'the end');
      const { token, user, isRegist } = await sessionOf(visitor);
      expectEqual([user.email, isRegist], ['', true], 'the account');
      expectEqual(await visitor.call(checkEmail, {}, { token }), { Email: '' }, 'it can bind one');
    },
  ),
  conforms(callbackGoogle, 200, 'merges no accounts by e-mail address', async (context) => {
    const line = await sessionByProvider(context, 'line', 'same-mail');
    const google = await sessionByProvider(context, 'google', 'same-mail');
    expect(line.playerID !== google.playerID, 'two accounts');
    expectEqual(
      [line.session.user.email, google.session.user.email],
      ['same-mail@people.example', ''],
      'whose address',
    );
  }),
  conforms(callbackLine, 200, "opens a new session in any case, and ends the browser's old one", async (context) => {
    const guest = await context.guest();
    const socket = await guest.openSocket('chat');
    const session = await sessionByProvider(context, 'line', 'fixation', guest.visitor);
    expect(session.token !== guest.token && session.playerID !== guest.playerID, 'another session, another player');
    expectEqual(await socket.closed(), 4001, 'the socket of the old session');
    const answer = await session.visitor.ask(checkEmail, {}, { token: guest.token });
    expectEqual(answer.Code, 100005, 'the old token');
  }),
  conforms(callbackLine, 200, 'reports an account that is disabled, paused or deleted', async (context) => {
    const disabled = await sessionByProvider(context, 'line', 'to-disable');
    await context.setState(disabled.playerID, { Disabled: true });
    const go = (person: string) => goThrough(context, context.visitor(), 'line', person);
    expectEqual(await go('to-disable'), signInPage('AccountDisabled', 'line'), 'disabled');
    const paused = await sessionByProvider(context, 'line', 'to-pause');
    await paused.visitor.call(suspendPlayer, { Days: 1 }, { token: paused.token });
    expectEqual(await go('to-pause'), signInPage('AccountPaused', 'line'), 'paused');
    await context.visitor().call(setIdentity, { TPType: 7, Subject: 'to-lose', PlayerID: '99999999' });
    expectEqual(await go('to-lose'), signInPage('AccountUnknown', 'line'), 'gone');
  }),

  conforms(callbackLine, 200, 'binds to the player who began and stays signed in', async (context) => {
    const session = await phoneSeat(context, '0941000083');
    const end = await goThrough(context, session.visitor, 'line', 'binder', 'agreed', { Purpose: 'bind' });
    expectEqual(end, '/member/info?result=bound&provider=line', 'the end');
    const { token, player, user } = await sessionOf(session.visitor);
    expectEqual(
      [token, player.tptType, user.email],
      [session.token, [1, 6, 7], ''],
      'session, types, e-mail untouched',
    );
    expectEqual(
      (await sessionByProvider(context, 'line', 'binder')).playerID,
      session.playerID,
      'the next sign-in by it',
    );
  }),
  conforms(callbackLine, 200, "binds in a popup too, and returns to a page of the player's choice", async (context) => {
    const session = await phoneSeat(context, '0941000084');
    const signInRedirectURL = '/zh_tw/member/info?from=a';
    const back = '/zh_tw/member/info?from=a&error=AccessDenied&provider=line';
    const more = { Purpose: 'bind', signInRedirectURL };
    expectEqual(await goThrough(context, session.visitor, 'line', 'binder-2', 'denied', more), back, 'denied');
    const popup = { Purpose: 'bind', Popup: true };
    expectEqual(
      await goThrough(context, session.visitor, 'line', 'binder-2', 'agreed', popup),
      '/signIn/line?result=bound',
      'popup',
    );
  }),
  conforms(callbackLine, 200, 'refuses an identity of another player, and a second one', async (context) => {
    await sessionByProvider(context, 'line', 'taken');
    const session = await phoneSeat(context, '0941000085');
    const bind = (person: string) => goThrough(context, session.visitor, 'line', person, 'agreed', { Purpose: 'bind' });
    expectEqual(await bind('taken'), '/member/info?error=IdentityTaken&provider=line', 'taken');
    // Both began before either was answered.
    const more = { Purpose: 'bind' };
    const [one, two] = [await sentTo(session.visitor, 'line', more), await sentTo(session.visitor, 'line', more)];
    await bring(session.visitor, await decide(context, one, 'binder-3'));
    const end = await bring(session.visitor, await decide(context, two, 'binder-4'));
    expectEqual(end, '/member/info?error=BindNotAllowed&provider=line', 'a second one');
  }),
  conforms(callbackLine, 200, 'refuses to bind if the session is over', async (context) => {
    const session = await phoneSeat(context, '0941000086');
    const brought = await decide(context, await sentTo(session.visitor, 'line', { Purpose: 'bind' }), 'binder-5');
    await context.member('0941000086');
    expectEqual(await bring(session.visitor, brought), '/member/info?error=SessionRequired&provider=line', 'the end');
  }),
];
