import {
  allianceRequestArrived,
  answerAllianceRequest,
  clubAllianceChanged,
  createAlliance,
  getAlliance,
  getAllianceRequests,
  leaveAlliance,
  requestAlliance,
  searchAlliances,
  withdrawAllianceRequest,
} from '#protocol/operations/alliance.ts';
import * as chat from '#protocol/operations/chat.ts';
import { getClub } from '#protocol/operations/club.ts';
import { getClubAchievements } from '#protocol/operations/clubVault.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { BLANK_TEXTS } from '../blankTexts.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import type { TestContext } from '../testContext.ts';
import { actor, cast, clubPhone, type Founder, founder, freshName, gather, refused } from './clubCast.ts';

/** Leaders of clubs with these numbers, each without an alliance and without a request. */
const leaders = (context: TestContext, ...numbers: readonly number[]): Promise<readonly Founder[]> =>
  gather(context, async () => {
    const found: Founder[] = [];
    for (const number of numbers) {
      const leader = await founder(context, clubPhone(number));
      await leader.socket.ask(withdrawAllianceRequest.op, {});
      await leader.socket.ask(leaveAlliance.op, {});
      found.push(leader);
    }
    return found;
  });

const HEAD = 70;
/** The head of a new alliance, and further leaders. */
async function allied(context: TestContext, ...numbers: readonly number[]) {
  const [head, ...others] = await leaders(context, HEAD, ...numbers);
  const founding = assertDefined(head, 'a leader');
  const gold = await gather(context, () => actor(context, clubPhone(HEAD), 600_000));
  const alliance = await gold.socket.call(createAlliance, { AllianceName: freshName() });
  return { head: { ...gold, ClubID: founding.ClubID }, others, alliance };
}

