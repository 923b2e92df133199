import * as z from 'zod/mini';
import { setPublisher, setSwitch } from '#protocol/endpoints/dev.ts';
import { getStreamInfo } from '#protocol/endpoints/live.ts';
import { LiveRoom } from '#protocol/entities/live.ts';
import {
  getDefaultLive,
  getLiveHistory,
  getRooms,
  getViewers,
  joinRoom,
  leaveRoom,
  liveMessage,
  onlineCount,
  roomChanged,
  sendLiveMessage,
  updateRoomSettings,
} from '#protocol/operations/live.ts';
import { SAMPLES } from '../samples.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import type { TestSocket } from '../testSocket.ts';
import type { TestContext } from '../testContext.ts';
import { gold, pair, QUIET_SECONDS } from './chatSends.ts';
import { closedCases } from './liveClosed.ts';
import { arrivalCases } from './liveArrivals.ts';
import { crowdCases } from './liveCrowd.ts';
import { hostCases } from './liveHost.ts';
import { roomCases } from './liveRoom.ts';
import { refusesWord } from './chatWord.ts';
import { putOnAir } from './livePublisher.ts';
import { OF_A_ROOM } from './liveContracts.ts';

/** Hosts room 1 of the demo world, which is on air; room 2 has another host and is off air. */
const HOST = '0900000002';

/** A room without its address, which is different for each viewer and time. */
const unsigned = ({ DownStreamUrl: _address, ...room }: LiveRoom) => room;

const isAddressFor = ({ RoomID, DownStreamUrl }: LiveRoom, viewer: string): boolean =>
  new RegExp(`^wss?://[^/]+/live/${RoomID}\\.flv\\?viewer=${viewer}&expires=\\d+&sign=[\\w-]{43}$`).test(DownStreamUrl);

/** Runs work while a room's chat is off. */
async function withoutChat(context: TestContext, work: (host: TestSocket) => Promise<void>): Promise<void> {
  const host = await (await context.member(HOST)).openSocket('chat');
  try {
    await host.call(updateRoomSettings, { HasChat: false });
    await work(host);
  } finally {
    await host.call(updateRoomSettings, { HasChat: true });
  }
}

const unknownRoom: readonly ConformanceCase[] = OF_A_ROOM.map((contract) =>
  conforms(contract, 300011, 'refuses an unknown room id', async (context) => {
    const socket = await (await context.member(HOST)).openSocket('chat');
    expectEqual((await socket.ask(contract.op, { ...SAMPLES[contract.name], RoomID: 'none' })).Code, 300011, 'code');
  }),
);

