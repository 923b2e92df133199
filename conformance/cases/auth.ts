import {
  choosePhoneAccount,
  getCsrf,
  getProviders,
  getSession,
  signInGuest,
  switchAccount,
} from '#protocol/endpoints/auth.ts';
import { setPlayerState } from '#protocol/endpoints/dev.ts';
import { getUserInfo } from '#protocol/operations/user.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';

const SEVERAL = '0900000004';

export const authCases: readonly ConformanceCase[] = [
  conforms(getSession, 200, 'is null when signed out, and the session after sign-in', async (stage) => {
    const visitor = stage.visitor();
    expectEqual(await visitor.call(getSession, {}), null, 'before');
    const seat = await stage.guest(visitor);
    const session = await visitor.call(getSession, {});
    expectEqual([session?.token, session?.playerID], [seat.token, seat.playerID], 'after');
    expect(/^https?:\/\/[^/]+$/.test(session?.baseURL ?? ''), `the origin of the service: ${session?.baseURL}`);
    const { headers } = (await visitor.ask(getSession, {})).reply;
    expectEqual(headers['cache-control'], 'no-store', 'never cached');
  }),
  conforms(getCsrf, 200, 'gives one token a browser', async (stage) => {
    const visitor = stage.visitor();
    expectEqual(await visitor.csrfToken(), await visitor.csrfToken(), 'the same browser');
    expect((await stage.visitor().csrfToken()) !== (await visitor.csrfToken()), 'another browser has another');
  }),
  conforms(getProviders, 200, 'lists the six ways in, phone and guest open', async (stage) => {
    const { List } = await stage.visitor().call(getProviders, {});
    const open = List.filter(({ Enabled }) => Enabled).map(({ ID }) => ID);
    expectEqual([List.length, open.includes('phone'), open.includes('guest')], [6, true, true], 'ways in');
    const numbers = Object.fromEntries(List.map(({ ID, ProviderID }) => [ID, ProviderID]));
    expectEqual(numbers, { line: 7, google: 3, apple: 4, facebook: 2, phone: 10_000, guest: 99_999 }, 'their numbers');
  }),

  conforms(signInGuest, 200, 'is the same guest again on the same device, another on another', async (stage) => {
    const visitor = stage.visitor();
    const first = await stage.guest(visitor);
    const again = await stage.guest(visitor);
    expectEqual([first.session.isRegist, again.session.isRegist], [true, false], 'registered');
    expectEqual(again.playerID, first.playerID, 'the guest of this device');
    expectEqual(first.session.player.tptType, [0], 'ways to sign in');
    expect((await stage.guest()).playerID !== first.playerID, 'another device has another guest');
  }),
  conforms(signInGuest, 100014, 'refuses a disabled guest, and says why and until when', async (stage) => {
    const visitor = stage.visitor();
    const { playerID } = await stage.guest(visitor);
    await visitor.call(setPlayerState, { PlayerID: playerID, Disabled: true, DisabledSeconds: 3600, Reason: '洗分' });
    const csrfToken = await visitor.csrfToken();
    const { Code, Result } = await visitor.ask(signInGuest, { SiteID: 'dev', Lang: 'zh_tw', csrfToken });
    expectEqual([Code, Result['Reason']], [100014, '洗分'], 'code and reason');
    expect(String(Result['Until']) > new Date(0).toISOString(), 'the end of the ban');
    await stage.advance(3601);
    expectEqual((await stage.guest(visitor)).playerID, playerID, 'after the ban');
  }),

  conforms(
    choosePhoneAccount,
    200,
    'opens an account on the phone, or makes one that a second player can see',
    async (stage) => {
      const seat = await stage.member('0900000001');
      expectEqual(seat.playerID, '10000001', 'the demo account');
      const made = await stage.member('0912000100');
      expectEqual([made.session.isRegist, made.session.player.tptType], [true, [1, 6]], 'a new account');
      const line = await seat.line('lobby');
      const info = await line.call(getUserInfo, { PlayerID: made.playerID });
      expectEqual([info.VIPLevel, info.Level, info.Bag.Items['1']?.Amount], [1, 1, 10_000], 'as others see it');
    },
  ),
  conforms(
    choosePhoneAccount,
    200056,
    'refuses a phone token that nobody has, and one older than a day',
    async (stage) => {
      const visitor = stage.visitor();
      const { Token } = await stage.prove(SEVERAL);
      const input = { Token, PlayerID: '10000004', csrfToken: await visitor.csrfToken() };
      expectEqual((await visitor.ask(choosePhoneAccount, { ...input, Token: 'f'.repeat(64) })).Code, 200056, 'unknown');
      await stage.advance(24 * 3600 + 1);
      expectEqual((await visitor.ask(choosePhoneAccount, input)).Code, 200056, 'a day later');
    },
  ),
  conforms(choosePhoneAccount, 100009, 'opens only accounts on that number', async (stage) => {
    const visitor = stage.visitor();
    const { Token } = await stage.prove(SEVERAL);
    const csrfToken = await visitor.csrfToken();
    expectEqual(
      (await visitor.ask(choosePhoneAccount, { Token, PlayerID: '10000002', csrfToken })).Code,
      100009,
      'code',
    );
  }),
  conforms(choosePhoneAccount, 200082, 'makes no sixth account on a number', async (stage) => {
    const visitor = stage.visitor();
    const { Token } = await stage.prove('0912000101');
    const input = async () => ({ Token, PlayerID: '', csrfToken: await visitor.csrfToken() });
    for (let made = 0; made < 5; made += 1) await visitor.call(choosePhoneAccount, await input());
    expectEqual((await visitor.ask(choosePhoneAccount, await input())).Code, 200082, 'the sixth');
  }),
  conforms(choosePhoneAccount, 100014, 'refuses a disabled account', async (stage) => {
    const visitor = stage.visitor();
    const seat = await stage.member('0912000102');
    const { Token } = await stage.prove('0912000102');
    await stage.setState(seat.playerID, { Disabled: true });
    const csrfToken = await visitor.csrfToken();
    expectEqual(
      (await visitor.ask(choosePhoneAccount, { Token, PlayerID: seat.playerID, csrfToken })).Code,
      100014,
      'code',
    );
  }),

  conforms(
    switchAccount,
    200,
    'changes to another account on the same phone and ends the session it leaves',
    async (stage) => {
      const seat = await stage.member(SEVERAL);
      const line = await seat.line('chat');
      const csrfToken = await seat.visitor.csrfToken();
      const PlayerID = seat.playerID === '10000005' ? '10000006' : '10000005';
      const session = await seat.visitor.call(switchAccount, { PlayerID, csrfToken });
      expectEqual([session.playerID, session.provider], [PlayerID, 'switchAccount'], 'session');
      expectEqual(await line.closed(), 4001, 'the old socket');
      expectEqual((await seat.visitor.call(getSession, {}))?.playerID, PlayerID, 'the cookie');
    },
  ),
  conforms(switchAccount, 100005, 'wants a session', async (stage) => {
    const visitor = stage.visitor();
    const csrfToken = await visitor.csrfToken();
    const answer = await visitor.ask(switchAccount, { PlayerID: '10000005', csrfToken });
    expectEqual([answer.status, answer.Code], [401, 100005], 'status and code');
  }),
  conforms(
    switchAccount,
    200001,
    'says that another sign-in ended the session, as the session itself does',
    async (stage) => {
      const older = await stage.member(SEVERAL);
      const newer = await stage.member(SEVERAL);
      const csrfToken = await older.visitor.csrfToken();
      const answer = await older.visitor.ask(switchAccount, { PlayerID: newer.playerID, csrfToken });
      expectEqual([answer.status, answer.Code], [401, 200001], 'status and code');
      expectEqual((await older.visitor.call(getSession, {}))?.signInError, { Code: 100015 }, 'the session');
      expectEqual((await newer.visitor.call(getSession, {}))?.signInError, { Code: 200 }, 'the newer one lives');
    },
  ),
  conforms(switchAccount, 100009, 'changes to no account of another phone', async (stage) => {
    const seat = await stage.member(SEVERAL);
    const csrfToken = await seat.visitor.csrfToken();
    expectEqual((await seat.visitor.ask(switchAccount, { PlayerID: '10000002', csrfToken })).Code, 100009, 'code');
  }),
  conforms(switchAccount, 100014, 'refuses a disabled account', async (stage) => {
    const seat = await stage.member(SEVERAL);
    const other = assertDefined(
      ['10000004', '10000005', '10000006'].find((id) => id !== seat.playerID),
      'another account',
    );
    await stage.setState(other, { Disabled: true });
    const csrfToken = await seat.visitor.csrfToken();
    const answer = await seat.visitor.ask(switchAccount, { PlayerID: other, csrfToken });
    await stage.setState(other, { Disabled: false });
    expectEqual(answer.Code, 100014, 'code');
  }),
];
