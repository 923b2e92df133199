import { choosePhoneAccount, getSession, signInGuest, switchAccount } from '#protocol/endpoints/auth.ts';
import { setPlayerState } from '#protocol/endpoints/dev.ts';
import { getBanRecords, getOwnProfile, suspendPlayer } from '#protocol/endpoints/player.ts';
import { type ConformanceCase, conforms } from '../../case.ts';
import { expect, expectEqual, assertDefined } from '../../expectation.ts';
import type { TestSession } from '../../testContext.ts';

const DAY = 24 * 60 * 60;
const pause = ({ visitor, token }: TestSession, Days: number) => visitor.call(suspendPlayer, { Days }, { token });

export const suspensionCases: readonly ConformanceCase[] = [
  conforms(suspendPlayer, 200, 'ends every session at once, and tells of it when it is over', async (context) => {
    const phone = '0941000060';
    const testSession = await context.member(phone);
    const state = { Suspended: false, Until: '' };
    expectEqual(await testSession.visitor.call(suspendPlayer, {}, { token: testSession.token }), state, 'before');
    const socket = await testSession.openSocket('chat');
    const { Suspended, Until } = await pause(testSession, 2);
    expectEqual(Suspended, true, 'paused');
    expectEqual(await socket.closed(), 4001, 'the socket');
    expectEqual(
      (await testSession.visitor.ask(getOwnProfile, {}, { token: testSession.token })).Code,
      100005,
      'the token',
    );
    await context.advance(2 * DAY + 1);
    const again = await context.member(phone);
    expectEqual(again.playerID, testSession.playerID, 'the account');
    const after = await again.visitor.call(suspendPlayer, {}, { token: again.token });
    expectEqual(after, { Suspended: false, Until }, 'afterwards');
  }),
  conforms(signInGuest, 300015, 'refuses a paused guest', async (context) => {
    const testSession = await context.guest();
    await pause(testSession, 1);
    const csrfToken = await testSession.visitor.csrfToken();
    const answer = await testSession.visitor.ask(signInGuest, { SiteID: 'dev', Lang: 'zh_tw', csrfToken });
    expectEqual(answer.Code, 300015, 'code');
    const left = Number(answer.Result['RemainingTime']);
    expect(left > DAY - 60 && left <= DAY, `seconds left: ${left}`);
  }),
  conforms(choosePhoneAccount, 300015, 'refuses a paused account, not another on the number', async (context) => {
    const phone = '0941000061';
    await context.accounts(phone, 2);
    await context.advance(61);
    const { Token, players } = await context.prove(phone);
    const visitor = context.visitor();
    const choose = async (at: number) => {
      const csrfToken = await visitor.csrfToken();
      return visitor.ask(choosePhoneAccount, { Token, PlayerID: assertDefined(players[at], 'an account'), csrfToken });
    };
    const { token } = choosePhoneAccount.result.parse((await choose(0)).Result);
    await visitor.call(suspendPlayer, { Days: 180 }, { token });
    expectEqual((await choose(0)).Code, 300015, 'the paused one');
    expectEqual((await choose(1)).Code, 200, 'the other');
  }),
  conforms(switchAccount, 300015, 'changes to no paused account, and keeps the session', async (context) => {
    const phone = '0941000062';
    await context.accounts(phone, 2);
    await context.advance(61);
    const { Token, players } = await context.prove(phone);
    const [paused = '', other = ''] = players;
    const visitor = context.visitor();
    const choose = async (PlayerID: string) =>
      visitor.call(choosePhoneAccount, { Token, PlayerID, csrfToken: await visitor.csrfToken() });
    const { token } = await choose(paused);
    await visitor.call(suspendPlayer, { Days: 3 }, { token });
    await choose(other);
    const csrfToken = await visitor.csrfToken();
    expectEqual((await visitor.ask(switchAccount, { PlayerID: paused, csrfToken })).Code, 300015, 'code');
    expectEqual((await visitor.call(getSession, {}))?.playerID, other, 'the session');
  }),
  conforms(getSession, 200, 'says once more why a session was ended from outside', async (context) => {
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
    expectEqual(await told(paused), [300015, true], 'paused');
    const replaced = await context.member('0941000063');
    await context.member('0941000063');
    expectEqual(await told(replaced), [100015, true], 'another sign-in');
  }),

  conforms(getBanRecords, 200, 'goes from page to page', async (context) => {
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
    'keeps a ban that ran out, which lets sign in again, not one that was lifted',
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