export const liveCases: readonly ConformanceCase[] = [
  conforms(
    joinRoom,
    200,
    'returns the room, and sends its messages to the connection until it leaves',
    async (context) => {
      await context.advance(QUIET_SECONDS);
      const [a, b] = await pair(context, '0936000041', '0936000042');
      const [talker, listener, listenerID] = [await a.openSocket('chat'), await b.openSocket('chat'), b.playerID];
      await talker.call(joinRoom, { RoomID: '1' });
      const { RoomInfo, Epoch, Seq, MutedUntil } = await listener.call(joinRoom, { RoomID: '1' });
      expectEqual([RoomInfo.RoomID, RoomInfo.Host.PlayerID, RoomInfo.HasChat], ['1', '10000002', true], 'room');
      expect(isAddressFor(RoomInfo, listenerID), `an address for the caller in ${RoomInfo.DownStreamUrl}`);
      expect(RoomInfo.OnlineCount >= 2 && Epoch !== '' && MutedUntil === '', 'count, epoch and mute');
      const sent = await talker.call(sendLiveMessage, { Message: '晚安' });
      expectEqual([sent.Seq, (await listener.push(liveMessage)).result], [Seq + 1, sent], 'the message');
      await listener.call(leaveRoom, {});
      await talker.call(sendLiveMessage, { Message: '人呢' });
      await listener.call(getRooms, {});
      expectEqual(listener.pending(liveMessage).length, 0, 'heard after leaving');
    },
  ),
  conforms(
    joinRoom,
    200221,
    'shows that the room has no chat, and lets the player watch until it has one',
    async (context) => {
      const viewer = await gold(context, '0936000043');
      await withoutChat(context, async (host) => {
        const socket = await viewer.openSocket('chat');
        const { Code, Result } = await socket.ask(joinRoom.op, { RoomID: '1' });
        expectEqual(Code, 200221, 'code');
        const { RoomInfo } = z.object({ RoomInfo: LiveRoom }).parse(Result);
        const shown = (await socket.call(getRooms, {})).List.find(({ RoomID }) => RoomID === '1');
        expectEqual(
          [RoomInfo.HasChat, unsigned(RoomInfo)],
          [false, shown && unsigned(shown)],
          'the room to watch, as the list shows it',
        );
        const { List } = await host.call(getViewers, { RoomID: '1' });
        expect(
          List.some(({ PlayerID }) => PlayerID === viewer.playerID),
          'among the viewers',
        );
        await host.call(updateRoomSettings, { HasChat: true });
        expectEqual((await socket.push(roomChanged)).result.HasChat, true, 'the push when the chat opens');
        await socket.call(joinRoom, { RoomID: '1' });
      });
    },
  ),
  conforms(leaveRoom, 200, 'removes the player from the count; does nothing outside a room', async (context) => {
    const session = await gold(context, '0936000044');
    const socket = await session.openSocket('chat');
    await socket.call(leaveRoom, {});
    await socket.call(joinRoom, { RoomID: '2' });
    const before = await socket.call(getViewers, { RoomID: '2' });
    await socket.call(leaveRoom, {});
    const { List, Total } = await socket.call(getViewers, { RoomID: '2' });
    expectEqual(Total, before.Total - 1, 'count');
    expect(!List.some(({ PlayerID }) => PlayerID === session.playerID), 'not among the viewers');
  }),

  conforms(sendLiveMessage, 200, 'has type 5 and a quote, and does not reach another room', async (context) => {
    await context.advance(QUIET_SECONDS);
    const [a, b] = await pair(context, '0936000041', '0936000042');
    const [talker, elsewhere] = [await a.openSocket('chat'), await b.openSocket('chat')];
    await talker.call(joinRoom, { RoomID: '1' });
    await elsewhere.call(joinRoom, { RoomID: '2' });
    const first = await talker.call(sendLiveMessage, { Message: '%E4%B8%BB%E6%92%AD%E5%A5%BD', Decode: true });
    const second = await talker.call(sendLiveMessage, { Message: '回覆', ReplyID: first.ID });
    expectEqual([first.Message, first.ChannelType, first.From], ['主播好', 5, a.playerID], 'what is kept');
    expectEqual([second.Seq, second.Reply?.Message], [first.Seq + 1, '主播好'], 'number and quote');
    await elsewhere.call(getRooms, {});
    expectEqual(elsewhere.pending(liveMessage).length, 0, 'heard in the other room');
    const { List } = await elsewhere.call(getLiveHistory, { RoomID: '1', Page: 1, PerPage: 2 });
    expectEqual(List, [second, first], 'history');
  }),
  conforms(sendLiveMessage, 200024, 'refuses guests and members below gold', async (context) => {
    const guest = await (await context.guest()).openSocket('chat');
    await guest.call(joinRoom, { RoomID: '1' });
    expectEqual((await guest.ask(sendLiveMessage.op, { Message: '嗨' })).Code, 200024, 'a guest');
  }),
  conforms(sendLiveMessage, 200067, 'refuses a blocked word below VIP 3 if the chat is open there', async (context) => {
    const session = await context.member('0936000045');
    const socket = await session.openSocket('chat');
    await socket.call(joinRoom, { RoomID: '1' });
    await refusesWord(session, async () => (await socket.ask(sendLiveMessage.op, { Message: '有外掛嗎' })).Code);
  }),
  conforms(sendLiveMessage, 200221, 'is closed while the host keeps the chat closed', async (context) => {
    const viewer = await gold(context, '0936000043');
    await withoutChat(context, async () => {
      const socket = await viewer.openSocket('chat');
      await socket.ask(joinRoom.op, { RoomID: '1' });
      expectEqual((await socket.ask(sendLiveMessage.op, { Message: '嗨' })).Code, 200221, 'code');
    });
  }),
  conforms(sendLiveMessage, 300015, 'refuses a player who is in no room', async (context) => {
    const socket = await (await gold(context, '0936000043')).openSocket('chat');
    expectEqual((await socket.ask(sendLiveMessage.op, { Message: '嗨' })).Code, 300015, 'code');
  }),

  conforms(getLiveHistory, 200, 'pages the messages of the current room, newest first', async (context) => {
    const socket = await (await context.guest()).openSocket('chat');
    await socket.call(joinRoom, { RoomID: '1' });
    const { List, Total, Epoch } = await socket.call(getLiveHistory, { Page: 1, PerPage: 4 });
    expect(Total >= 30 && Epoch !== '' && List.every(({ ChannelType }) => ChannelType === 5), 'the demo world’s talk');
    const StartTime = assertDefined(List[0], 'a message').CreateTime;
    const second = await socket.call(getLiveHistory, { RoomID: '1', Page: 2, PerPage: 2, StartTime });
    expectEqual(
      second.List.map(({ ID }) => ID),
      List.slice(2).map(({ ID }) => ID),
      'the second page of two',
    );
  }),
  conforms(getLiveHistory, 300015, 'requires a room id outside a room', async (context) => {
    const socket = await (await context.guest()).openSocket('chat');
    expectEqual((await socket.ask(getLiveHistory.op, { Page: 1 })).Code, 300015, 'code');
  }),

  conforms(getViewers, 200, 'counts a player once for any number of connections in the room', async (context) => {
    // No earlier case received a count in this second.
    await context.advance(6);
    const [a, b] = await pair(context, '0936000046', '0936000047');
    const [here, there, other] = [await a.openSocket('chat'), await a.openSocket('chat'), await b.openSocket('chat')];
    await other.call(joinRoom, { RoomID: '2' });
    const alone = await other.call(getViewers, {});
    expectEqual(alone.RoomID, '2', 'the room that one is in');
    await context.advance(6);
    await here.call(joinRoom, { RoomID: '2' });
    // The push comes immediately, unless the room received another count in this second. In that case it comes a little later.
    await context.advance(6);
    for (;;) if ((await other.push(onlineCount)).result.Count === alone.Total + 1) break;
    await there.call(joinRoom, { RoomID: '2' });
    const { List, Total } = await other.call(getViewers, { PerPage: 100 });
    expectEqual(Total, alone.Total + 1, 'two connections of one player');
    expectEqual(List.at(-1)?.PlayerID, a.playerID, 'the last to come');
    here.close();
    await there.call(getRooms, {});
    expectEqual((await other.call(getViewers, {})).Total, alone.Total + 1, 'one of them closed');
    await context.advance(6);
    await there.call(leaveRoom, {});
    await context.advance(6);
    for (;;) if ((await other.push(onlineCount)).result.Count === alone.Total) break;
    expectEqual((await other.call(getViewers, {})).Total, alone.Total, 'both gone');
  }),
  conforms(getViewers, 300015, 'requires a room id outside a room', async (context) => {
    const socket = await (await context.guest()).openSocket('chat');
    expectEqual((await socket.ask(getViewers.op, {})).Code, 300015, 'code');
  }),

  conforms(getRooms, 200, 'lists rooms on air first, with their viewer counts', async (context) => {
    await putOnAir(context);
    const socket = await (await context.guest()).openSocket('chat');
    const { List, Total } = await socket.call(getRooms, {});
    expectEqual(
      List.map(({ RoomID, Status }) => [RoomID, Status]),
      [
        ['1', 1],
        ['2', 2],
      ],
      'rooms',
    );
    await socket.call(joinRoom, { RoomID: '2' });
    const second = await socket.call(getRooms, { Page: 2, PerPage: 1 });
    expectEqual([second.List[0]?.RoomID, second.Total, Total], ['2', 2, 2], 'the second page of one');
    expectEqual(second.List[0]?.OnlineCount, (List[1]?.OnlineCount ?? 0) + 1, 'one more in it');
  }),
  conforms(getDefaultLive, 200, 'is the first room on air', async (context) => {
    await putOnAir(context);
    const socket = await (await context.guest()).openSocket('chat');
    const { RoomInfo } = await socket.call(getDefaultLive, {});
    const [first] = (await socket.call(getRooms, {})).List;
    expectEqual(RoomInfo && unsigned(RoomInfo), first && unsigned(first), 'the first of the list');
  }),
  conforms(getStreamInfo, 200, 'is the named room, or else the room of 30270', async (context) => {
    const socket = await (await context.guest()).openSocket('chat');
    const { List } = await socket.call(getRooms, {});
    const [first, second] = [assertDefined(List[0], 'the first room'), assertDefined(List[1], 'the second')];
    const visitor = context.visitor();
    const unnamed = (await visitor.call(getStreamInfo, {})).RoomInfo;
    expectEqual(unsigned(unnamed), unsigned(first), 'unnamed');
    const named = (await visitor.call(getStreamInfo, { RoomID: second.RoomID })).RoomInfo;
    expectEqual(unsigned(named), unsigned(second), 'named');
  }),
  conforms(
    getStreamInfo,
    200,
    'binds the address to the device of a visitor, and to the player of a token',
    async (context) => {
      const [visitor, other] = [context.visitor(), context.visitor()];
      const viewerOf = async (caller: typeof visitor, token?: string): Promise<string> => {
        const options = token === undefined ? {} : { token };
        const { RoomInfo } = await caller.call(getStreamInfo, { RoomID: '1' }, options);
        return /viewer=([^&]+)&/.exec(RoomInfo.DownStreamUrl)?.[1] ?? '';
      };
      const device = await viewerOf(visitor);
      expect(/^guest-[\w-]{36}$/.test(device), `a device in ${device}`);
      expectEqual(await viewerOf(visitor), device, 'the same device');
      expect((await viewerOf(other)) !== device, 'another device');
      const player = await context.guest();
      expectEqual(await viewerOf(visitor, player.token), player.playerID, 'the player of a token');
    },
  ),
  conforms(
    setPublisher,
    200,
    'puts a room on air at once, and off again, with pushes to its viewers',
    async (context) => {
      const socket = await (await context.guest()).openSocket('chat');
      await putOnAir(context, false);
      const { RoomInfo } = await socket.call(joinRoom, { RoomID: '1' });
      expectEqual(RoomInfo.Status, 2, 'off air without a publisher');
      await context.advance(1);
      await putOnAir(context);
      const on = (await socket.push(roomChanged)).result;
      expectEqual([on.Status, on.StartTime > RoomInfo.StartTime], [1, true], 'on air since now');
      await putOnAir(context, false);
      expectEqual((await socket.push(roomChanged)).result, { ...on, Status: 2 }, 'off air');
      await putOnAir(context, false);
      await socket.call(getRooms, {});
      expectEqual(socket.pending(roomChanged).length, 0, 'pushes when nothing changed');
    },
  ),
  conforms(setPublisher, 300011, 'refuses an unknown room id', async (context) => {
    expectEqual((await context.visitor().ask(setPublisher, { RoomID: 'none', OnAir: true })).Code, 300011, 'code');
  }),
  conforms(getStreamInfo, 300011, 'refuses an unknown room id', async (context) => {
    expectEqual((await context.visitor().ask(getStreamInfo, { RoomID: 'none' })).Code, 300011, 'code');
  }),
  conforms(getStreamInfo, 300009, 'is closed while live is off', async (context) => {
    try {
      await context.visitor().call(setSwitch, { Name: 'Live', Value: 'off' });
      expectEqual((await context.visitor().ask(getStreamInfo, {})).Code, 300009, 'code');
    } finally {
      await context.visitor().call(setSwitch, { Name: 'Live', Value: 'default' });
    }
  }),
  ...unknownRoom,
  ...closedCases,
  ...arrivalCases,
  ...crowdCases,
  ...hostCases,
  ...roomCases,
];