export const allianceCases: readonly ConformanceCase[] = [
  conforms(searchAlliances, 200, 'finds by name and id, oldest first', async (context) => {
    const { outsider } = await cast(context);
    const all = await outsider.socket.call(searchAlliances, { Page: 1 });
    expectEqual(
      all.List.slice(0, 2).map(({ AllianceName, LeaderClubName, ClubCount }) => [
        AllianceName,
        LeaderClubName,
        ClubCount,
      ]),
      [
        ['北斗聯盟', '星夜俱樂部', 3],
        ['南風聯盟', '幸運草', 3],
      ],
      'the demo world’s two',
    );
    for (const Search of ['南風', '2']) {
      const { List } = await outsider.socket.call(searchAlliances, { Search, Page: 1 });
      expectEqual(
        List.map(({ AllianceID }) => AllianceID),
        ['2'],
        `found by ${Search}`,
      );
    }
    expect(all.Total >= 2, 'total');
  }),
  conforms(getAlliance, 200, 'shows its clubs, leading club and room', async (context) => {
    const { socket } = await gather(context, () => actor(context, '0900000001'));
    const own = await socket.call(getAlliance, {});
    expectEqual(
      [own.AllianceName, own.LeaderClubID, own.ClubCount, own.ClubLimit, own.Clubs.map(({ ClubID }) => ClubID)],
      ['北斗聯盟', '1', 3, 5, ['1', '2', '3']],
      'the alliance of club 1',
    );
    expectEqual((await socket.call(getAlliance, { AllianceID: '2' })).Clubs.length, 3, 'clubs of the other');
  }),
  conforms(getAlliance, 200111, 'refuses an unknown id, and a player without a club', async (context) => {
    const { outsider } = await cast(context);
    await refused(outsider, getAlliance, { AllianceID: 'nowhere' }, 200111);
    await refused(outsider, getAlliance, {}, 200111);
  }),
  conforms(
    createAlliance,
    200,
    "founds an alliance for 500,000 gold with the player's club as leader",
    async (context) => {
      const [before] = await leaders(context, 71);
      const who = await gather(context, () => actor(context, clubPhone(71), 600_000));
      const chatSocket = await who.session.openSocket('chat');
      const gold = (await who.socket.call(getWallet, {})).Gold;
      const AllianceName = freshName();
      const alliance = await who.socket.call(createAlliance, { AllianceName });
      const ClubID = assertDefined(before, 'a leader').ClubID;
      expectEqual(
        [alliance.AllianceName, alliance.LeaderClubID, alliance.Clubs.map((club) => club.ClubID)],
        [AllianceName, ClubID, [ClubID]],
        'the alliance',
      );
      expectEqual((await who.socket.call(getWallet, {})).Gold, gold - 500_000, 'gold');
      expectEqual(
        (await who.socket.push(clubAllianceChanged)).result.AllianceID,
        alliance.AllianceID,
        'push to the club',
      );
      expectEqual((await who.socket.call(getClub, {})).AllianceName, AllianceName, 'on the club’s page');
      const history = await chatSocket.call(chat.getHistory, { ChannelType: 4, Page: 1 });
      expectEqual(history.Total, 0, 'messages in its chat');
      await who.socket.call(leaveAlliance, {});
    },
  ),
  conforms(createAlliance, 100011, 'refuses a leader without enough gold', async (context) => {
    const [poor] = await leaders(context, 72);
    const leader = assertDefined(poor, 'a leader');
    const { Gold } = await leader.socket.call(getWallet, {});
    for (let left = Gold; left >= 500_000; left -= 500_000) {
      await leader.socket.call(createAlliance, { AllianceName: freshName() });
      await leader.socket.call(leaveAlliance, {});
    }
    await refused(leader, createAlliance, { AllianceName: freshName() }, 100011);
  }),
  conforms(createAlliance, 200102, 'applies the rules of club names', async (context) => {
    const { leader } = await cast(context);
    for (const AllianceName of ['一', ...BLANK_TEXTS]) await refused(leader, createAlliance, { AllianceName }, 200102);
  }),
  conforms(createAlliance, 300046, 'refuses a reserved word', async (context) => {
    const { leader } = await cast(context);
    for (const AllianceName of ['官方聯盟', 'Admin1']) await refused(leader, createAlliance, { AllianceName }, 300046);
  }),
  conforms(createAlliance, 300015, 'refuses a club that is in an alliance', async (context) => {
    const { head } = await allied(context);
    await refused(head, createAlliance, { AllianceName: freshName() }, 300015);
  }),
  conforms(requestAlliance, 200, 'sends the request to the leading club, which can admit the club', async (context) => {
    const { head, others, alliance } = await allied(context, 73);
    const asking = assertDefined(others[0], 'a leader');
    await asking.socket.call(requestAlliance, { AllianceID: alliance.AllianceID });
    expectEqual((await head.socket.push(allianceRequestArrived)).result.Club.ClubID, asking.ClubID, 'push');
    const { List } = await head.socket.call(getAllianceRequests, {});
    expectEqual(
      List.map(({ Club }) => Club.ClubID),
      [asking.ClubID],
      'requests',
    );
    const { Clubs } = await head.socket.call(answerAllianceRequest, { ClubID: asking.ClubID, Accept: true });
    expectEqual(Clubs.map(({ ClubID }) => ClubID).toSorted(), [head.ClubID, asking.ClubID].toSorted(), 'clubs');
    // The first push may be about an earlier alliance of the club.
    for (;;) if ((await asking.socket.push(clubAllianceChanged)).result.AllianceID === alliance.AllianceID) break;
    const reached = (await asking.socket.call(getClubAchievements, {})).List.find(({ Kind }) => Kind === 'alliance');
    expectEqual(reached?.Progress, 2, 'an achievement of both');
    await refused(asking, getAllianceRequests, {}, 200107);
    await head.socket.call(leaveAlliance, {});
    expectEqual((await asking.socket.call(getAlliance, {})).LeaderClubID, asking.ClubID, 'who leads then');
    await asking.socket.call(leaveAlliance, {});
    await refused(asking, getAlliance, { AllianceID: alliance.AllianceID }, 200111);
  }),
  conforms(requestAlliance, 200106, 'refuses a second request', async (context) => {
    const [one] = await leaders(context, 73);
    const leader = assertDefined(one, 'a leader');
    await leader.socket.call(requestAlliance, { AllianceID: '1' });
    await refused(leader, requestAlliance, { AllianceID: '2' }, 200106);
    const { AllianceRequest } = await leader.socket.call(getClub, {});
    expectEqual(AllianceRequest?.AllianceName, '北斗聯盟', 'the open request');
    await leader.socket.call(withdrawAllianceRequest, {});
  }),
  conforms(requestAlliance, 300015, 'refuses a club that is in an alliance', async (context) => {
    const { head } = await allied(context);
    await refused(head, requestAlliance, { AllianceID: '1' }, 300015);
  }),
  conforms(requestAlliance, 300014, 'refuses a request to an alliance of five clubs', async (context) => {
    const { head, others, alliance } = await allied(context, 71, 72, 73, 74, 75);
    const { AllianceID } = alliance;
    for (const { socket } of others) await socket.call(requestAlliance, { AllianceID });
    for (const { ClubID } of others.slice(0, 4))
      await head.socket.call(answerAllianceRequest, { ClubID, Accept: true });
    const last = assertDefined(others[4], 'a fifth');
    await refused(head, answerAllianceRequest, { ClubID: last.ClubID, Accept: true }, 300014);
    await last.socket.call(withdrawAllianceRequest, {});
    await refused(last, requestAlliance, { AllianceID }, 300014);
    for (const { socket } of [head, ...others.slice(0, 4)]) await socket.call(leaveAlliance, {});
  }),
  conforms(withdrawAllianceRequest, 200, 'ends the request', async (context) => {
    const { head, others, alliance } = await allied(context, 73);
    const asking = assertDefined(others[0], 'a leader');
    await asking.socket.call(requestAlliance, { AllianceID: alliance.AllianceID });
    await asking.socket.call(withdrawAllianceRequest, {});
    expectEqual((await head.socket.call(getAllianceRequests, {})).List, [], 'requests');
    expectEqual((await asking.socket.call(getClub, {})).AllianceRequest, null, 'the open request');
  }),
  conforms(getAllianceRequests, 200, 'lists the requesting clubs, oldest request first', async (context) => {
    const { head, others, alliance } = await allied(context, 73, 74);
    expectEqual((await head.socket.call(getAllianceRequests, {})).List, [], 'before');
    for (const { socket } of others) await socket.call(requestAlliance, { AllianceID: alliance.AllianceID });
    const { List } = await head.socket.call(getAllianceRequests, {});
    expectEqual(
      List.map(({ Club }) => Club.ClubID).toSorted(),
      others.map(({ ClubID }) => ClubID).toSorted(),
      'afterwards',
    );
    for (const { socket } of others) await socket.call(withdrawAllianceRequest, {});
  }),
  conforms(answerAllianceRequest, 200, 'rejects a request: the club stays out and may ask again', async (context) => {
    const { head, others, alliance } = await allied(context, 73);
    const asking = assertDefined(others[0], 'a leader');
    await asking.socket.call(requestAlliance, { AllianceID: alliance.AllianceID });
    const after = await head.socket.call(answerAllianceRequest, { ClubID: asking.ClubID, Accept: false });
    expectEqual(after.ClubCount, 1, 'clubs');
    await asking.socket.call(requestAlliance, { AllianceID: alliance.AllianceID });
    await asking.socket.call(withdrawAllianceRequest, {});
  }),
  conforms(answerAllianceRequest, 300011, 'refuses an answer without a request of that club', async (context) => {
    const { head } = await allied(context);
    await refused(head, answerAllianceRequest, { ClubID: '1', Accept: true }, 300011);
  }),
  conforms(answerAllianceRequest, 300014, 'refuses a sixth club', async (context) => {
    const { head, others, alliance } = await allied(context, 71, 72, 73, 74, 75);
    for (const { socket } of others) await socket.call(requestAlliance, { AllianceID: alliance.AllianceID });
    for (const { ClubID } of others.slice(0, 4))
      await head.socket.call(answerAllianceRequest, { ClubID, Accept: true });
    const last = assertDefined(others[4], 'a fifth');
    await refused(head, answerAllianceRequest, { ClubID: last.ClubID, Accept: true }, 300014);
    const first = assertDefined(others[0], 'the first');
    await first.socket.call(leaveAlliance, {});
    await head.socket.call(answerAllianceRequest, { ClubID: last.ClubID, Accept: true });
  }),
  conforms(leaveAlliance, 200, 'leaves, and receives no more messages of the alliance', async (context) => {
    const { head, alliance } = await allied(context);
    await head.socket.push(clubAllianceChanged);
    await head.socket.call(leaveAlliance, {});
    expectEqual((await head.socket.push(clubAllianceChanged)).result.AllianceID, '', 'push');
    expectEqual((await head.socket.call(getClub, {})).AllianceID, '', 'on the club’s page');
    await refused(head, getAlliance, { AllianceID: alliance.AllianceID }, 200111);
  }),
];
