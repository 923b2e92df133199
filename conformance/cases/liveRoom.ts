import { setPublisher, setSwitch } from '#protocol/endpoints/dev.ts';
import { getLiveFrame } from '#protocol/endpoints/live.ts';
import { giftShown, sendGift } from '#protocol/operations/gift.ts';
import {
  followRoom,
  getDefaultLive,
  getLiveHistory,
  getLiveSessions,
  getRooms,
  getStreamHealth,
  getTopGivers,
  hideLiveMessage,
  hostOnAir,
  joinRoom,
  kickViewer,
  liveMessageHidden,
  pinLiveMessage,
  pinnedChanged,
  reportRoom,
  roomChanged,
  sendLiveMessage,
  updateRoomSettings,
} from '#protocol/operations/live.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { assertDefined, expect, expectEqual } from '../expectation.ts';
import { createTestMembers } from '../testMembers.ts';
import { gold, QUIET_SECONDS } from './chatSends.ts';
import { HOST, hostAndViewer } from './liveHost.ts';
import { moderatorCases } from './liveModerator.ts';
import { putOnAir } from './livePublisher.ts';

const HOST_ID = '10000002';
const ROOM = { RoomID: '1' } as const;
const ROSE = 42;
/** The first bytes of a JPEG. */
const FRAME = '/9j/4AAQSkZJRg';
/** Longer than the pause between two notices to followers. */
const HALF_HOUR = 30 * 60 + 1;

const followCases: readonly ConformanceCase[] = [
  conforms(followRoom, 200, 'counts the follower, and lists the room among the followed', async (context) => {
    const socket = await (await gold(context, '0936100001')).openSocket('chat');
    const before = (await socket.call(joinRoom, ROOM)).RoomInfo;
    const followed = { RoomID: '1', Following: true, Notify: true, Followers: before.Followers + 1 };
    expectEqual(await socket.call(followRoom, { ...ROOM, Following: true }), followed, 'the answer');
    expectEqual(await socket.call(followRoom, { ...ROOM, Following: true }), followed, 'a second time');
    const { List, Total } = await socket.call(getRooms, { FollowedOnly: true });
    expectEqual([List.map(({ RoomID }) => RoomID), Total], [['1'], 1], 'the list');
    const [room] = List;
    expectEqual([room?.Following, room?.Notify, room?.Followers], [true, true, followed.Followers], 'the room');
    const quiet = await socket.call(followRoom, { ...ROOM, Following: true, Notify: false });
    expectEqual([quiet.Following, quiet.Notify], [true, false], 'without notices');
    const ended = await socket.call(followRoom, { ...ROOM, Following: false });
    expectEqual(ended, { RoomID: '1', Following: false, Notify: false, Followers: before.Followers }, 'the end');
    expectEqual((await socket.call(getRooms, { FollowedOnly: true })).Total, 0, 'the list afterwards');
  }),
  conforms(
    followRoom,
    200,
    'notifies a follower once when the room goes on air, unless the notice is off',
    async (context) => {
      await putOnAir(context, false);
      await context.advance(HALF_HOUR);
      const [told, quiet] = await context.members(['0936100002', '0936100003']);
      const sockets = [
        await assertDefined(told, 'a follower').openSocket('chat'),
        await assertDefined(quiet, 'another').openSocket('chat'),
      ] as const;
      await sockets[0].call(followRoom, { ...ROOM, Following: true });
      await sockets[1].call(followRoom, { ...ROOM, Following: true, Notify: false });
      await putOnAir(context);
      const { result } = await sockets[0].push(hostOnAir);
      expectEqual([result.RoomID, result.Status, result.Host.PlayerID], ['1', 1, HOST_ID], 'the push');
      await putOnAir(context, false);
      await putOnAir(context);
      for (const socket of sockets) await socket.call(getRooms, {});
      expectEqual([sockets[0].pending(hostOnAir).length, sockets[1].pending(hostOnAir).length], [0, 0], 'more pushes');
      for (const socket of sockets) await socket.call(followRoom, { ...ROOM, Following: false });
    },
  ),
  conforms(followRoom, 300018, 'refuses the host', async (context) => {
    const host = await (await context.member(HOST)).openSocket('chat');
    expectEqual((await host.ask(followRoom.op, { ...ROOM, Following: true })).Code, 300018, 'code');
  }),
  conforms(followRoom, 300017, 'refuses a player whom the host removed', async (context) => {
    const { host, viewer, session } = await hostAndViewer(context, '0936100004');
    await host.call(kickViewer, { PlayerID: session.playerID, Seconds: 60 });
    expectEqual((await viewer.ask(followRoom.op, { ...ROOM, Following: true })).Code, 300017, 'code');
    await host.call(kickViewer, { PlayerID: session.playerID, Seconds: 0 });
  }),
  conforms(getRooms, 200, 'lists the rooms of a game', async (context) => {
    const host = await (await context.member(HOST)).openSocket('chat');
    const before = await host.call(updateRoomSettings, {});
    const changed = await host.call(updateRoomSettings, { GameCode: 'owl', SlowSeconds: 5 });
    expectEqual(changed, { ...before, GameCode: 'owl', SlowSeconds: 5 }, 'settings');
    const { List } = await host.call(getRooms, { GameCode: 'owl' });
    expectEqual(
      List.map(({ RoomID, GameCode, SlowSeconds }) => [RoomID, GameCode, SlowSeconds]),
      [['1', 'owl', 5]],
      'the list',
    );
    await host.call(updateRoomSettings, { GameCode: before.GameCode, SlowSeconds: before.SlowSeconds });
  }),
  conforms(updateRoomSettings, 300011, 'refuses an unknown game code', async (context) => {
    const host = await (await context.member(HOST)).openSocket('chat');
    expectEqual((await host.ask(updateRoomSettings.op, { GameCode: 'no-such-game' })).Code, 300011, 'code');
  }),
];

