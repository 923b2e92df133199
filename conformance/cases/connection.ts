import { signInGuest } from '#protocol/endpoints/auth.ts';
import {
  getAnnouncementHistory,
  getHistory,
  publicMessage,
  sendAnnouncement,
  sendClubMessage,
  sendPrivateMessage,
  sendPublicMessage,
} from '#protocol/operations/chat.ts';
import { heartbeat, resume, sessionEnded, signInChat, signInLobby } from '#protocol/operations/connection.ts';
import { getLiveHistory, joinRoom, sendLiveMessage } from '#protocol/operations/live.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { PROTOCOL_VERSION } from '#protocol/version.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';

const DAY_SECONDS = 24 * 60 * 60;
const TALKER = '0900000001';
const LISTENER = '0900000002';

export const connectionCases: readonly ConformanceCase[] = [
  ...[signInChat, signInLobby].flatMap((contract): ConformanceCase[] => [
    conforms(
      contract,
      200,
      'signs in on either socket and returns connection, time, version and player',
      async (context) => {
        const session = await context.guest();
        for (const socket of ['chat', 'lobby'] as const) {
          const testSocket = await context.openSocket(socket);
          const answer = await testSocket.ask(contract.op, {}, { token: session.token });
          const result = contract.result.parse(answer.Result);
          expectEqual(
            [answer.OP, result.PlayerID, result.ProtocolVersion],
            [contract.op + 1, session.playerID, PROTOCOL_VERSION],
            'answer',
          );
          expect(result.ConnectionID !== '', 'a connection id');
        }
      },
    ),
    conforms(contract, 100005, 'refuses an unknown token, and a missing token', async (context) => {
      const testSocket = await context.openSocket('chat');
      expectEqual((await testSocket.ask(contract.op, {}, { token: 'f'.repeat(64) })).Code, 100005, 'unknown');
      expectEqual((await testSocket.ask(contract.op, {})).Code, 100005, 'none');
    }),
    conforms(contract, 100014, 'refuses a disabled account', async (context) => {
      const session = await context.guest();
      await context.setState(session.playerID, { Disabled: true });
      const testSocket = await context.openSocket('chat');
      expectEqual((await testSocket.ask(contract.op, {}, { token: session.token })).Code, 100014, 'code');
    }),
  ]),

  conforms(signInChat, 100000, 'answers an unreadable frame with OP 0 and leaves the socket open', async (context) => {
    const testSocket = await (await context.guest()).openSocket('chat');
    testSocket.sendText('not json');
    expectEqual((await testSocket.take(({ OP }) => OP === 0, 'the answer to no JSON')).Code, 100000, 'no JSON');
    expectEqual((await testSocket.ask(77_770, {})).OP, 0, 'an unknown operation');
    testSocket.sendText(JSON.stringify({ OP: heartbeat.op, CloseRSA: false, R: 'closed' }));
    const closed = await testSocket.take(({ R }) => R === 'closed', 'the answer to CloseRSA false');
    expectEqual([closed.OP, closed.Code], [heartbeat.op + 1, 100000], 'CloseRSA false');
    await testSocket.call(heartbeat, {});
  }),
  conforms(
    signInChat,
    100000,
    'closes the socket with 1008 after more than twenty bad frames in a minute',
    async (context) => {
      const testSocket = await (await context.guest()).openSocket('chat');
      for (let frames = 0; frames < 21; frames += 1) testSocket.sendText('bad');
      expectEqual(await testSocket.closed(), 1008, 'close code');
    },
  ),

  conforms(signInChat, 200, "ends a connection within a minute of its session's expiry", async (context) => {
    const session = await context.guest();
    const chat = await session.openSocket('chat');
    const lobby = await session.openSocket('lobby');
    await context.advance(DAY_SECONDS + 61);
    expectEqual([await chat.closed(), await lobby.closed()], [4001, 4001], 'close codes');
    expectEqual((await chat.push(sessionEnded)).result, { Reason: 'expired' }, 'the push before');
  }),
  conforms(signInChat, 200, 'leaves no connection open after a purge, a ban or a new sign-in', async (context) => {
    const session = await context.member('0939000001');
    const testSocket = await session.openSocket('chat');
    await context.advance(9 * DAY_SECONDS);
    await context.member('0939000001');
    expectEqual(await testSocket.closed(), 4001, 'close code');
    const writer = await (await context.member(TALKER)).openSocket('chat');
    await writer.call(sendPublicMessage, { Message: '還有人在嗎' });
    expectEqual(testSocket.pending(publicMessage), [], 'pushes afterwards');
  }),

  conforms(
    getWallet,
    100006,
    'refuses any operation before the login on either socket, and accepts it after the login',
    async (context) => {
      const session = await context.guest();
      for (const socket of ['chat', 'lobby'] as const) {
        const testSocket = await context.openSocket(socket);
        const early = await testSocket.ask(getWallet.op, {}, { token: session.token });
        expectEqual(
          [early.OP, early.Code, early.Result],
          [getWallet.op + 1, 100006, {}],
          `a token beside it, on the ${socket}`,
        );
        expectEqual(
          (await testSocket.ask(signInChat.op, {}, { token: 'f'.repeat(64) })).Code,
          100005,
          'a login that fails',
        );
        expectEqual((await testSocket.ask(getWallet.op, {})).Code, 100006, 'after it');
        expectEqual((await testSocket.ask(signInLobby.op, {}, { token: session.token })).Code, 200, 'the login');
        expectEqual((await testSocket.call(getWallet, {})).Gold, 10_000, 'the wallet, on the same connection');
      }
    },
  ),

  conforms(
    signInGuest,
    200,
    'a new sign-in ends the older session: push 10002 with 100015, close 4001, token dead',
    async (context) => {
      const visitor = context.visitor();
      const older = await context.guest(visitor);
      const testSocket = await older.openSocket('chat');
      await context.guest(visitor);
      const { frame, result } = await testSocket.push(sessionEnded);
      expectEqual(
        [frame.Code, result.Reason, await testSocket.closed()],
        [100015, 'replaced', 4001],
        'code, reason and close',
      );
      const again = await context.openSocket('chat');
      expectEqual((await again.ask(signInChat.op, {}, { token: older.token })).Code, 100005, 'the old token');
    },
  ),
  conforms(heartbeat, 200, 'returns the time of the movable clock', async (context) => {
    const testSocket = await (await context.guest()).openSocket('lobby');
    const before = Date.parse((await testSocket.call(heartbeat, {})).ServerTime);
    await context.advance(3600);
    const after = Date.parse((await testSocket.call(heartbeat, {})).ServerTime);
    expect(after - before >= 3_600_000, 'an hour later');
  }),

  conforms(
    resume,
    200,
    'returns every missed message in order, once, with the counters of that moment',
    async (context) => {
      await context.advance(61);
      const talker = await (await context.member(TALKER)).openSocket('chat');
      const listener = await (await context.member(LISTENER)).openSocket('chat');
      const page = await listener.call(getHistory, { ChannelType: 1, Page: 1, PerPage: 1 });
      const last = assertDefined(page.List[0], 'a public message');
      const sent = [];
      for (const Message of ['一', '二', '三']) sent.push((await talker.call(sendPublicMessage, { Message })).ID);
      await Promise.all(sent.map(() => listener.push(publicMessage)));
      const { Channels, Unread } = await listener.call(resume, {
        Channels: [{ ChannelType: 1, Epoch: page.Epoch, Seq: last.Seq }],
      });
      const channel = assertDefined(Channels[0], 'the channel');
      expectEqual([channel.Recovered, channel.Seq], [true, last.Seq + 3], 'recovered up to');
      expectEqual(
        channel.List.map(({ ID }) => ID),
        sent,
        'what was missed',
      );
      expect(Unread.Public >= 3, 'the three are unread');
    },
  ),
  conforms(
    resume,
    200,
    'recovers private, club, alliance, live and announcement channels in one call',
    async (context) => {
      await context.advance(61);
      const [one, other] = await context.members([TALKER, LISTENER]);
      const talker = await assertDefined(one, TALKER).openSocket('chat');
      const operator = await assertDefined(other, LISTENER).openSocket('chat');
      await talker.call(joinRoom, { RoomID: '1' });
      const named = [
        { ChannelType: 2, PlayerID: '10000002' },
        { ChannelType: 3, ClubID: '1' },
        { ChannelType: 4, AllianceID: '1' },
        { ChannelType: 5, RoomID: '1' },
        { ChannelType: 6 },
      ] as const;
      const newest = async (channel: (typeof named)[number]) => {
        const page = { Page: 1, PerPage: 1 };
        const { List, Epoch } = await (channel.ChannelType === 5
          ? talker.call(getLiveHistory, { ...page, RoomID: channel.RoomID })
          : channel.ChannelType === 6
            ? talker.call(getAnnouncementHistory, page)
            : talker.call(getHistory, { ...page, ...channel }));
        return { ...channel, Epoch, Seq: List[0]?.Seq ?? 0 };
      };
      const points = [];
      for (const channel of named) points.push(await newest(channel));
      const sent = [
        await operator.call(sendPrivateMessage, { PlayerID: '10000001', Message: '私' }),
        await talker.call(sendClubMessage, { ChannelType: 3, Message: '社' }),
        await talker.call(sendClubMessage, { ChannelType: 4, Message: '盟' }),
        await talker.call(sendLiveMessage, { Message: '播' }),
        await operator.call(sendAnnouncement, { Message: '告' }),
      ];
      const { Channels, Unread } = await talker.call(resume, { Channels: points });
      expectEqual(
        Channels.map(({ ChannelType, Recovered, List }) => [ChannelType, Recovered, List.map(({ ID }) => ID)]),
        sent.map(({ ChannelType, ID }) => [ChannelType, true, [ID]]),
        'what was missed',
      );
      expectEqual(Channels[0]?.List[0]?.PlayerID, '10000002', 'the other side of the private one');
      expect(Unread.Private >= 1 && Unread.Announcement >= 1, 'counters');
    },
  ),
  conforms(resume, 300011, 'refuses an unknown live room id', async (context) => {
    const testSocket = await (await context.guest()).openSocket('chat');
    const Channels = [{ ChannelType: 5, RoomID: 'none', Epoch: 'x', Seq: 0 }];
    expectEqual((await testSocket.ask(resume.op, { Channels })).Code, 300011, 'code');
  }),
  conforms(resume, 200, 'marks a channel that cannot be recovered completely', async (context) => {
    const testSocket = await (await context.guest()).openSocket('chat');
    const { Channels } = await testSocket.call(resume, { Channels: [{ ChannelType: 1, Epoch: 'another', Seq: 1 }] });
    const channel = assertDefined(Channels[0], 'the channel');
    expectEqual([channel.Recovered, channel.List.length], [false, 0], 'of another epoch');
  }),
  conforms(resume, 100000, 'refuses a repeated channel', async (context) => {
    const testSocket = await (await context.guest()).openSocket('chat');
    const point = { ChannelType: 1, Epoch: 'another', Seq: 1 };
    const answer = await testSocket.ask(resume.op, { Channels: [point, point] });
    expectEqual([answer.Code, answer.Result], [100000, { Field: 'Channels' }], 'code and field');
  }),
  conforms(resume, 100013, 'refuses a private channel without an existing player', async (context) => {
    const testSocket = await (await context.guest()).openSocket('chat');
    const Channels = [{ ChannelType: 2, PlayerID: '99999999', Epoch: 'x', Seq: 0 }];
    expectEqual((await testSocket.ask(resume.op, { Channels })).Code, 100013, 'code');
  }),
  conforms(resume, 200105, 'refuses the channel of another club', async (context) => {
    const testSocket = await (await context.guest()).openSocket('chat');
    const Channels = [{ ChannelType: 3, ClubID: '1', Epoch: 'x', Seq: 0 }];
    expectEqual((await testSocket.ask(resume.op, { Channels })).Code, 200105, 'code');
  }),
];
