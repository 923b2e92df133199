import { putAnnouncement } from '#protocol/endpoints/dev.ts';
import {
  announcementMessage,
  clubMessage,
  getAlliances,
  getAnnouncementHistory,
  getHistory,
  getTopAnnouncement,
  getUnread,
  markRead,
  reportMessage,
  sendAnnouncement,
  sendClubMessage,
  sendPrivateMessage,
  sendPublicMessage,
  topAnnouncementChanged,
  unreadChanged,
} from '#protocol/operations/chat.ts';
import { BLANK_TEXTS } from '../blankTexts.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import { gold, pair, QUIET_SECONDS } from './chatSends.ts';
import { refusesWord } from './chatWord.ts';

/** Members of the demo world: of club 1, of club 2 in the same alliance, and of club 6, whose chat was never opened. */
const MEMBER = '0900000001';
const LEADER = '0900000002';
const ALLY = '0910000007';
const SILENT = '0910000017';

export const sharedCases: readonly ConformanceCase[] = [
  conforms(sendClubMessage, 200, 'reaches the club, and an alliance message the other clubs too', async (context) => {
    await context.advance(QUIET_SECONDS);
    const sockets = [];
    for (const session of await context.members([MEMBER, LEADER, ALLY])) sockets.push(await session.openSocket('chat'));
    const talker = assertDefined(sockets[0], 'a member');
    const leader = assertDefined(sockets[1], 'the leader');
    const ally = assertDefined(sockets[2], 'an ally');
    const inClub = await talker.call(sendClubMessage, { ChannelType: 3, Message: '今晚集合' });
    expectEqual([inClub.ChannelType, inClub.ClubName], [3, '星夜俱樂部'], 'type and club');
    expectEqual((await leader.push(clubMessage)).result, inClub, 'the push to the club');
    const inAlliance = await talker.call(sendClubMessage, {
      ChannelType: 4,
      Message: '聯盟的大家好',
      ReplyID: inClub.ID,
    });
    expectEqual([inAlliance.ChannelType, inAlliance.Reply], [4, null], 'a message of another channel is not quoted');
    expectEqual((await ally.push(clubMessage)).result, inAlliance, 'the first that the ally hears');
    expectEqual((await leader.push(clubMessage)).result, inAlliance, 'the push to the alliance');
    const { List } = await ally.call(getHistory, { ChannelType: 4, Page: 1, PerPage: 1 });
    expectEqual(List, [inAlliance], 'history');
  }),
  conforms(
    sendClubMessage,
    200,
    'is one more unread message for a receiver; an answer marks the messages above as read',
    async (context) => {
      await context.advance(QUIET_SECONDS);
      const [first, second] = await context.members([MEMBER, LEADER]);
      const [here, there] = [
        await assertDefined(first, MEMBER).openSocket('chat'),
        await assertDefined(first, MEMBER).openSocket('chat'),
      ];
      const leader = await assertDefined(second, LEADER).openSocket('chat');
      let known = await there.call(markRead, { ChannelType: 3 });
      for (const ChannelType of [3, 4, 3] as const)
        await leader.call(sendClubMessage, { ChannelType, Message: '集合' });
      for (let heard = 0; heard < 3; heard += 1) {
        await there.push(clubMessage);
        known = { ...known, Club: known.Club + 1, Total: known.Total + 1 };
      }
      expectEqual(await here.call(getUnread, {}), known, 'after three messages');
      await here.call(sendClubMessage, { ChannelType: 3, Message: '收到' });
      const { result } = await there.push(unreadChanged);
      expectEqual([result.Club, await here.call(getUnread, {})], [known.Club - 2, result], 'after an answer');
    },
  ),
  conforms(sendClubMessage, 200024, 'refuses members below gold', async (context) => {
    const silver = await (await context.member('0900000005')).openSocket('chat');
    expectEqual((await silver.ask(sendClubMessage.op, { ChannelType: 3, Message: '嗨' })).Code, 200024, 'silver');
  }),
  conforms(sendClubMessage, 200067, 'refuses a blocked word below VIP 3 if the chat is open there', async (context) => {
    const silver = await context.member('0900000005');
    const socket = await silver.openSocket('chat');
    const said = { ChannelType: 3, Message: '有外掛嗎' };
    await refusesWord(silver, async () => (await socket.ask(sendClubMessage.op, said)).Code);
  }),
  conforms(sendClubMessage, 200105, 'refuses a player without a club', async (context) => {
    const socket = await (await gold(context, '0936000031')).openSocket('chat');
    for (const ChannelType of [3, 4])
      expectEqual((await socket.ask(sendClubMessage.op, { ChannelType, Message: '嗨' })).Code, 200105, 'code');
  }),
  conforms(sendClubMessage, 200109, 'is closed until the leader opens the chat', async (context) => {
    const socket = await (await context.member(SILENT)).openSocket('chat');
    for (const ChannelType of [3, 4])
      expectEqual((await socket.ask(sendClubMessage.op, { ChannelType, Message: '嗨' })).Code, 200109, 'code');
    expectEqual((await socket.call(getUnread, {})).EnableClub, false, 'the club tab');
  }),

  conforms(sendAnnouncement, 200, 'reaches everyone, and is unread until it is read', async (context) => {
    await context.advance(QUIET_SECONDS);
    const operator = await (await context.member(LEADER)).openSocket('chat');
    const guest = await (await context.guest()).openSocket('chat');
    const before = await guest.call(getUnread, {});
    const sent = await operator.call(sendAnnouncement, { Message: '今晚九點維護' });
    expectEqual([sent.ChannelType, sent.From], [6, '10000002'], 'type and sender');
    expectEqual((await guest.push(announcementMessage)).result, sent, 'the push');
    expectEqual((await guest.call(getUnread, {})).Announcement, before.Announcement + 1, 'unread of the guest');
    expectEqual((await operator.call(getUnread, {})).Announcement, 0, 'unread of the sender');
  }),
  conforms(sendAnnouncement, 200067, 'refuses a blocked word of an operator below VIP 3', async (context) => {
    await context.advance(QUIET_SECONDS);
    const session = await context.member(LEADER);
    const socket = await session.openSocket('chat');
    try {
      await context.setState(session.playerID, { VIPLevel: 1 });
      expectEqual((await socket.ask(sendAnnouncement.op, { Message: '有外掛嗎' })).Code, 200067, 'code');
    } finally {
      await context.setState(session.playerID, { VIPLevel: 8 });
    }
  }),
  conforms(sendAnnouncement, 300013, 'refuses players who are not operators', async (context) => {
    const socket = await (await gold(context, '0936000032')).openSocket('chat');
    expectEqual((await socket.ask(sendAnnouncement.op, { Message: '大家注意' })).Code, 300013, 'code');
  }),
  conforms(getAnnouncementHistory, 200, 'answers the announcements of 30020, newest first', async (context) => {
    await context.advance(QUIET_SECONDS);
    const socket = await (await context.member(LEADER)).openSocket('chat');
    const sent = await socket.call(sendAnnouncement, { Message: '新遊戲上線' });
    const page = await socket.call(getAnnouncementHistory, { Page: 1, PerPage: 3 });
    expectEqual(page, await socket.call(getHistory, { ChannelType: 6, Page: 1, PerPage: 3 }), 'both');
    expectEqual([page.List[0], page.List.length, page.Epoch !== ''], [sent, 3, true], 'the newest');
    const next = await socket.call(getAnnouncementHistory, { Page: 2, PerPage: 1, StartTime: sent.CreateTime });
    expectEqual(next.List[0]?.ID, page.List[1]?.ID, 'the second page of one');
  }),

  conforms(getAlliances, 200, 'lists the alliances with their clubs', async (context) => {
    const socket = await (await context.guest()).openSocket('chat');
    const { List } = await socket.call(getAlliances, { AllianceID: '1' });
    const alliance = assertDefined(List[0], 'the alliance');
    expectEqual([List.length, alliance.AllianceName], [1, '北斗聯盟'], 'the one asked for');
    const club = assertDefined(alliance.Clubs[0], 'its first club');
    expectEqual([club.ClubID, club.ClubName], ['1', '星夜俱樂部'], 'club');
    expect(club.MemberCount >= 3 && club.PicInfo.DefaultID >= 1, 'its members and picture');
    expect((await socket.call(getAlliances, { PerPage: 1 })).Total >= 2, 'all of them');
    expectEqual((await socket.call(getAlliances, { AllianceID: 'none' })).List, [], 'one that is not');
  }),

  conforms(
    getTopAnnouncement,
    200,
    'is the newest announcement marked as top, pushed on a change and at its end',
    async (context) => {
      const socket = await (await context.guest()).openSocket('chat');
      const { Announcement: before } = await socket.call(getTopAnnouncement, {});
      const text = (what: string) => ({ zh_tw: `中文${what}`, id_id: `Indonesia ${what}`, vi_vn: `Việt ${what}` });
      // Called after the clock was moved, so that the end is in the future.
      await context.advance(1);
      const publish = (Until?: string) =>
        context.visitor().call(putAnnouncement, {
          Title: text('標題'),
          Content: text('<p onclick="x()">內容</p><script>alert(1)</script>'),
          IsTop: true,
          ...(Until !== undefined && { Until }),
        });
      const { AnnouncementID } = await publish();
      const { Announcement } = await socket.call(getTopAnnouncement, { Lang: 'id_id' });
      expectEqual(
        [Announcement?.AnnouncementID, Announcement?.Title],
        [AnnouncementID, 'Indonesia 標題'],
        'in a language',
      );
      expect(!/script|onclick/.test(Announcement?.Content ?? 'script'), `sanitised: ${Announcement?.Content}`);
      expect(before?.AnnouncementID !== AnnouncementID, 'another than before');
      await context.advance(6);
      const heard = async () => {
        for (;;) {
          const { result } = await socket.push(topAnnouncementChanged);
          if (result.Announcement?.AnnouncementID === AnnouncementID) return result.Announcement;
        }
      };
      expectEqual((await heard()).Title, text('標題'), 'the push, in every language');
      const passing = await publish(
        new Date(Date.parse(assertDefined(Announcement ?? undefined, 'it').CreateTime) + 60_000).toISOString(),
      );
      expectEqual(
        (await socket.call(getTopAnnouncement, {})).Announcement?.AnnouncementID,
        passing.AnnouncementID,
        'while it lasts',
      );
      await context.advance(6);
      await socket.push(topAnnouncementChanged);
      await context.advance(60);
      expectEqual((await heard()).AnnouncementID, AnnouncementID, 'the push when it was over');
    },
  ),

  conforms(
    reportMessage,
    200,
    'accepts reports of messages in every channel that the player can read',
    async (context) => {
      await context.advance(QUIET_SECONDS);
      const [session, other] = await pair(context, '0936000033', '0936000034');
      const talker = await session.openSocket('chat');
      const reporter = await other.openSocket('chat');
      const inPublic = await talker.call(sendPublicMessage, { Message: '我最強' });
      const inPrivate = await talker.call(sendPrivateMessage, { PlayerID: other.playerID, Message: '你好笨' });
      for (const { ID } of [inPublic, inPrivate])
        await reporter.call(reportMessage, { ID, Reason: '%E8%BE%B1%E7%BD%B5', Decode: true });
    },
  ),
  conforms(reportMessage, 300011, 'refuses a message that the player cannot read', async (context) => {
    await context.advance(QUIET_SECONDS);
    const talker = await (await context.member(MEMBER)).openSocket('chat');
    const outsider = await (await context.guest()).openSocket('chat');
    const { ID } = await talker.call(sendClubMessage, { ChannelType: 3, Message: '只給會員看' });
    const secret = await talker.call(sendPrivateMessage, { PlayerID: '10000002', Message: '只給你看' });
    for (const id of [ID, secret.ID, 'none'])
      expectEqual((await outsider.ask(reportMessage.op, { ID: id, Reason: '不當言論' })).Code, 300011, 'code');
  }),
  conforms(reportMessage, 300014, 'refuses a second report of a message by a player', async (context) => {
    await context.advance(QUIET_SECONDS);
    const talker = await (await context.member(MEMBER)).openSocket('chat');
    const reporter = await (await context.guest()).openSocket('chat');
    const { ID } = await talker.call(sendPublicMessage, { Message: '再說一次' });
    await reporter.call(reportMessage, { ID, Reason: '洗頻' });
    expectEqual((await reporter.ask(reportMessage.op, { ID, Reason: '洗頻' })).Code, 300014, 'the second');
  }),
  conforms(reportMessage, 100000, 'requires a legible reason', async (context) => {
    const reporter = await (await context.guest()).openSocket('chat');
    for (const Reason of ['', '  ', ...BLANK_TEXTS]) {
      const { Code, Result } = await reporter.ask(reportMessage.op, { ID: 'any', Reason });
      expectEqual([Code, Result], [100000, { Field: 'Reason' }], `of ${Reason.length} characters`);
    }
  }),
  conforms(reportMessage, 300018, 'refuses a report of an own message', async (context) => {
    await context.advance(QUIET_SECONDS);
    const talker = await (await context.member(MEMBER)).openSocket('chat');
    const { ID } = await talker.call(sendPublicMessage, { Message: '我自己說的' });
    expectEqual((await talker.ask(reportMessage.op, { ID, Reason: '反悔' })).Code, 300018, 'code');
  }),
];