const chatCases: readonly ConformanceCase[] = [
  conforms(pinLiveMessage, 200, 'shows a message above the chat until it is removed', async (context) => {
    const { host, viewer, session } = await hostAndViewer(context, '0936100005');
    const message = await viewer.call(sendLiveMessage, { Message: '主播好強' });
    const { Pinned } = await host.call(pinLiveMessage, { ID: message.ID });
    expectEqual(
      [Pinned?.ID, Pinned?.PlayerID, Pinned?.Message],
      [message.ID, session.playerID, '主播好強'],
      'the answer',
    );
    expectEqual((await viewer.push(pinnedChanged)).result, { RoomID: '1', Pinned }, 'the push');
    expectEqual((await viewer.call(joinRoom, ROOM)).RoomInfo.Pinned, Pinned, 'the room');
    expectEqual(await host.call(pinLiveMessage, { ID: '' }), { RoomID: '1', Pinned: null }, 'taken away');
    expectEqual((await viewer.push(pinnedChanged)).result, { RoomID: '1', Pinned: null }, 'the push of the end');
    expectEqual((await viewer.call(joinRoom, ROOM)).RoomInfo.Pinned, null, 'the room afterwards');
  }),
  conforms(pinLiveMessage, 300011, 'refuses an unknown message id', async (context) => {
    const host = await (await context.member(HOST)).openSocket('chat');
    expectEqual((await host.ask(pinLiveMessage.op, { ID: 'none' })).Code, 300011, 'code');
  }),
  conforms(hideLiveMessage, 200, 'empties the text in chat, quotes and pin', async (context) => {
    const { host, viewer } = await hostAndViewer(context, '0936100006');
    const message = await viewer.call(sendLiveMessage, { Message: '加我私聊' });
    await viewer.call(sendLiveMessage, { Message: '真的', ReplyID: message.ID });
    await host.call(pinLiveMessage, { ID: message.ID });
    expectEqual(await host.call(hideLiveMessage, { ID: message.ID }), { RoomID: '1', ID: message.ID }, 'the answer');
    const { result } = await viewer.push(liveMessageHidden);
    expectEqual([result.ID, result.Seq, result.ByID], [message.ID, message.Seq, HOST_ID], 'the push');
    const { List } = await viewer.call(getLiveHistory, { ...ROOM, Page: 1, PerPage: 2 });
    expectEqual(
      List.map(({ Message, Reply }) => [Message, Reply?.Message]),
      [
        ['真的', ''],
        ['', undefined],
      ],
      'history',
    );
    expectEqual((await viewer.call(joinRoom, ROOM)).RoomInfo.Pinned, null, 'the pin');
    expectEqual((await host.ask(pinLiveMessage.op, { ID: message.ID })).Code, 300011, 'a pin afterwards');
    expectEqual((await host.ask(hideLiveMessage.op, { ID: message.ID })).Code, 300011, 'a second time');
  }),
  conforms(
    sendLiveMessage,
    300051,
    'accepts one message of a viewer per interval of slow mode, and any of the host',
    async (context) => {
      const { host, viewer } = await hostAndViewer(context, '0936100007');
      try {
        await host.call(updateRoomSettings, { SlowSeconds: 10 });
        for (;;) if ((await viewer.push(roomChanged)).result.SlowSeconds === 10) break;
        const { CreateTime } = await viewer.call(sendLiveMessage, { Message: '第一句' });
        const refused = await viewer.ask(sendLiveMessage.op, { Message: '第二句' });
        const Until = new Date(Date.parse(CreateTime) + 10_000).toISOString();
        expectEqual([refused.Code, refused.Result], [300051, { Until }], 'code and end');
        await host.call(sendLiveMessage, { Message: '主播一' });
        await host.call(sendLiveMessage, { Message: '主播二' });
        await context.advance(11);
        await viewer.call(sendLiveMessage, { Message: '第二句' });
      } finally {
        await host.call(updateRoomSettings, { SlowSeconds: 0 });
      }
    },
  ),
];

