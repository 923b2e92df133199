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
import { getWallet } from '#protocol/operations/user.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import type { Stage } from '../stage.ts';
import { actor, cast, clubPhone, type Founder, founder, freshName, gather, refused } from './clubCast.ts';

/** Leaders of clubs of these numbers, each in no alliance and with none asked. */
const leaders = (stage: Stage, ...numbers: readonly number[]): Promise<readonly Founder[]> =>
  gather(stage, async () => {
    const found: Founder[] = [];
    for (const number of numbers) {
      const leader = await founder(stage, clubPhone(number));
      await leader.line.ask(withdrawAllianceRequest.op, {});
      await leader.line.ask(leaveAlliance.op, {});
      found.push(leader);
    }
    return found;
  });

const HEAD = 70;
/** The head of a new alliance, and further leaders. */
async function allied(stage: Stage, ...numbers: readonly number[]) {
  const [head, ...others] = await leaders(stage, HEAD, ...numbers);
  const founding = assertDefined(head, 'a leader');
  const gold = await gather(stage, () => actor(stage, clubPhone(HEAD), 600_000));
  const alliance = await gold.line.call(createAlliance, { AllianceName: freshName() });
  return { head: { ...gold, ClubID: founding.ClubID }, others, alliance };
}

/** Alliances of clubs. */
export const allianceCases: readonly ConformanceCase[] = [
  conforms(searchAlliances, 200, 'finds by name and id, oldest first', async (stage) => {
    const { outsider } = await cast(stage);
    const all = await outsider.line.call(searchAlliances, { Page: 1 });
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
      const { List } = await outsider.line.call(searchAlliances, { Search, Page: 1 });
      expectEqual(
        List.map(({ AllianceID }) => AllianceID),
        ['2'],
        `found by ${Search}`,
      );
    }
    expect(all.Total >= 2, 'total');
  }),
  conforms(getAlliance, 200, 'shows its clubs, leading club and room', async (stage) => {
    const { line } = await gather(stage, () => actor(stage, '0900000001'));
    const own = await line.call(getAlliance, {});
    expectEqual(
      [own.AllianceName, own.LeaderClubID, own.ClubCount, own.ClubLimit, own.Clubs.map(({ ClubID }) => ClubID)],
      ['北斗聯盟', '1', 3, 5, ['1', '2', '3']],
      'the alliance of club 1',
    );
    expectEqual((await line.call(getAlliance, { AllianceID: '2' })).Clubs.length, 3, 'clubs of the other');
  }),
  conforms(getAlliance, 200111, 'knows none of that id, nor of someone in no club', async (stage) => {
    const { outsider } = await cast(stage);
    await refused(outsider, getAlliance, { AllianceID: 'nowhere' }, 200111);
    await refused(outsider, getAlliance, {}, 200111);
  }),
  conforms(createAlliance, 200, 'founds an alliance for 500,000 gold, led by the own club', async (stage) => {
    const [before] = await leaders(stage, 71);
    const who = await gather(stage, () => actor(stage, clubPhone(71), 600_000));
    const chatLine = await who.seat.line('chat');
    const gold = (await who.line.call(getWallet, {})).Gold;
    const AllianceName = freshName();
    const alliance = await who.line.call(createAlliance, { AllianceName });
    const ClubID = assertDefined(before, 'a leader').ClubID;
    expectEqual(
      [alliance.AllianceName, alliance.LeaderClubID, alliance.Clubs.map((club) => club.ClubID)],
      [AllianceName, ClubID, [ClubID]],
      'the alliance',
    );
    expectEqual((await who.line.call(getWallet, {})).Gold, gold - 500_000, 'gold');
    expectEqual((await who.line.push(clubAllianceChanged)).result.AllianceID, alliance.AllianceID, 'push to the club');
    expectEqual((await who.line.call(getClub, {})).AllianceName, AllianceName, 'on the club’s page');
    const history = await chatLine.call(chat.getHistory, { ChannelType: 4, Page: 1 });
    expectEqual(history.Total, 0, 'messages in its chat');
    await who.line.call(leaveAlliance, {});
  }),
  conforms(createAlliance, 100011, 'costs more than the leader has', async (stage) => {
    const [poor] = await leaders(stage, 72);
    const leader = assertDefined(poor, 'a leader');
    const { Gold } = await leader.line.call(getWallet, {});
    for (let left = Gold; left >= 500_000; left -= 500_000) {
      await leader.line.call(createAlliance, { AllianceName: freshName() });
      await leader.line.call(leaveAlliance, {});
    }
    await refused(leader, createAlliance, { AllianceName: freshName() }, 100011);
  }),
  conforms(createAlliance, 200102, 'wants a name as clubs do', async (stage) => {
    const { leader } = await cast(stage);
    await refused(leader, createAlliance, { AllianceName: '一' }, 200102);
  }),
  conforms(createAlliance, 300015, 'is not for a club that is in one', async (stage) => {
    const { head } = await allied(stage);
    await refused(head, createAlliance, { AllianceName: freshName() }, 300015);
  }),
  conforms(requestAlliance, 200, 'reaches the leading club, which takes the club in', async (stage) => {
    const { head, others, alliance } = await allied(stage, 73);
    const asking = assertDefined(others[0], 'a leader');
    await asking.line.call(requestAlliance, { AllianceID: alliance.AllianceID });
    expectEqual((await head.line.push(allianceRequestArrived)).result.Club.ClubID, asking.ClubID, 'push');
    const { List } = await head.line.call(getAllianceRequests, {});
    expectEqual(
      List.map(({ Club }) => Club.ClubID),
      [asking.ClubID],
      'requests',
    );
    const { Clubs } = await head.line.call(answerAllianceRequest, { ClubID: asking.ClubID, Accept: true });
    expectEqual(Clubs.map(({ ClubID }) => ClubID).toSorted(), [head.ClubID, asking.ClubID].toSorted(), 'clubs');
    // The first push tells of the alliance that the club may have left for this case.
    for (;;) if ((await asking.line.push(clubAllianceChanged)).result.AllianceID === alliance.AllianceID) break;
    const reached = (await asking.line.call(getClubAchievements, {})).List.find(({ Kind }) => Kind === 'alliance');
    expectEqual(reached?.Progress, 2, 'an achievement of both');
    await refused(asking, getAllianceRequests, {}, 200107);
    await head.line.call(leaveAlliance, {});
    expectEqual((await asking.line.call(getAlliance, {})).LeaderClubID, asking.ClubID, 'who leads then');
    await asking.line.call(leaveAlliance, {});
    await refused(asking, getAlliance, { AllianceID: alliance.AllianceID }, 200111);
  }),
  conforms(requestAlliance, 200106, 'stands once', async (stage) => {
    const [one] = await leaders(stage, 73);
    const leader = assertDefined(one, 'a leader');
    await leader.line.call(requestAlliance, { AllianceID: '1' });
    await refused(leader, requestAlliance, { AllianceID: '2' }, 200106);
    await leader.line.call(withdrawAllianceRequest, {});
  }),
  conforms(requestAlliance, 300015, 'is not for a club that is in one', async (stage) => {
    const { head } = await allied(stage);
    await refused(head, requestAlliance, { AllianceID: '1' }, 300015);
  }),
  conforms(requestAlliance, 300014, 'finds no room in an alliance of five clubs', async (stage) => {
    const { head, others, alliance } = await allied(stage, 71, 72, 73, 74, 75);
    const { AllianceID } = alliance;
    for (const { line } of others) await line.call(requestAlliance, { AllianceID });
    for (const { ClubID } of others.slice(0, 4)) await head.line.call(answerAllianceRequest, { ClubID, Accept: true });
    const last = assertDefined(others[4], 'a fifth');
    await refused(head, answerAllianceRequest, { ClubID: last.ClubID, Accept: true }, 300014);
    await last.line.call(withdrawAllianceRequest, {});
    await refused(last, requestAlliance, { AllianceID }, 300014);
    for (const { line } of [head, ...others.slice(0, 4)]) await line.call(leaveAlliance, {});
  }),
  conforms(withdrawAllianceRequest, 200, 'ends the request', async (stage) => {
    const { head, others, alliance } = await allied(stage, 73);
    const asking = assertDefined(others[0], 'a leader');
    await asking.line.call(requestAlliance, { AllianceID: alliance.AllianceID });
    await asking.line.call(withdrawAllianceRequest, {});
    expectEqual((await head.line.call(getAllianceRequests, {})).List, [], 'requests');
  }),
  conforms(getAllianceRequests, 200, 'lists who asks, the first first', async (stage) => {
    const { head, others, alliance } = await allied(stage, 73, 74);
    expectEqual((await head.line.call(getAllianceRequests, {})).List, [], 'before');
    for (const { line } of others) await line.call(requestAlliance, { AllianceID: alliance.AllianceID });
    const { List } = await head.line.call(getAllianceRequests, {});
    expectEqual(
      List.map(({ Club }) => Club.ClubID).toSorted(),
      others.map(({ ClubID }) => ClubID).toSorted(),
      'afterwards',
    );
    for (const { line } of others) await line.call(withdrawAllianceRequest, {});
  }),
  conforms(answerAllianceRequest, 200, 'says no: the club stays out and may ask again', async (stage) => {
    const { head, others, alliance } = await allied(stage, 73);
    const asking = assertDefined(others[0], 'a leader');
    await asking.line.call(requestAlliance, { AllianceID: alliance.AllianceID });
    const after = await head.line.call(answerAllianceRequest, { ClubID: asking.ClubID, Accept: false });
    expectEqual(after.ClubCount, 1, 'clubs');
    await asking.line.call(requestAlliance, { AllianceID: alliance.AllianceID });
    await asking.line.call(withdrawAllianceRequest, {});
  }),
  conforms(answerAllianceRequest, 300011, 'finds no request of that club', async (stage) => {
    const { head } = await allied(stage);
    await refused(head, answerAllianceRequest, { ClubID: '1', Accept: true }, 300011);
  }),
  conforms(answerAllianceRequest, 300014, 'takes in five clubs at most', async (stage) => {
    const { head, others, alliance } = await allied(stage, 71, 72, 73, 74, 75);
    for (const { line } of others) await line.call(requestAlliance, { AllianceID: alliance.AllianceID });
    for (const { ClubID } of others.slice(0, 4)) await head.line.call(answerAllianceRequest, { ClubID, Accept: true });
    const last = assertDefined(others[4], 'a fifth');
    await refused(head, answerAllianceRequest, { ClubID: last.ClubID, Accept: true }, 300014);
    const first = assertDefined(others[0], 'the first');
    await first.line.call(leaveAlliance, {});
    await head.line.call(answerAllianceRequest, { ClubID: last.ClubID, Accept: true });
  }),
  conforms(leaveAlliance, 200, 'goes, and hears the alliance no more', async (stage) => {
    const { head, alliance } = await allied(stage);
    await head.line.push(clubAllianceChanged);
    await head.line.call(leaveAlliance, {});
    expectEqual((await head.line.push(clubAllianceChanged)).result.AllianceID, '', 'push');
    expectEqual((await head.line.call(getClub, {})).AllianceID, '', 'on the club’s page');
    await refused(head, getAlliance, { AllianceID: alliance.AllianceID }, 200111);
  }),
];
