import { exportClubMembers } from '#protocol/endpoints/club.ts';
import { getPlayerInfo } from '#protocol/endpoints/player.ts';
import { getPublicRichList } from '#protocol/endpoints/rich.ts';
import { getClubMembers } from '#protocol/operations/club.ts';
import { addRelation, getRecommended, getRelations, searchPlayers } from '#protocol/operations/relation.ts';
import { getRichList } from '#protocol/operations/rich.ts';
import { getPrivacy, getUserInfo, setPrivacy } from '#protocol/operations/user.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { type ConformanceCase, conforms } from '../../case.ts';
import { expect, expectEqual, assertDefined } from '../../expectation.ts';

/** The leader of club 1, who is among the richest, and a deputy and a member of the same club. */
const RICH = '0900000002';
const DEPUTY = '0900000005';
const CLUB_MEMBER = '0900000001';
const SHOWN = { HideBalances: false, HideLastLogin: false, HideGame: false, HideArrival: false };
const HIDDEN = { HideBalances: true, HideLastLogin: true, HideGame: false, HideArrival: false };

export const privacyCases: readonly ConformanceCase[] = [
  conforms(getPrivacy, 200, 'hides nothing at first', async (context) => {
    expectEqual(
      await (await (await context.guest()).openSocket('lobby')).call(getPrivacy, {}),
      SHOWN,
      'of a new account',
    );
  }),
  conforms(setPrivacy, 200, 'changes only the given fields', async (context) => {
    const socket = await (await context.guest()).openSocket('chat');
    expectEqual(await socket.call(setPrivacy, { HideBalances: true }), { ...SHOWN, HideBalances: true }, 'balances');
    expectEqual(await socket.call(setPrivacy, { HideLastLogin: true }), HIDDEN, 'and the last sign-in');
    expectEqual(
      await socket.call(setPrivacy, { HideBalances: false }),
      { ...HIDDEN, HideBalances: false },
      'one shown',
    );
    expectEqual(await socket.call(getPrivacy, {}), { ...HIDDEN, HideBalances: false }, 'as it is kept');
  }),
  conforms(setPrivacy, 200, 'applies in every place that shows the player to others', async (context) => {
    const sessions = await context.members([RICH, DEPUTY]);
    const [shown, other] = [assertDefined(sessions[0], 'a player'), assertDefined(sessions[1], 'another')];
    const [own, socket] = [await shown.openSocket('lobby'), await other.openSocket('lobby')];
    const { playerID: PlayerID, visitor } = shown;
    // The two may have been friends before.
    await socket.ask(addRelation.op, { PlayerID, Type: 1 });
    const lists = async () => {
      const page = { Page: 1, PerPage: 20 };
      const { Club, ...info } = await socket.call(getUserInfo, { PlayerID });
      const { List: friends } = await socket.call(getRelations, { Type: 1, ...page });
      const { List: found } = await socket.call(searchPlayers, { PlayerID, Page: 1 });
      const { List: members } = await socket.call(getClubMembers, page);
      const csv = await other.visitor.ask(exportClubMembers, { Tab: 1, ...page, isCSV: false }, { token: other.token });
      const rich = (await socket.call(getRichList, page)).List;
      const publicly = await visitor.call(getPublicRichList, { page: 1, perPage: 20 });
      const is = (each: { readonly PlayerID: string }): boolean => each.PlayerID === PlayerID;
      const rest = await other.visitor.call(getPlayerInfo, { PlayerID }, { token: other.token });
      const last = [info, rest, friends.find(is), found.find(is), members.find(is)];
      const exported = exportClubMembers.result.parse(csv.Result).List?.find(is);
      return {
        Items: [Object.keys(info.Bag.Items), Object.keys(rest.Bag.Items)],
        times: [...last, exported].map((each) => assertDefined(each, `a list (${Club.ClubName})`).LastLoginTime !== ''),
        rich: [rich.some(is), publicly.List.some(is)],
      };
    };
    const all = ['1', '2', '39'];
    const open = { Items: [all, all], times: [true, true, true, true, true, true], rich: [true, true] };
    expectEqual(await lists(), open, 'before');
    await own.call(setPrivacy, HIDDEN);
    const closed = { Items: [[], []], times: [false, false, false, false, false, false], rich: [false, false] };
    expectEqual(await lists(), closed, 'hidden');
    const self = await own.call(getUserInfo, { PlayerID });
    expectEqual(self.Bag.Items['1']?.Amount, (await own.call(getWallet, {})).Gold, 'the own balance, to oneself');
    expect(self.LastLoginTime !== '', 'the own last sign-in, to oneself');
    await own.call(setPrivacy, SHOWN);
    const { Items, times } = await lists();
    // The rich list may have been rebuilt meanwhile.
    expectEqual([Items, times], [open.Items, open.times], 'shown again');
  }),
  conforms(getRecommended, 200, 'hides the last sign-in of a player who hides it', async (context) => {
    const sessions = await context.members([CLUB_MEMBER, RICH]);
    const [shown, other] = [assertDefined(sessions[0], 'a player'), assertDefined(sessions[1], 'another')];
    const [own, socket] = [await shown.openSocket('lobby'), await other.openSocket('lobby')];
    const seen = async (): Promise<string> => {
      const { List } = await socket.call(getRecommended, {});
      return assertDefined(
        List.find(({ PlayerID }) => PlayerID === shown.playerID),
        'a member of the same club',
      ).LastLoginTime;
    };
    expect((await seen()) !== '', 'before');
    await own.call(setPrivacy, HIDDEN);
    expectEqual(await seen(), '', 'hidden');
    await own.call(setPrivacy, SHOWN);
  }),
];