const sessionCases: readonly ConformanceCase[] = [
  conforms(
    getTopGivers,
    200,
    'sums the gifts of the session, which arrive in one order with their combo',
    async (context) => {
      const [first, second] = await createTestMembers(context, '0936100024', {
        count: 2,
        VIPLevel: 4,
        gold: 0,
        gems: 10_000,
      });
      const givers = [assertDefined(first, 'a giver'), assertDefined(second, 'another')] as const;
      await context.advance(QUIET_SECONDS);
      await putOnAir(context, false);
      await putOnAir(context);
      for (const { chat } of givers) await chat.call(joinRoom, ROOM);
      const rose = { ToID: HOST_ID, ItemID: ROSE, Amount: 1, ...ROOM };
      const one = assertDefined((await givers[0].chat.call(sendGift, rose)).Shown, 'what the room shows');
      const two = assertDefined((await givers[1].chat.call(sendGift, { ...rose, Amount: 3 })).Shown, 'the second');
      const three = assertDefined((await givers[0].chat.call(sendGift, rose)).Shown, 'the third');
      expectEqual([two.Seq, three.Seq], [one.Seq + 1, one.Seq + 2], 'the order');
      expectEqual([one.Combo, two.Combo, three.Combo], [1, 3, 2], 'the combos');
      expectEqual(
        [three.GiverWorth, three.SessionWorth],
        [one.GiverWorth * 2, one.GiverWorth * 2 + two.GiverWorth],
        'the sums',
      );
      expectEqual((await givers[1].chat.push(giftShown)).result, one, 'the push of the first');
      expectEqual((await givers[1].chat.push(giftShown)).result, three, 'the push of the third');
      const top = await givers[0].chat.call(getTopGivers, {});
      expectEqual(
        top.List.map(({ Player, Gifts, Worth }) => [Player.PlayerID, Gifts, Worth]),
        [
          [givers[1].id, 3, two.GiverWorth],
          [givers[0].id, 2, three.GiverWorth],
        ],
        'the list',
      );
      expectEqual(
        [top.Gifts, top.Worth, top.Own],
        [5, three.SessionWorth, { Worth: three.GiverWorth, Place: 2 }],
        'sums',
      );
      await context.advance(11);
      const late = await givers[0].chat.call(sendGift, rose);
      expectEqual(late.Shown?.Combo, 1, 'a combo that was too late');
    },
  ),
  conforms(getTopGivers, 300015, 'requires a room id outside a room', async (context) => {
    const socket = await (await context.guest()).openSocket('chat');
    expectEqual((await socket.ask(getTopGivers.op, {})).Code, 300015, 'code');
  }),
  conforms(getTopGivers, 300017, 'refuses a player whom the host removed', async (context) => {
    const { host, viewer, session } = await hostAndViewer(context, '0936100017');
    await host.call(kickViewer, { PlayerID: session.playerID, Seconds: 60 });
    expectEqual((await viewer.ask(getTopGivers.op, ROOM)).Code, 300017, 'code');
    await host.call(kickViewer, { PlayerID: session.playerID, Seconds: 0 });
  }),
  conforms(getLiveSessions, 200, 'lists the sessions with viewers, gifts and seconds', async (context) => {
    await putOnAir(context, false);
    const { host } = await hostAndViewer(context, '0936100018');
    const before = await host.call(getLiveSessions, { PerPage: 1 });
    await putOnAir(context);
    await context.advance(20);
    const on = await host.call(getLiveSessions, { PerPage: 1 });
    expectEqual([on.Total, on.List[0]?.EndTime], [before.Total + 1, ''], 'on air');
    expect((on.List[0]?.PeakViewers ?? 0) >= 2, 'viewers');
    await putOnAir(context, false);
    const [last] = (await host.call(getLiveSessions, { PerPage: 1 })).List;
    expectEqual([last?.SessionID, last?.EndReason], [on.List[0]?.SessionID, 'publisher'], 'the end');
    expect(last !== undefined && last.Seconds >= 20 && last.Seconds < 50, `seconds: ${last?.Seconds}`);
  }),
  conforms(getStreamHealth, 200, 'has numbers while a publisher is sending', async (context) => {
    const { host } = await hostAndViewer(context, '0936100019');
    await putOnAir(context, false);
    const off = await host.call(getStreamHealth, {});
    expectEqual([off.RoomID, off.OnAir, off.Health, off.Samples], ['1', false, null, []], 'off air');
    await putOnAir(context);
    const on = await host.call(getStreamHealth, {});
    expectEqual([on.OnAir, on.Health?.Bitrate], [true, 0], 'on air');
    expect(on.Viewers >= 2, 'viewers');
  }),
  conforms(reportRoom, 200, 'reports the host with the frame, or a player in the room', async (context) => {
    const socket = await (await gold(context, '0936100020')).openSocket('chat');
    const other = await context.member('0936100021');
    await context.visitor().call(setPublisher, { RoomID: '1', OnAir: true, Frame: FRAME });
    const first = await socket.call(reportRoom, { ...ROOM, Reason: 1, Text: '不雅畫面' });
    expectEqual(first.HasFrame, true, 'the frame');
    const second = await socket.call(reportRoom, { ...ROOM, PlayerID: other.playerID, Reason: 2 });
    expect(first.ReportID !== second.ReportID, 'two reports');
  }),
  conforms(reportRoom, 300014, 'refuses a second report of the same player', async (context) => {
    const socket = await (await gold(context, '0936100022')).openSocket('chat');
    await socket.call(reportRoom, { RoomID: '2', Reason: 1 });
    expectEqual((await socket.ask(reportRoom.op, { RoomID: '2', Reason: 1 })).Code, 300014, 'code');
  }),
  conforms(reportRoom, 300018, 'refuses the host', async (context) => {
    const host = await (await context.member(HOST)).openSocket('chat');
    expectEqual((await host.ask(reportRoom.op, { ...ROOM, Reason: 1 })).Code, 300018, 'code');
  }),
  conforms(reportRoom, 100013, 'refuses an unknown player id', async (context) => {
    const socket = await (await gold(context, '0936100023')).openSocket('chat');
    expectEqual((await socket.ask(reportRoom.op, { ...ROOM, PlayerID: '99999999', Reason: 1 })).Code, 100013, 'code');
  }),
];

