import { choosePhoneAccount, getSession, signInGuest, switchAccount } from '#protocol/endpoints/auth.ts';
import { setPlayerState } from '#protocol/endpoints/dev.ts';
import { getBanRecords, getOwnProfile, suspendPlayer } from '#protocol/endpoints/player.ts';
import { type ConformanceCase, conforms } from '../../case.ts';
import { expect, expectEqual, assertDefined } from '../../expectation.ts';
import type { Seat } from '../../stage.ts';

const DAY = 24 * 60 * 60;
const pause = ({ visitor, token }: Seat, Days: number) => visitor.call(suspendPlayer, { Days }, { token });

export const suspensionCases: readonly ConformanceCase[] = [
  conforms(suspendPlayer, 200, 'ends every session at once, and tells of it when it is over', async (stage) => {
    const phone = '0941000060';
    const seat = await stage.member(phone);
    const state = { Suspended: false, Until: '' };
    expectEqual(await seat.visitor.call(suspendPlayer, {}, { token: seat.token }), state, 'before');
    const line = await seat.line('chat');
    const { Suspended, Until } = await pause(seat, 2);
    expectEqual(Suspended, true, 'paused');
    expectEqual(await line.closed(), 4001, 'the socket');
    expectEqual((await seat.visitor.ask(getOwnProfile, {}, { token: seat.token })).Code, 100005, 'the token');
    await stage.advance(2 * DAY + 1);
    const again = await stage.member(phone);
    expectEqual(again.playerID, seat.playerID, 'the account');
    const after = await again.visitor.call(suspendPlayer, {}, { token: again.token });
    expectEqual(after, { Suspended: false, Until }, 'afterwards');
  }),
  conforms(signInGuest, 300015, 'refuses a paused guest', async (stage) => {
    const seat = await stage.guest();
    await pause(seat, 1);
    const csrfToken = await seat.visitor.csrfToken();
    const answer = await seat.visitor.ask(signInGuest, { SiteID: 'dev', Lang: 'zh_tw', csrfToken });
    expectEqual(answer.Code, 300015, 'code');
    const left = Number(answer.Result['RemainingTime']);
    expect(left > DAY - 60 && left <= DAY, `seconds left: ${left}`);
  }),
  conforms(choosePhoneAccount, 300015, 'refuses a paused account, not another on the number', async (stage) => {
    const phone = '0941000061';
    await stage.accounts(phone, 2);
    await stage.advance(61);
    const { Token, players } = await stage.prove(phone);
    const visitor = stage.visitor();
    const choose = async (at: number) => {
      const csrfToken = await visitor.csrfToken();
      return visitor.ask(choosePhoneAccount, { Token, PlayerID: assertDefined(players[at], 'an account'), csrfToken });
    };
    const { token } = choosePhoneAccount.result.parse((await choose(0)).Result);
    await visitor.call(suspendPlayer, { Days: 180 }, { token });
    expectEqual((await choose(0)).Code, 300015, 'the paused one');
    expectEqual((await choose(1)).Code, 200, 'the other');
  }),
  conforms(switchAccount, 300015, 'changes to no paused account, and keeps the session', async (stage) => {
    const phone = '0941000062';
    await stage.accounts(phone, 2);
    await stage.advance(61);
    const { Token, players } = await stage.prove(phone);
    const [paused = '', other = ''] = players;
    const visitor = stage.visitor();
    const choose = async (PlayerID: string) =>
      visitor.call(choosePhoneAccount, { Token, PlayerID, csrfToken: await visitor.csrfToken() });
    const { token } = await choose(paused);
    await visitor.call(suspendPlayer, { Days: 3 }, { token });
    await choose(other);
    const csrfToken = await visitor.csrfToken();
    expectEqual((await visitor.ask(switchAccount, { PlayerID: paused, csrfToken })).Code, 300015, 'code');
    expectEqual((await visitor.call(getSession, {}))?.playerID, other, 'the session');
  }),
  conforms(getSession, 200, 'says once more why a session was ended from outside', async (stage) => {
    const told = async ({ visitor }: Seat): Promise<unknown> => {
      const session = await visitor.call(getSession, {});
      return session && [session.signInError.Code, session.token === ''];
    };
    const banned = await stage.guest();
    expectEqual(await told(banned), [200, false], 'while it lives');
    await stage.setState(banned.playerID, { Disabled: true });
    expectEqual(await told(banned), [100014, true], 'disabled');
    await stage.setState(banned.playerID, { Disabled: false });
    expectEqual(await told(banned), null, 'after the ban was lifted');
    const paused = await stage.guest();
    await pause(paused, 1);
    expectEqual(await told(paused), [300015, true], 'paused');
    const replaced = await stage.member('0941000063');
    await stage.member('0941000063');
    expectEqual(await told(replaced), [100015, true], 'another sign-in');
  }),

  conforms(getBanRecords, 200, 'goes from page to page', async (stage) => {
    const visitor = stage.visitor();
    const page = async (Page: number) => visitor.call(getBanRecords, { Page, PerPage: 2 });
    const [first, second] = [await page(1), await page(2)];
    expect(first.Total >= 5 && first.Total === second.Total, 'the five of the demo world at least');
    const times = [...first.List, ...second.List].map(({ From }) => From);
    expectEqual(times, times.toSorted().toReversed(), 'newest first');
  }),
  conforms(getBanRecords, 200, 'lists bans with their reasons, newest first and masked', async (stage) => {
    const seat = await stage.member('0941000064');
    const visitor = stage.visitor();
    const ban = { PlayerID: seat.playerID, Disabled: true, DisabledSeconds: 600, Reason: '使用外掛' };
    await visitor.call(setPlayerState, ban);
    const { List, Total } = await visitor.call(getBanRecords, {});
    const [newest] = List;
    const masked = `${seat.playerID.slice(0, 1)}******${seat.playerID.slice(-1)}`;
    expectEqual([newest?.PlayerID, newest?.Reason], [masked, '使用外掛'], 'the newest');
    expect(newest?.Name.includes('*') === true, 'a masked name');
    expectEqual(Date.parse(newest?.Until ?? '') - Date.parse(newest?.From ?? ''), 600_000, 'how long it holds');
    expect(Total >= 1, 'how many there are');
  }),
  conforms(
    getBanRecords,
    200,
    'keeps a ban that ran out, which lets sign in again, not one that was lifted',
    async (stage) => {
      // Bans of one millisecond have no order.
      await stage.advance(1);
      const [out, lifted] = [await stage.guest(), await stage.guest()];
      const visitor = stage.visitor();
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
      await stage.setState(lifted.playerID, { Disabled: false });
      await stage.advance(61);
      expect((await reasons()).includes('ran out'), 'the one that ran out');
      expect(!(await reasons()).includes('lifted'), 'the one that was lifted');
      expectEqual((await stage.guest(out.visitor)).playerID, out.playerID, 'who may sign in again');
    },
  ),
];
