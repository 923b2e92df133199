import {
  getHistory,
  getOnlineCount,
  getUnread,
  markRead,
  publicMessage,
  sendPublicMessage,
  unreadChanged,
} from '#protocol/operations/chat.ts';
import { BLANK_TEXTS } from '../blankTexts.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import { requestID } from '../requestID.ts';
import { privateCases } from './chatPrivate.ts';
import { sendCases } from './chatSends.ts';
import { sharedCases } from './chatShared.ts';
import { refusesWord } from './chatWord.ts';

const TALKER = '0900000001';
const LISTENER = '0900000002';
/** Longer than the window of 10 messages in 60 s. */
const QUIET_SECONDS = 61;

export const chatCases: readonly ConformanceCase[] = [
  conforms(
    sendPublicMessage,
    200,
    'reaches a second player as the message of the history, numbered by one',
    async (context) => {
      await context.advance(QUIET_SECONDS);
      const talker = await context.member(TALKER);
      const socket = await talker.openSocket('chat');
      const listener = await (await context.member(LISTENER)).openSocket('chat');
      const first = await socket.call(sendPublicMessage, { Message: '  晚安 <b>各位</b>  ' });
      const second = await socket.call(sendPublicMessage, { Message: '回覆', ReplyID: first.ID });
      const pushed = [await listener.push(publicMessage), await listener.push(publicMessage)];
      expectEqual(
        pushed.map(({ result }) => result),
        [first, second],
        'pushes',
      );
      expectEqual(
        pushed.map(({ frame }) => frame.R),
        [undefined, undefined],
        'ids of pushes to a channel',
      );
      expectEqual(
        [first.Message, first.From, first.ChannelType],
        ['晚安 <b>各位</b>', talker.playerID, 1],
        'what is kept',
      );
      expectEqual(
        [first.ColorID, first.SenderType, first.Flag, first.ReplyID, first.PlayerID, first.AutoReply],
        [3, 0, 0, '', '', []],
        'tier, kind of sender, warning, quote, other side and suggestions',
      );
      expect(first.ClubName !== '' && !('OriginalMessage' in first), 'the club, and nothing for moderators only');
      expectEqual(first.Sender?.PictureURL, first.Sender?.PicURL, 'both names of the picture’s address');
      expectEqual(
        [second.Seq, second.Reply?.ID, second.Reply?.Message],
        [first.Seq + 1, first.ID, first.Message],
        'number and quote',
      );
      const { List } = await listener.call(getHistory, { ChannelType: 1, Page: 1, PerPage: 2 });
      expectEqual(List, [second, first], 'history');
    },
  ),
  conforms(
    sendPublicMessage,
    200,
    "pushes to the sender's other connections, but not to the sending one",
    async (context) => {
      await context.advance(QUIET_SECONDS);
      const session = await context.member(TALKER);
      const [sending, other] = [await session.openSocket('chat'), await session.openSocket('chat')];
      const sent = await sending.call(sendPublicMessage, { Message: '兩個分頁' });
      expectEqual((await other.push(publicMessage)).result.ID, sent.ID, 'push on the other connection');
      await sending.call(getUnread, {});
      expectEqual(sending.pending(publicMessage).length, 0, 'pushes on the sending connection');
    },
  ),
  conforms(
    sendPublicMessage,
    200,
    'the same R again gets the first answer again and changes nothing',
    async (context) => {
      await context.advance(QUIET_SECONDS);
      const socket = await (await context.member(TALKER)).openSocket('chat');
      const R = requestID();
      const first = await socket.call(sendPublicMessage, { Message: '只有一次' }, R);
      expectEqual(await socket.call(sendPublicMessage, { Message: '只有一次' }, R), first, 'the second answer');
      const other = await socket.ask(sendPublicMessage.op, { Message: '別的' }, { R });
      expectEqual(other.Code, 100000, 'the same R with another payload');
      const { List } = await socket.call(getHistory, { ChannelType: 1, Page: 1, PerPage: 2 });
      expectEqual(List.filter(({ Message }) => Message === '只有一次').length, 1, 'messages');
    },
  ),
  conforms(
    sendPublicMessage,
    200068,
    'the same R again gets the first failure again, though it would go well now',
    async (context) => {
      await context.advance(QUIET_SECONDS);
      const session = await context.member(TALKER);
      const socket = await session.openSocket('chat');
      const R = requestID();
      await context.setState(session.playerID, { MuteSeconds: 60 });
      const first = await socket.ask(sendPublicMessage.op, { Message: '還不行' }, { R });
      await context.setState(session.playerID, { MuteSeconds: 0 });
      expectEqual(await socket.ask(sendPublicMessage.op, { Message: '還不行' }, { R }), first, 'the second answer');
      await socket.call(sendPublicMessage, { Message: '還不行' });
    },
  ),
  conforms(sendPublicMessage, 300002, 'answers a repeated R before it checks any rate', async (context) => {
    const socket = await (await context.guest()).openSocket('chat');
    const R = requestID();
    const first = await socket.ask(sendPublicMessage.op, { Message: '第一' }, { R });
    let last = first;
    for (let calls = 0; calls < sendPublicMessage.rate.limit; calls += 1)
      last = await socket.ask(sendPublicMessage.op, { Message: '再來' });
    expectEqual(last.Code, 300002, 'one call too many');
    expectEqual(await socket.ask(sendPublicMessage.op, { Message: '第一' }, { R }), first, 'the first again');
  }),
  conforms(sendPublicMessage, 200, 'takes percent-encoded text with Decode', async (context) => {
    await context.advance(QUIET_SECONDS);
    const socket = await (await context.member(TALKER)).openSocket('chat');
    const sent = await socket.call(sendPublicMessage, { Message: encodeURIComponent('百分號 100%'), Decode: true });
    expectEqual(sent.Message, '百分號 100%', 'text');
  }),
  conforms(
    sendPublicMessage,
    200,
    'marks an offer of accounts or coins with Flag 1, and masks blocked words from VIP 3',
    async (context) => {
      await context.advance(QUIET_SECONDS);
      const socket = await (await context.member(TALKER)).openSocket('chat');
      expectEqual((await socket.call(sendPublicMessage, { Message: '便宜賣 帳號' })).Flag, 1, 'flag of an offer');
      const masked = await socket.call(sendPublicMessage, { Message: '有外掛嗎' });
      expectEqual([masked.Message, masked.Flag], ['有**嗎', 0], 'masked');
      expect(!JSON.stringify(masked).includes('外掛'), 'what was masked stays behind');
    },
  ),
  conforms(sendPublicMessage, 100000, 'requires 1 to 100 characters after trimming, and a UUID', async (context) => {
    await context.advance(QUIET_SECONDS);
    const socket = await (await context.member(TALKER)).openSocket('chat');
    for (const Message of ['', '   \n ', '字'.repeat(101), ...BLANK_TEXTS]) {
      const answer = await socket.ask(sendPublicMessage.op, { Message });
      expectEqual([answer.Code, answer.Result], [100000, { Field: 'Message' }], `of ${Message.length} characters`);
    }
    await socket.call(sendPublicMessage, { Message: '😀'.repeat(100) });
    const piled = await socket.call(sendPublicMessage, { Message: `\u202ea${'\u0335'.repeat(99)}` });
    expectEqual(piled.Message, `a${'\u0335'.repeat(6)}`, 'a pile of marks after a turn of direction');
    expectEqual(
      (await socket.ask(sendPublicMessage.op, { Message: '好' }, { R: 'not-a-uuid' })).Code,
      100000,
      'an R that is no UUID',
    );
  }),
  conforms(sendPublicMessage, 200024, 'refuses guests and members below gold', async (context) => {
    const guest = await (await context.guest()).openSocket('chat');
    expectEqual((await guest.ask(sendPublicMessage.op, { Message: '嗨' })).Code, 200024, 'a guest');
    const copper = await (await context.member('0900000003')).openSocket('chat');
    expectEqual((await copper.ask(sendPublicMessage.op, { Message: '嗨' })).Code, 200024, 'copper');
  }),
  conforms(
    sendPublicMessage,
    200067,
    'refuses a blocked word below VIP 3 if the chat is open there',
    async (context) => {
      const session = await context.member('0900000005');
      const socket = await session.openSocket('chat');
      await refusesWord(session, async () => (await socket.ask(sendPublicMessage.op, { Message: '有外掛嗎' })).Code);
    },
  ),
  conforms(
    sendPublicMessage,
    200068,
    'refuses a muted player before any other check, until the mute ends',
    async (context) => {
      await context.advance(QUIET_SECONDS);
      const session = await context.member(TALKER);
      const socket = await session.openSocket('chat');
      await context.setState(session.playerID, { MuteSeconds: 600 });
      expectEqual((await socket.ask(sendPublicMessage.op, { Message: '' })).Code, 200068, 'muted');
      await context.advance(601);
      await socket.call(sendPublicMessage, { Message: '可以說話了' });
    },
  ),
  conforms(sendPublicMessage, 200069, 'refuses the eleventh message in 60 seconds', async (context) => {
    await context.advance(QUIET_SECONDS);
    const socket = await (await context.member(TALKER)).openSocket('chat');
    for (let sent = 1; sent <= 10; sent += 1) await socket.call(sendPublicMessage, { Message: `第 ${sent} 則` });
    expectEqual((await socket.ask(sendPublicMessage.op, { Message: '第 11 則' })).Code, 200069, 'the eleventh');
    await context.advance(QUIET_SECONDS);
    await socket.call(sendPublicMessage, { Message: '一分鐘後' });
  }),

  conforms(
    getHistory,
    200,
    'pages without a gap, newest first, of messages no later than StartTime',
    async (context) => {
      const socket = await (await context.member(LISTENER)).openSocket('chat');
      const newest = await socket.call(getHistory, { ChannelType: 1, Page: 1, PerPage: 6 });
      const whole = await socket.call(getHistory, { ChannelType: 1, Page: 1 });
      expectEqual([whole.List.length, whole.List.slice(0, 6)], [20, newest.List], 'twenty where no size is asked for');
      const StartTime = assertDefined(newest.List[0], 'a message').CreateTime;
      const pages = [];
      for (const Page of [1, 2, 3])
        pages.push(await socket.call(getHistory, { ChannelType: 1, Page, PerPage: 2, StartTime }));
      expectEqual(
        pages.flatMap(({ List }) => List.map(({ ID }) => ID)),
        newest.List.map(({ ID }) => ID),
        'three pages of two',
      );
      const numbers = newest.List.map(({ Seq }) => Seq);
      expectEqual(
        numbers,
        numbers.map((_, at) => (numbers[0] ?? 0) - at),
        'numbers',
      );
      const earlier = assertDefined(newest.List[3], 'a fourth message');
      const before = await socket.call(getHistory, {
        ChannelType: 1,
        Page: 1,
        PerPage: 1,
        StartTime: earlier.CreateTime,
      });
      expect((before.List[0]?.CreateTime ?? '') <= earlier.CreateTime, 'nothing later than StartTime');
      expect(before.Total < newest.Total, 'Total counts the same messages');
    },
  ),
  conforms(
    getHistory,
    200,
    'opens private, club, alliance and announcement channels to their members',
    async (context) => {
      const socket = await (await context.member(TALKER)).openSocket('chat');
      for (const channel of [
        { ChannelType: 2, PlayerID: '10000002' },
        { ChannelType: 3 },
        { ChannelType: 4 },
        { ChannelType: 6 },
      ] as const) {
        const { List, Epoch } = await socket.call(getHistory, { ...channel, Page: 1 });
        expect(List.length > 0 && Epoch !== '', `channel type ${channel.ChannelType} holds messages`);
        expect(
          List.every(({ ChannelType }) => ChannelType === channel.ChannelType),
          'of its type',
        );
      }
    },
  ),
  conforms(getHistory, 100013, 'refuses a private channel without an existing player', async (context) => {
    const socket = await (await context.guest()).openSocket('chat');
    expectEqual(
      (await socket.ask(getHistory.op, { ChannelType: 2, PlayerID: '99999999', Page: 1 })).Code,
      100013,
      'code',
    );
  }),
  conforms(getHistory, 200105, 'refuses the channel of another club', async (context) => {
    const socket = await (await context.member(TALKER)).openSocket('chat');
    expectEqual(
      (await socket.ask(getHistory.op, { ChannelType: 3, ClubID: '2', Page: 1 })).Code,
      200105,
      'another club',
    );
    const guest = await (await context.guest()).openSocket('chat');
    expectEqual((await guest.ask(getHistory.op, { ChannelType: 4, Page: 1 })).Code, 200105, 'an alliance of nobody');
  }),

  conforms(getOnlineCount, 200, 'counts the connected players', async (context) => {
    const guests = [await context.guest(), await context.guest(), await context.guest()];
    const sockets = await Promise.all(guests.map((guest) => guest.openSocket('chat')));
    // The earlier counts are removed by then.
    await context.advance(6);
    const Count = (await sockets[0]?.call(getOnlineCount, {}))?.Count ?? 0;
    expect(Count >= guests.length, `${Count} players of whom three are connected`);
  }),
  conforms(
    getUnread,
    200,
    'counts messages of others since the last read; own messages count as read',
    async (context) => {
      await context.advance(QUIET_SECONDS);
      const talker = await (await context.member(TALKER)).openSocket('chat');
      const listener = await (await context.member(LISTENER)).openSocket('chat');
      await listener.call(markRead, { ChannelType: 1 });
      await talker.call(sendPublicMessage, { Message: '未讀一' });
      await talker.call(sendPublicMessage, { Message: '未讀二' });
      const counts = await listener.call(getUnread, {});
      expectEqual([counts.Public, counts.EnableClub], [2, true], 'public unread');
      expectEqual(counts.Total, counts.Public + counts.Private + counts.Announcement + counts.Club, 'total');
      expectEqual((await talker.call(getUnread, {})).Public, 0, 'unread of the sender');
    },
  ),
  conforms(markRead, 200, 'clears a channel here, and on the other connections by push', async (context) => {
    const session = await context.member(LISTENER);
    const [here, there] = [await session.openSocket('chat'), await session.openSocket('chat')];
    const counts = await here.call(markRead, { ChannelType: 6 });
    expectEqual(counts.Announcement, 0, 'announcements unread');
    const { result, frame } = await there.push(unreadChanged);
    expectEqual(result, counts, 'the push');
    expect(frame.R !== undefined, 'a personal push carries the connection id');
    expectEqual(await here.call(getUnread, {}), counts, 'the counters afterwards');
  }),
  conforms(markRead, 100013, 'refuses a private channel without an existing player', async (context) => {
    const socket = await (await context.guest()).openSocket('chat');
    expectEqual((await socket.ask(markRead.op, { ChannelType: 2, PlayerID: '99999999' })).Code, 100013, 'code');
  }),
  conforms(markRead, 200105, 'refuses the channel of another club', async (context) => {
    const socket = await (await context.guest()).openSocket('chat');
    expectEqual((await socket.ask(markRead.op, { ChannelType: 3, ClubID: '1' })).Code, 200105, 'code');
  }),
  ...sendCases,
  ...privateCases,
  ...sharedCases,
];