const frameOf = (address: string): string => address.slice(address.indexOf('=') + 1);

const frameCases: readonly ConformanceCase[] = [
  conforms(getLiveFrame, 200, 'is the newest frame of the room, at the address of its card', async (context) => {
    const visitor = context.visitor();
    const socket = await (await context.guest()).openSocket('chat');
    const address = async (): Promise<string> => {
      await visitor.call(setPublisher, { RoomID: '1', OnAir: true, Frame: FRAME });
      return assertDefined((await socket.call(getDefaultLive, {})).RoomInfo?.PicURL, 'an address');
    };
    const first = await address();
    expect(first.startsWith(`${getLiveFrame.path}?ID=`), `the address ${first}`);
    expectEqual((await visitor.ask(getLiveFrame, { ID: frameOf(first) })).Code, 200, 'the first');
    await context.advance(1);
    const second = await address();
    expectEqual((await visitor.ask(getLiveFrame, { ID: frameOf(second) })).Code, 200, 'the second');
    expectEqual((await visitor.ask(getLiveFrame, { ID: frameOf(first) })).Code, 300011, 'the one before');
  }),
  conforms(getLiveFrame, 300011, 'refuses an unknown frame id', async (context) => {
    const ID = '00000000-0000-0000-0000-000000000000';
    expectEqual((await context.visitor().ask(getLiveFrame, { ID })).Code, 300011, 'code');
  }),
  conforms(getLiveFrame, 100000, 'requires the id of a frame', async (context) => {
    const { Code, Result } = await context.visitor().ask(getLiveFrame, { ID: '../1' });
    expectEqual([Code, Result], [100000, { Field: 'ID' }], 'code and field');
  }),
  conforms(getLiveFrame, 300009, 'is closed while live is off', async (context) => {
    const ID = '00000000-0000-0000-0000-000000000000';
    try {
      await context.visitor().call(setSwitch, { Name: 'Live', Value: 'off' });
      expectEqual((await context.visitor().ask(getLiveFrame, { ID })).Code, 300009, 'code');
    } finally {
      await context.visitor().call(setSwitch, { Name: 'Live', Value: 'default' });
    }
  }),
];

/** The operations of viewers, co-moderators and hosts besides the chat. */
export const roomCases: readonly ConformanceCase[] = [
  ...followCases,
  ...chatCases,
  ...moderatorCases,
  ...sessionCases,
  ...frameCases,
];
