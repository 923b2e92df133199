import { choosePhoneAccount, getSession, signInGuest, switchAccount } from '#protocol/endpoints/auth.ts';
import { setPlayerState } from '#protocol/endpoints/dev.ts';
import { getBanRecords, getOwnProfile, suspendPlayer } from '#protocol/endpoints/player.ts';
import type { PauseDays } from '#protocol/entities/ownLimit.ts';
import { getUnread, sendPublicMessage } from '#protocol/operations/chat.ts';
import { signInChat, signInLobby } from '#protocol/operations/connection.ts';
import { getOwnLimits } from '#protocol/operations/ownLimit.ts';
import { confirmByCode } from '../../account.ts';
import { type ConformanceCase, conforms } from '../../case.ts';
import { expect, expectEqual } from '../../expectation.ts';
import { TestSession } from '../../testContext.ts';

const DAY = 24 * 60 * 60;
const pause = ({ visitor, token }: TestSession, Days: PauseDays) => visitor.call(suspendPlayer, { Days }, { token });

export const suspensionCases: readonly ConformanceCase[] = [
  conforms(suspendPlayer, 200, 'ends every session at once, and pushes its end', async (context) => {
    const phone = '0941000060';
    const testSession = await context.member(phone);
    const state = { Suspended: false, Until: '', Forever: false };
    expectEqual(await testSession.visitor.call(suspendPlayer, {}, { token: testSession.token }), state, 'before');
    const socket = await testSession.openSocket('chat');
    const { Suspended, Until } = await pause(testSession, 7);
    expectEqual(Suspended, true, 'paused');
    expectEqual(await socket.closed(), 4001, 'the socket');
    expectEqual(
      (await testSession.visitor.ask(getOwnProfile, {}, { token: testSession.token })).Code,
      100005,
      'the token',
    );
    await context.advance(7 * DAY + 1);
    const again = await context.member(phone);
    expectEqual(again.playerID, testSession.playerID, 'the account');
    const after = await again.visitor.call(suspendPlayer, {}, { token: again.token });
    expectEqual(after, { Suspended: false, Until, Forever: false }, 'afterwards');
  }),
  conforms(signInGuest, 300038, 'refuses a paused guest', async (context) => {
    const testSession = await context.guest();
    await pause(testSession, 1);
    const csrfToken = await testSession.visitor.csrfToken();
    const answer = await testSession.visitor.ask(signInGuest, { SiteID: 'dev', Lang: 'zh_tw', csrfToken });
    expectEqual(answer.Code, 300038, 'code');
    const left = Number(answer.Result['RemainingTime']);
    expect(left > DAY - 60 && left <= DAY, `seconds left: ${left}`);
  }),
  conforms(signInGuest, 300038, 'refuses a guest in the browser of a paused member', async (context) => {
    const member = await context.member('0941000065');
    await pause(member, 1);
    const asGuest = async () => {
      const csrfToken = await member.visitor.csrfToken();
      return (await member.visitor.ask(signInGuest, { SiteID: 'dev', Lang: 'zh_tw', csrfToken })).Code;
    };
    expectEqual(await asGuest(), 300038, 'meanwhile');
    await context.guest();
    await context.advance(DAY + 1);
    expectEqual(await asGuest(), 200, 'afterwards');
  }),
  conforms(
    choosePhoneAccount,
    300038,
    'refuses every account of a player who paused one, and a new one',
    async (context) => {
      const phone = '0941000061';
      await context.accounts(phone, 2);
      await context.advance(61);
      const { Token, players } = await context.prove(phone);
      const visitor = context.visitor();
      const choose = async (at: number) => {
        const csrfToken = await visitor.csrfToken();
        return visitor.ask(choosePhoneAccount, { Token, PlayerID: players[at] ?? '', csrfToken });
      };
      const { token } = choosePhoneAccount.result.parse((await choose(0)).Result);
      await visitor.call(suspendPlayer, { Days: 30 }, { token });
      expectEqual((await choose(0)).Code, 300038, 'the paused one');
      expectEqual((await choose(1)).Code, 300038, 'the other');
      expectEqual((await choose(2)).Code, 300038, 'a new one');
    },
  ),
  conforms(switchAccount, 100005, 'ends every session of the number, for any paused account', async (context) => {
    const phone = '0941000062';
    await context.accounts(phone, 2);
    await context.advance(61);
    const { Token, players } = await context.prove(phone);
    const [paused = '', other = ''] = players;
    const sessionOf = async (PlayerID: string): Promise<TestSession> => {
      const visitor = context.visitor();
      const csrfToken = await visitor.csrfToken();
      const session = await visitor.call(choosePhoneAccount, { Token, PlayerID, csrfToken });
      return new TestSession(context, visitor, session);
    };
    const [first, second] = [await sessionOf(paused), await sessionOf(other)];
    const socket = await second.openSocket('lobby');
    await pause(first, 7);
    expectEqual(await socket.closed(), 4001, 'the socket of the other account');
    const csrfToken = await second.visitor.csrfToken();
    const answer = await second.visitor.ask(switchAccount, { PlayerID: paused, csrfToken });
    expectEqual(answer.Code, 100005, 'the other account changes to it');
    expectEqual((await second.visitor.ask(getOwnProfile, {}, { token: second.token })).Code, 100005, 'its token');
  }),
  conforms(
    suspendPlayer,
    200,
    'applies at every entry: both sockets, REST, a second tab, another host',
    async (context) => {
      const session = await context.member('0941000066');
      const { visitor, token } = session;
      const tabs = [
        await session.openSocket('chat'),
        await session.openSocket('lobby'),
        await session.openSocket('lobby'),
      ];
      await pause(session, 1);
      for (const tab of tabs) expectEqual(await tab.closed(), 4001, 'an open tab');
      for (const [socket, signIn] of [
        ['chat', signInChat],
        ['lobby', signInLobby],
      ] as const) {
        const door = await context.openSocket(socket);
        expectEqual((await door.ask(signIn.op, {}, { token })).Code, 100005, `a sign-in on the ${socket} socket`);
      }
      const lobby = await context.openSocket('lobby');
      expectEqual((await lobby.ask(getOwnLimits.op, {})).Code, 100006, 'an operation without one');
      const chat = await context.openSocket('chat');
      expectEqual((await chat.ask(sendPublicMessage.op, { Message: '在嗎' })).Code, 100006, 'a message');
      expectEqual((await chat.ask(getUnread.op, {})).Code, 100006, 'what is unread');
      expectEqual((await visitor.ask(getOwnProfile, {}, { token })).Code, 100005, 'REST');
      // All brands have the same service. In development a cookie chooses the brand.
      visitor.keep('menagerie.brand', 'owl');
      expectEqual((await visitor.ask(getOwnProfile, {}, { token })).Code, 100005, 'REST of another brand');
      await context.advance(61);
      const { Token, players } = await context.prove('0941000066');
      const csrfToken = await visitor.csrfToken();
      const choice = { Token, PlayerID: players[0] ?? '', csrfToken };
      expectEqual((await visitor.ask(choosePhoneAccount, choice)).Code, 300038, 'a sign-in to another brand');
    },
  ),
  conforms(suspendPlayer, 200, 'has no end if it is for good, and shows none', async (context) => {
    const session = await context.member('0941000067');
    expectEqual(await pause(session, 'forever'), { Suspended: true, Until: '', Forever: true }, 'the pause');
    await context.advance(366 * DAY);
    const { Token, players } = await context.prove('0941000067');
    const visitor = context.visitor();
    const csrfToken = await visitor.csrfToken();
    const answer = await visitor.ask(choosePhoneAccount, { Token, PlayerID: players[0] ?? '', csrfToken });
    expectEqual([answer.Code, answer.Result], [300038, {}], 'a year later');
  }),
  conforms(suspendPlayer, 300030, 'requires a fresh sign-in or a code for every length', async (context) => {
    const session = await context.member('0941000068');
    await context.advance(11 * 60);
    const { visitor, token } = session;
    for (const Days of [1, 7, 30, 'forever'])
      expectEqual((await visitor.ask(suspendPlayer, { Days }, { token })).Code, 300030, `${Days}, by an old sign-in`);
    expectEqual(
      (await visitor.call(suspendPlayer, {}, { token })).Suspended,
      false,
      'the state, which anyone may read',
    );
    await confirmByCode(context, session, '0941000068');
    expectEqual((await pause(session, 30)).Suspended, true, 'after a code');
  }),
  conforms(suspendPlayer, 100000, 'refuses another length', async (context) => {
    const { visitor, token } = await context.guest();
    for (const Days of [0, 2, 180, '7'])
      expectEqual((await visitor.ask(suspendPlayer, { Days }, { token })).Code, 100000, String(Days));
  }),
  conforms(getSession, 200, 'shows once more why a session was ended from outside', async (context) => {
    const told = async ({ visitor }: TestSession): Promise<unknown> => {
      const session = await visitor.call(getSession, {});
      return session && [session.signInError.Code, session.token === ''];
    };
    const banned = await context.guest();
    expectEqual(await told(banned), [200, false], 'while it lives');
    await context.setState(banned.playerID, { Disabled: true });
    expectEqual(await told(banned), [100014, true], 'disabled');
    await context.setState(banned.playerID, { Disabled: false });
    expectEqual(await told(banned), null, 'after the ban was lifted');
    const paused = await context.guest();
    await pause(paused, 1);
    expectEqual(await told(paused), [300038, true], 'paused');
    const replaced = await context.member('0941000063');
    await context.member('0941000063');
    expectEqual(await told(replaced), [100015, true], 'another sign-in');
  }),

  conforms(getBanRecords, 200, 'pages the records', async (context) => {
    const visitor = context.visitor();
    const page = async (Page: number) => visitor.call(getBanRecords, { Page, PerPage: 2 });
    const [first, second] = [await page(1), await page(2)];
    expect(first.Total >= 5 && first.Total === second.Total, 'the five of the demo world at least');
    const times = [...first.List, ...second.List].map(({ From }) => From);
    expectEqual(times, times.toSorted().toReversed(), 'newest first');
  }),
  conforms(getBanRecords, 200, 'lists bans with their reasons, newest first and masked', async (context) => {
    const testSession = await context.member('0941000064');
    const visitor = context.visitor();
    const ban = { PlayerID: testSession.playerID, Disabled: true, DisabledSeconds: 600, Reason: '使用外掛' };
    await visitor.call(setPlayerState, ban);
    const { List, Total } = await visitor.call(getBanRecords, {});
    const [newest] = List;
    const masked = `${testSession.playerID.slice(0, 1)}******${testSession.playerID.slice(-1)}`;
    expectEqual([newest?.PlayerID, newest?.Reason], [masked, '使用外掛'], 'the newest');
    expect(newest?.Name.includes('*') === true, 'a masked name');
    expectEqual(Date.parse(newest?.Until ?? '') - Date.parse(newest?.From ?? ''), 600_000, 'how long it holds');
    expect(Total >= 1, 'how many there are');
  }),
  conforms(
    getBanRecords,
    200,
    'keeps an expired ban, which lets the player sign in again, but no lifted one',
    async (context) => {
      // Bans of one millisecond have no order.
      await context.advance(1);
      const [out, lifted] = [await context.guest(), await context.guest()];
      const visitor = context.visitor();
      const reasons = async (): Promise<readonly string[]> =>
        (await visitor.call(getBanRecords, { PerPage: 2 })).List.map(({ Reason }) => Reason);
      await visitor.call(setPlayerState, {
        PlayerID: out.playerID,
        Disabled: true,
        DisabledSeconds: 60,
        Reason: 'ran out',
      });
      await visitor.call(setPlayerState, { PlayerID: lifted.playerID, Disabled: true, Reason: 'lifted' });
      expectEqual((await reasons()).toSorted(), ['lifted', 'ran out'], 'both hold');
      await context.setState(lifted.playerID, { Disabled: false });
      await context.advance(61);
      expect((await reasons()).includes('ran out'), 'the one that ran out');
      expect(!(await reasons()).includes('lifted'), 'the one that was lifted');
      expectEqual((await context.guest(out.visitor)).playerID, out.playerID, 'who may sign in again');
    },
  ),
];
