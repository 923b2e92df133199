import {
  blockViewer,
  setModerator,
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
import { getStreamInfo } from '#protocol/endpoints/live.ts';
import { CHANNEL } from '#protocol/entities/channel.ts';
import { resume } from '#protocol/operations/connection.ts';
import { BLANK_TEXTS } from '../blankTexts.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import type { TestSocket } from '../testSocket.ts';
import { SAMPLES } from '../samples.ts';
import type { TestSession, TestContext } from '../testContext.ts';
import { gold, QUIET_SECONDS } from './chatSends.ts';
import { putOnAir } from './livePublisher.ts';
import { OF_THE_HOST } from './liveContracts.ts';

/** Hosts room 1 of the demo world, which is on air. */
export const HOST = '0900000002';

export async function hostAndViewer(
  context: TestContext,
  phone: string,
): Promise<{ host: TestSocket; viewer: TestSocket; session: TestSession }> {
  await context.advance(QUIET_SECONDS);
  const [one, other] = await context.members([HOST, phone]);
  const [hosting, session] = [assertDefined(one, HOST), assertDefined(other, phone)];
  await context.setState(session.playerID, { VIPLevel: 3 });
  const [host, viewer] = [await hosting.openSocket('chat'), await session.openSocket('chat')];
  for (const socket of [host, viewer]) await socket.call(joinRoom, { RoomID: '1' });
  return { host, viewer, session };
}

const notTheHost: readonly ConformanceCase[] = OF_THE_HOST.map((contract) =>
  conforms(contract, 300013, 'refuses players other than the host of the room', async (context) => {
    const socket = await (await gold(context, '0936000051')).openSocket('chat');
    expectEqual((await socket.ask(contract.op, SAMPLES[contract.name] ?? {})).Code, 300013, "another's room");
    const { RoomID: _one, ...rest } = SAMPLES[contract.name] ?? {};
    expectEqual((await socket.ask(contract.op, rest)).Code, 300013, 'without a room of one’s own');
  }),
);

const sanctions: readonly ConformanceCase[] = [
  [muteViewer, { Seconds: 60 }] as const,
  [kickViewer, { Seconds: 60 }] as const,
  [blockViewer, { Blocked: true }] as const,
  [setModerator, { Moderator: true }] as const,
].flatMap(([contract, rest]) => [
  conforms(contract, 100013, 'refuses an unknown player id', async (context) => {
    const host = await (await context.member(HOST)).openSocket('chat');
    expectEqual((await host.ask(contract.op, { PlayerID: '99999999', ...rest })).Code, 100013, 'code');
  }),
  conforms(contract, 300018, 'refuses the caller as target', async (context) => {
    const host = await (await context.member(HOST)).openSocket('chat');
    expectEqual((await host.ask(contract.op, { PlayerID: '10000002', ...rest })).Code, 300018, 'code');
  }),
]);

export const hostCases: readonly ConformanceCase[] = [
  conforms(getRoomSettings, 200, 'shows the settings to the host', async (context) => {
    const host = await (await context.member(HOST)).openSocket('chat');
    const settings = await host.call(getRoomSettings, {});
    expectEqual([settings.RoomID, settings.Status, settings.HasChat], ['1', 1, true], 'settings');
    await putOnAir(context, false);
    const off = await host.call(getRoomSettings, {});
    await putOnAir(context);
    const on = await host.call(getRoomSettings, {});
    expectEqual([off.Status, off.OnAir, on.Status, on.OnAir], [1, false, 1, true], 'the wish, and what is on air');
    expectEqual(await host.call(getRoomSettings, { RoomID: '1' }), on, 'by its id');
  }),
  conforms(
    updateRoomSettings,
    200,
    'trims the title, goes off and on air, and pushes to the viewers',
    async (context) => {
      const { host, viewer } = await hostAndViewer(context, '0936000052');
      await putOnAir(context, false);
      await putOnAir(context);
      while ((await viewer.push(roomChanged)).result.Status !== 1);
      const before = await host.call(getRoomSettings, {});
      const renamed = await host.call(updateRoomSettings, { Title: '%20%20今晚%20', Decode: true });
      expectEqual(renamed, { ...before, Title: '今晚' }, 'the title');
      expectEqual((await viewer.push(roomChanged)).result.Title, '今晚', 'the push');
      expectEqual((await host.call(updateRoomSettings, { Status: 2 })).Status, 2, 'off air');
      expectEqual((await viewer.push(roomChanged)).result.Status, 2, 'the push of the end');
      const off = await viewer.call(getRooms, {});
      expectEqual(off.List.find(({ RoomID }) => RoomID === '1')?.Status, 2, 'in the list');
      await context.advance(1);
      await host.call(updateRoomSettings, { Title: before.Title, Status: 1 });
      const { RoomInfo } = await viewer.call(getDefaultLive, {});
      const last = off.List.find(({ RoomID }) => RoomID === '1');
      expect((RoomInfo?.StartTime ?? '') > (last?.StartTime ?? ''), 'on air since a moment ago');
    },
  ),
  conforms(updateRoomSettings, 300046, 'refuses a title that imitates the operator', async (context) => {
    const host = await (await context.member(HOST)).openSocket('chat');
    for (const Title of ['官方直播', '客 服 時間', 'GМ 送紅包', '⼩編'])
      expectEqual((await host.ask(updateRoomSettings.op, { Title })).Code, 300046, Title);
  }),
  conforms(updateRoomSettings, 100000, 'requires a title of 1 to 40 characters', async (context) => {
    const host = await (await context.member(HOST)).openSocket('chat');
    for (const Title of ['', ' \n ', '長'.repeat(41), ...BLANK_TEXTS]) {
      const answer = await host.ask(updateRoomSettings.op, { Title });
      expectEqual([answer.Code, answer.Result], [100000, { Field: 'Title' }], `of ${Title.length} characters`);
    }
  }),
  conforms(updateRoomSettings, 200067, 'refuses a blocked word in the title', async (context) => {
    const host = await (await context.member(HOST)).openSocket('chat');
    expectEqual((await host.ask(updateRoomSettings.op, { Title: '外掛教學' })).Code, 200067, 'code');
  }),
  conforms(resetStreamKey, 200, 'returns a new key each time, and shows no key again', async (context) => {
    const host = await (await context.member(HOST)).openSocket('chat');
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
    'mutes a viewer in the room until the given time, or until the mute is lifted',
    async (context) => {
      const { host, viewer, session } = await hostAndViewer(context, '0936000053');
      const { Until } = await host.call(muteViewer, { PlayerID: session.playerID, Seconds: 600 });
      expectEqual((await viewer.push(viewerMuted)).result, { RoomID: '1', Until }, 'the push');
      const refused = await viewer.ask(sendLiveMessage.op, { Message: '嗨' });
      expectEqual([refused.Code, refused.Result], [200068, { Until }], 'a message in the room');
      expectEqual((await viewer.call(joinRoom, { RoomID: '1' })).MutedUntil, Until, 'as the room tells');
      expectEqual(await host.call(muteViewer, { PlayerID: session.playerID, Seconds: 0 }), { Until: '' }, 'lifted');
      await viewer.call(sendLiveMessage, { Message: '謝謝主播' });
      await host.call(muteViewer, { PlayerID: session.playerID, Seconds: 60 });
      await context.advance(61);
      await viewer.call(sendLiveMessage, { Message: '又可以了' });
    },
  ),
  conforms(sendLiveMessage, 200068, 'refuses a viewer whom the host muted', async (context) => {
    const { host, viewer, session } = await hostAndViewer(context, '0936000053');
    const { Until } = await host.call(muteViewer, { RoomID: '1', PlayerID: session.playerID, Seconds: 60 });
    const refused = await viewer.ask(sendLiveMessage.op, { Message: '' });
    expectEqual([refused.Code, refused.Result], [200068, { Until }], 'code and end');
    await host.call(muteViewer, { PlayerID: session.playerID, Seconds: 0 });
  }),
  conforms(kickViewer, 200, 'removes all connections of a player from the room', async (context) => {
    const { host, viewer, session } = await hostAndViewer(context, '0936000054');
    const second = await session.openSocket('chat');
    await second.call(joinRoom, { RoomID: '1' });
    const { Until } = await host.call(kickViewer, { PlayerID: session.playerID, Seconds: 600 });
    for (const socket of [viewer, second])
      expectEqual((await socket.push(viewerKicked)).result, { RoomID: '1', Until }, 'the push');
    expectEqual((await viewer.ask(sendLiveMessage.op, { Message: '嗨' })).Code, 300015, 'a message afterwards');
    await host.call(sendLiveMessage, { Message: '大家繼續' });
    await viewer.call(getRooms, {});
    expectEqual(viewer.pending(liveMessage).length, 0, 'heard afterwards');
    await host.call(kickViewer, { PlayerID: session.playerID, Seconds: 0 });
    await viewer.call(joinRoom, { RoomID: '1' });
  }),
  ...([getRooms, getDefaultLive] as const).map((contract, at) =>
    conforms(contract, 200, 'hides the stream address from a removed player, until the given time', async (context) => {
      const { host, viewer, session } = await hostAndViewer(context, `093600006${at}`);
      const addresses = async (): Promise<readonly string[]> => {
        const { List } = await viewer.call(getRooms, {});
        const { RoomInfo } = await viewer.call(getDefaultLive, {});
        const rooms = contract === getRooms ? List : [assertDefined(RoomInfo ?? undefined, 'a room')];
        return rooms.map(({ RoomID, DownStreamUrl }) => `${RoomID} ${DownStreamUrl === '' ? 'none' : 'told'}`);
      };
      const before = await addresses();
      expect(before.every((told) => told.endsWith('told')) && before.includes('1 told'), `before: ${before.join()}`);
      await host.call(kickViewer, { PlayerID: session.playerID, Seconds: 60 });
      const [, ...others] = before;
      expectEqual(await addresses(), ['1 none', ...others], 'put out of room 1');
      expect((await host.call(getRooms, {})).List[0]?.DownStreamUrl !== '', 'the host is told');
      await context.advance(61);
      expectEqual(await addresses(), before, 'afterwards');
    }),
  ),
  conforms(getStreamInfo, 300017, 'refuses the token of a removed player, until the given time', async (context) => {
    const { host, session } = await hostAndViewer(context, '0936000059');
    const ask = async (RoomID: string | undefined, token?: string) =>
      (
        await context
          .visitor()
          .ask(getStreamInfo, RoomID === undefined ? {} : { RoomID }, token === undefined ? {} : { token })
      ).Code;
    expectEqual([await ask('1', session.token), await ask('1', 'none')], [200, 200], 'before, and by no session');
    const { Until } = await host.call(kickViewer, { PlayerID: session.playerID, Seconds: 60 });
    const refused = await context.visitor().ask(getStreamInfo, { RoomID: '1' }, { token: session.token });
    expectEqual([refused.Code, refused.Result], [300017, { Until }], 'code and end');
    expectEqual(await ask(undefined, session.token), 300017, 'the room of 30270');
    expectEqual([await ask('2', session.token), await ask('1')], [200, 200], 'another room, and who says no name');
    await context.advance(61);
    expectEqual(await ask('1', session.token), 200, 'afterwards');
  }),
  conforms(joinRoom, 300017, 'refuses a removed player, until the given time', async (context) => {
    const { host, viewer, session } = await hostAndViewer(context, '0936000055');
    const { Until } = await host.call(kickViewer, { PlayerID: session.playerID, Seconds: 60 });
    const refused = await viewer.ask(joinRoom.op, { RoomID: '1' });
    expectEqual([refused.Code, refused.Result], [300017, { Until }], 'code and end');
    await viewer.call(joinRoom, { RoomID: '2' });
    await context.advance(61);
    await viewer.call(joinRoom, { RoomID: '1' });
  }),
  ...(
    [
      [getLiveHistory, { RoomID: '1', Page: 1 }, '0936000056'],
      [getViewers, { RoomID: '1' }, '0936000057'],
      [resume, { Channels: [{ ChannelType: CHANNEL.live, RoomID: '1', Epoch: '', Seq: 0 }] }, '0936000058'],
    ] as const
  ).map(([contract, request, phone]) =>
    conforms(contract, 300017, 'refuses a removed player, until the given time', async (context) => {
      const { host, viewer, session } = await hostAndViewer(context, phone);
      expectEqual((await viewer.ask(contract.op, request)).Code, 200, 'in the room');
      const { Until } = await host.call(kickViewer, { PlayerID: session.playerID, Seconds: 60 });
      const refused = await viewer.ask(contract.op, request);
      expectEqual([refused.Code, refused.Result], [300017, { Until }], 'code and end');
      await context.advance(61);
      expectEqual((await viewer.ask(contract.op, request)).Code, 200, 'afterwards');
    }),
  ),
  ...notTheHost,
  ...sanctions,
];
