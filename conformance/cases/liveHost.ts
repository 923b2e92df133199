import {
  getDefaultLive,
  getRoomSettings,
  getRooms,
  joinRoom,
  getLiveHistory,
  getViewers,
  kickViewer,
  liveMessage,
  muteViewer,
  resetStreamKey,
  roomChanged,
  sendLiveMessage,
  updateRoomSettings,
  viewerKicked,
  viewerMuted,
} from '#protocol/operations/live.ts';
import { CHANNEL } from '#protocol/entities/channel.ts';
import { resume } from '#protocol/operations/connection.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import type { Line } from '../line.ts';
import { SAMPLES } from '../samples.ts';
import type { Seat, Stage } from '../stage.ts';
import { gold, QUIET_SECONDS } from './chatSends.ts';

/** Hosts room 1 of the demo world, which is on air. */
const HOST = '0900000002';

/** The host and a viewer who may chat, both in room 1. */
async function hostAndViewer(stage: Stage, phone: string): Promise<{ host: Line; viewer: Line; seat: Seat }> {
  await stage.advance(QUIET_SECONDS);
  const [one, other] = await stage.members([HOST, phone]);
  const [hosting, seat] = [assertDefined(one, HOST), assertDefined(other, phone)];
  await stage.setState(seat.playerID, { VIPLevel: 3 });
  const [host, viewer] = [await hosting.line('chat'), await seat.line('chat')];
  for (const line of [host, viewer]) await line.call(joinRoom, { RoomID: '1' });
  return { host, viewer, seat };
}

const notTheHost: readonly ConformanceCase[] = [
  getRoomSettings,
  updateRoomSettings,
  resetStreamKey,
  muteViewer,
  kickViewer,
].map((row) =>
  conforms(row, 300013, 'is for the host of the room', async (stage) => {
    const line = await (await gold(stage, '0936000051')).line('chat');
    expectEqual((await line.ask(row.op, SAMPLES[row.name] ?? {})).Code, 300013, "another's room");
    const { RoomID: _one, ...rest } = SAMPLES[row.name] ?? {};
    expectEqual((await line.ask(row.op, rest)).Code, 300013, 'without a room of one’s own');
  }),
);

const sanctions: readonly ConformanceCase[] = [muteViewer, kickViewer].flatMap((row) => [
  conforms(row, 100013, 'knows nobody of that id', async (stage) => {
    const host = await (await stage.member(HOST)).line('chat');
    expectEqual((await host.ask(row.op, { PlayerID: '99999999', Seconds: 60 })).Code, 100013, 'code');
  }),
  conforms(row, 300018, 'is not for oneself', async (stage) => {
    const host = await (await stage.member(HOST)).line('chat');
    expectEqual((await host.ask(row.op, { PlayerID: '10000002', Seconds: 60 })).Code, 300018, 'code');
  }),
]);

