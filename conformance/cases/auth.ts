import {
  choosePhoneAccount,
  getCsrf,
  getProviders,
  getSession,
  signInGuest,
  signOut,
  switchAccount,
} from '#protocol/endpoints/auth.ts';
import { setPlayerState } from '#protocol/endpoints/dev.ts';
import { signInLobby } from '#protocol/operations/connection.ts';
import { getUserInfo } from '#protocol/operations/user.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';

const SEVERAL = '0900000004';

export const authCases: readonly ConformanceCase[] = [
  conforms(getSession, 200, 'is null when signed out, and the session after sign-in', async (context) => {
    const visitor = context.visitor();
    expectEqual(await visitor.call(getSession, {}), null, 'before');
    const testSession = await context.guest(visitor);
    const session = await visitor.call(getSession, {});
    expectEqual([session?.token, session?.playerID], [testSession.token, testSession.playerID], 'after');
    expect(/^https?:\/\/[^/]+$/.test(session?.baseURL ?? ''), `the origin of the service: ${session?.baseURL}`);
    const { headers } = (await visitor.ask(getSession, {})).reply;
    expectEqual(headers['cache-control'], 'no-store', 'never cached');
  }),
  conforms(getCsrf, 200, 'gives one token a browser', async (context) => {
    const visitor = context.visitor();
    expectEqual(await visitor.csrfToken(), await visitor.csrfToken(), 'the same browser');
    expect((await context.visitor().csrfToken()) !== (await visitor.csrfToken()), 'another browser has another');
  }),
  conforms(getProviders, 200, 'lists the six ways in, phone and guest open', async (context) => {
    const { List } = await context.visitor().call(getProviders, {});
    const open = List.filter(({ Enabled }) => Enabled).map(({ ID }) => ID);
    expectEqual([List.length, open.includes('phone'), open.includes('guest')], [6, true, true], 'ways in');
    const numbers = Object.fromEntries(List.map(({ ID, ProviderID }) => [ID, ProviderID]));
    expectEqual(numbers, { line: 7, google: 3, apple: 4, facebook: 2, phone: 10_000, guest: 99_999 }, 'their numbers');
  }),

  conforms(
    signInGuest,
    200,
    'returns the same guest on the same device, another guest on another device',
    async (context) => {
      const visitor = context.visitor();
      const first = await context.guest(visitor);
      const again = await context.guest(visitor);
      expectEqual([first.session.isRegist, again.session.isRegist], [true, false], 'registered');
      expectEqual(again.playerID, first.playerID, 'the guest of this device');
      expectEqual(first.session.player.tptType, [0], 'ways to sign in');
      expect((await context.guest()).playerID !== first.playerID, 'another device has another guest');
    },
  ),
  conforms(signInGuest, 100014, 'refuses a disabled guest with the reason and the end', async (context) => {
    const visitor = context.visitor();
    const { playerID } = await context.guest(visitor);
    await visitor.call(setPlayerState, { PlayerID: playerID, Disabled: true, DisabledSeconds: 3600, Reason: '洗分' });
    const csrfToken = await visitor.csrfToken();
    const { Code, Result } = await visitor.ask(signInGuest, { SiteID: 'dev', Lang: 'zh_tw', csrfToken });
    expectEqual([Code, Result['Reason']], [100014, '洗分'], 'code and reason');
    expect(String(Result['Until']) > new Date(0).toISOString(), 'the end of the ban');
    await context.advance(3601);
    expectEqual((await context.guest(visitor)).playerID, playerID, 'after the ban');
  }),

  conforms(
    choosePhoneAccount,
    200,
    'opens an account on the phone, or creates one that a second player can see',
    async (context) => {
      const testSession = await context.member('0900000001');
      expectEqual(testSession.playerID, '10000001', 'the demo account');
      const made = await context.member('0912000100');
      expectEqual([made.session.isRegist, made.session.player.tptType], [true, [1, 6]], 'a new account');
      const socket = await testSession.openSocket('lobby');
      const info = await socket.call(getUserInfo, { PlayerID: made.playerID });
      expectEqual([info.VIPLevel, info.Level, info.Bag.Items['1']?.Amount], [1, 1, 10_000], 'as others see it');
    },
  ),
  conforms(choosePhoneAccount, 200056, 'refuses an unknown phone token, and one older than a day', async (context) => {
    const visitor = context.visitor();
    const { Token } = await context.prove(SEVERAL);
    const input = { Token, PlayerID: '10000004', csrfToken: await visitor.csrfToken() };
    expectEqual((await visitor.ask(choosePhoneAccount, { ...input, Token: 'f'.repeat(64) })).Code, 200056, 'unknown');
    await context.advance(24 * 3600 + 1);
    expectEqual((await visitor.ask(choosePhoneAccount, input)).Code, 200056, 'a day later');
  }),
  conforms(choosePhoneAccount, 100009, 'refuses an account of another number', async (context) => {
    const visitor = context.visitor();
    const { Token } = await context.prove(SEVERAL);
    const csrfToken = await visitor.csrfToken();
    expectEqual(
      (await visitor.ask(choosePhoneAccount, { Token, PlayerID: '10000002', csrfToken })).Code,
      100009,
      'code',
    );
  }),
  conforms(choosePhoneAccount, 200082, 'refuses a sixth account on a number', async (context) => {
    const visitor = context.visitor();
    const { Token } = await context.prove('0912000101');
    const input = async () => ({ Token, PlayerID: '', csrfToken: await visitor.csrfToken() });
    for (let made = 0; made < 5; made += 1) await visitor.call(choosePhoneAccount, await input());
    expectEqual((await visitor.ask(choosePhoneAccount, await input())).Code, 200082, 'the sixth');
  }),
  conforms(choosePhoneAccount, 100014, 'refuses a disabled account', async (context) => {
    const visitor = context.visitor();
    const testSession = await context.member('0912000102');
    const { Token } = await context.prove('0912000102');
    await context.setState(testSession.playerID, { Disabled: true });
    const csrfToken = await visitor.csrfToken();
    expectEqual(
      (await visitor.ask(choosePhoneAccount, { Token, PlayerID: testSession.playerID, csrfToken })).Code,
      100014,
      'code',
    );
  }),

  conforms(
    switchAccount,
    200,
    'changes to another account on the same phone and ends the session it leaves',
    async (context) => {
      const testSession = await context.member(SEVERAL);
      const socket = await testSession.openSocket('chat');
      const csrfToken = await testSession.visitor.csrfToken();
      const PlayerID = testSession.playerID === '10000005' ? '10000006' : '10000005';
      const session = await testSession.visitor.call(switchAccount, { PlayerID, csrfToken });
      expectEqual([session.playerID, session.provider], [PlayerID, 'switchAccount'], 'session');
      expectEqual(await socket.closed(), 4001, 'the old socket');
      expectEqual((await testSession.visitor.call(getSession, {}))?.playerID, PlayerID, 'the cookie');
    },
  ),
  conforms(signOut, 200, 'ends the session: its sockets close with 4001', async (context) => {
    const session = await context.guest();
    const testSocket = await session.openSocket('lobby');
    await session.visitor.call(signOut, { csrfToken: await session.visitor.csrfToken() });
    expectEqual(await testSocket.closed(), 4001, 'close code');
    const again = await context.openSocket('lobby');
    expectEqual((await again.ask(signInLobby.op, {}, { token: session.token })).Code, 100005, 'the token afterwards');
  }),
  conforms(switchAccount, 100005, 'refuses a call without a session', async (context) => {
    const visitor = context.visitor();
    const csrfToken = await visitor.csrfToken();
    const answer = await visitor.ask(switchAccount, { PlayerID: '10000005', csrfToken });
    expectEqual([answer.status, answer.Code], [401, 100005], 'status and code');
  }),
  conforms(
    switchAccount,
    200001,
    'shows that another sign-in ended the session, as the session itself does',
    async (context) => {
      const older = await context.member(SEVERAL);
      const newer = await context.member(SEVERAL);
      const csrfToken = await older.visitor.csrfToken();
      const answer = await older.visitor.ask(switchAccount, { PlayerID: newer.playerID, csrfToken });
      expectEqual([answer.status, answer.Code], [401, 200001], 'status and code');
      const ended = await older.visitor.call(getSession, {});
      expectEqual(ended?.signInError, { Code: 100015 }, 'the session');
      expectEqual([ended?.token, ended?.phone, ended?.user.email], ['', '', ''], 'what is the player’s');
      expectEqual((await newer.visitor.call(getSession, {}))?.signInError, { Code: 200 }, 'the newer one lives');
    },
  ),
  conforms(switchAccount, 100009, 'refuses an account of another phone', async (context) => {
    const testSession = await context.member(SEVERAL);
    const csrfToken = await testSession.visitor.csrfToken();
    expectEqual(
      (await testSession.visitor.ask(switchAccount, { PlayerID: '10000002', csrfToken })).Code,
      100009,
      'code',
    );
  }),
  conforms(switchAccount, 100014, 'refuses a disabled account', async (context) => {
    const testSession = await context.member(SEVERAL);
    const other = assertDefined(
      ['10000004', '10000005', '10000006'].find((id) => id !== testSession.playerID),
      'another account',
    );
    await context.setState(other, { Disabled: true });
    const csrfToken = await testSession.visitor.csrfToken();
    const answer = await testSession.visitor.ask(switchAccount, { PlayerID: other, csrfToken });
    await context.setState(other, { Disabled: false });
    expectEqual(answer.Code, 100014, 'code');
  }),
];