/** What the host of a room does. */
export const hostCases: readonly ConformanceCase[] = [
  conforms(getRoomSettings, 200, 'tells the host what is set', async (stage) => {
    const host = await (await stage.member(HOST)).line('chat');
    const settings = await host.call(getRoomSettings, {});
    expectEqual([settings.RoomID, settings.Status, settings.HasChat], ['1', 1, true], 'settings');
    expectEqual(await host.call(getRoomSettings, { RoomID: '1' }), settings, 'by its id');
  }),
  conforms(
    updateRoomSettings,
    200,
    'trims the title, goes off and on air, and tells those in the room',
    async (stage) => {
      const { host, viewer } = await hostAndViewer(stage, '0936000052');
      const before = await host.call(getRoomSettings, {});
      const renamed = await host.call(updateRoomSettings, { Title: '%20%20今晚%20', Decode: true });
      expectEqual(renamed, { ...before, Title: '今晚' }, 'the title');
      expectEqual((await viewer.push(roomChanged)).result.Title, '今晚', 'the push');
      expectEqual((await host.call(updateRoomSettings, { Status: 2 })).Status, 2, 'off air');
      expectEqual((await viewer.push(roomChanged)).result.Status, 2, 'the push of the end');
      const off = await viewer.call(getRooms, {});
      expectEqual(off.List.find(({ RoomID }) => RoomID === '1')?.Status, 2, 'in the list');
      await stage.advance(1);
      await host.call(updateRoomSettings, { Title: before.Title, Status: 1 });
      const { RoomInfo } = await viewer.call(getDefaultLive, {});
      const last = off.List.find(({ RoomID }) => RoomID === '1');
      expect((RoomInfo?.StartTime ?? '') > (last?.StartTime ?? ''), 'on air since a moment ago');
    },
  ),
  conforms(updateRoomSettings, 100000, 'wants a title of 1 to 40 characters', async (stage) => {
    const host = await (await stage.member(HOST)).line('chat');
    for (const Title of ['', ' \n ', '長'.repeat(41)]) {
      const answer = await host.ask(updateRoomSettings.op, { Title });
      expectEqual([answer.Code, answer.Result], [100000, { Field: 'Title' }], `of ${Title.length} characters`);
    }
  }),
  conforms(updateRoomSettings, 200067, 'takes no blocked word into the title', async (stage) => {
    const host = await (await stage.member(HOST)).line('chat');
    expectEqual((await host.ask(updateRoomSettings.op, { Title: '外掛教學' })).Code, 200067, 'code');
  }),
  conforms(resetStreamKey, 200, 'gives another key each time, and shows none again', async (stage) => {
    const host = await (await stage.member(HOST)).line('chat');
    const first = await host.call(resetStreamKey, {});
    const second = await host.call(resetStreamKey, { RoomID: '1' });
    expect(first.StreamKey !== second.StreamKey && second.StreamKey.length >= 32, 'two keys');
    const settings = await host.call(getRoomSettings, {});
    expectEqual(
      [settings.HasStreamKey, JSON.stringify(settings).includes(second.StreamKey)],
      [true, false],
      'settings',
    );
  }),
  conforms(
    muteViewer,
    200,
    'keeps a player from writing in the room until the time, or until it is lifted',
    async (stage) => {
      const { host, viewer, seat } = await hostAndViewer(stage, '0936000053');
      const { Until } = await host.call(muteViewer, { PlayerID: seat.playerID, Seconds: 600 });
      expectEqual((await viewer.push(viewerMuted)).result, { RoomID: '1', Until }, 'the push');
      const refused = await viewer.ask(sendLiveMessage.op, { Message: '嗨' });
      expectEqual([refused.Code, refused.Result], [200068, { Until }], 'a message in the room');
      expectEqual((await viewer.call(joinRoom, { RoomID: '1' })).MutedUntil, Until, 'as the room tells');
      expectEqual(await host.call(muteViewer, { PlayerID: seat.playerID, Seconds: 0 }), { Until: '' }, 'lifted');
      await viewer.call(sendLiveMessage, { Message: '謝謝主播' });
      await host.call(muteViewer, { PlayerID: seat.playerID, Seconds: 60 });
      await stage.advance(61);
      await viewer.call(sendLiveMessage, { Message: '又可以了' });
    },
  ),
  conforms(sendLiveMessage, 200068, 'refuses whom the host muted', async (stage) => {
    const { host, viewer, seat } = await hostAndViewer(stage, '0936000053');
    const { Until } = await host.call(muteViewer, { RoomID: '1', PlayerID: seat.playerID, Seconds: 60 });
    const refused = await viewer.ask(sendLiveMessage.op, { Message: '' });
    expectEqual([refused.Code, refused.Result], [200068, { Until }], 'code and end');
    await host.call(muteViewer, { PlayerID: seat.playerID, Seconds: 0 });
  }),
  conforms(kickViewer, 200, 'takes all of a player’s connections out of the room', async (stage) => {
    const { host, viewer, seat } = await hostAndViewer(stage, '0936000054');
    const second = await seat.line('chat');
    await second.call(joinRoom, { RoomID: '1' });
    const { Until } = await host.call(kickViewer, { PlayerID: seat.playerID, Seconds: 600 });
    for (const line of [viewer, second])
      expectEqual((await line.push(viewerKicked)).result, { RoomID: '1', Until }, 'the push');
    expectEqual((await viewer.ask(sendLiveMessage.op, { Message: '嗨' })).Code, 300015, 'a message afterwards');
    await host.call(sendLiveMessage, { Message: '大家繼續' });
    await viewer.call(getRooms, {});
    expectEqual(viewer.pending(liveMessage).length, 0, 'heard afterwards');
    await host.call(kickViewer, { PlayerID: seat.playerID, Seconds: 0 });
    await viewer.call(joinRoom, { RoomID: '1' });
  }),
  conforms(joinRoom, 300017, 'keeps out whom the host showed out, until the time', async (stage) => {
    const { host, viewer, seat } = await hostAndViewer(stage, '0936000055');
    const { Until } = await host.call(kickViewer, { PlayerID: seat.playerID, Seconds: 60 });
    const refused = await viewer.ask(joinRoom.op, { RoomID: '1' });
    expectEqual([refused.Code, refused.Result], [300017, { Until }], 'code and end');
    await viewer.call(joinRoom, { RoomID: '2' });
    await stage.advance(61);
    await viewer.call(joinRoom, { RoomID: '1' });
  }),
  ...(
    [
      [getLiveHistory, { RoomID: '1', Page: 1 }, '0936000056'],
      [getViewers, { RoomID: '1' }, '0936000057'],
      [resume, { Channels: [{ ChannelType: CHANNEL.live, RoomID: '1', Epoch: '', Seq: 0 }] }, '0936000058'],
    ] as const
  ).map(([row, request, phone]) =>
    conforms(row, 300017, 'shows nothing to whom the host put out, until the time', async (stage) => {
      const { host, viewer, seat } = await hostAndViewer(stage, phone);
      expectEqual((await viewer.ask(row.op, request)).Code, 200, 'in the room');
      const { Until } = await host.call(kickViewer, { PlayerID: seat.playerID, Seconds: 60 });
      const refused = await viewer.ask(row.op, request);
      expectEqual([refused.Code, refused.Result], [300017, { Until }], 'code and end');
      await stage.advance(61);
      expectEqual((await viewer.ask(row.op, request)).Code, 200, 'afterwards');
    }),
  ),
  ...notTheHost,
  ...sanctions,
];
