import { beforeEach, describe, expect, it } from 'vitest';
import { getRooms, resetStreamKey, roomChanged, updateRoomSettings } from '#protocol/operations/live.ts';
import { TestContext } from '#conformance/testContext.ts';
import type { Push, Transaction } from '../ports/store.ts';
import { createMemoryWorld, type MemoryWorld } from '../testing/memoryWorld.ts';
import { type MediaNotice, readMediaNotice } from './mediaNotice.ts';
import {
  authorisePublisher,
  publisherEnded,
  publisherStarted,
  admitViewer,
  reportHealth,
  type StreamHealth,
} from './publishing.ts';

const ROOM = '1';
const HOST = '0900000002';
const HEALTH: StreamHealth = {
  Bitrate: 2_500_000,
  Frames: 300,
  KeyFrameMs: 2000,
  Dropped: 0,
  Width: 1280,
  Height: 720,
  Watching: 3,
};

let world: MemoryWorld;
let statuses: number[];
let notices: MediaNotice[];

const moment = () => {
  const now = world.ports.clock.now();
  return { now, nowText: new Date(now).toISOString(), ports: world.ports };
};
const unit = <Result>(work: (tx: Transaction) => Promise<Result>) => world.ports.store.transaction(work);
const start = (PublisherID: string) => unit((tx) => publisherStarted(tx, moment(), { RoomID: ROOM, PublisherID }));
const end = (PublisherID: string) => unit((tx) => publisherEnded(tx, moment(), { RoomID: ROOM, PublisherID }));
const report = (PublisherID: string, health = HEALTH) =>
  unit((tx) => reportHealth(tx, moment(), { RoomID: ROOM, PublisherID }, health));
const room = () => world.ports.store.table('liveRooms').get(ROOM);
const sessions = () => world.ports.store.table('liveSessions').find({ where: { EndTime: '' } });
const host = async () => (await new TestContext(world.adapter).member(HOST)).openSocket('chat');

beforeEach(async () => {
  world = await createMemoryWorld();
  statuses = [];
  notices = [];
  world.ports.bus.subscribe((push: Push) => {
    const notice = readMediaNotice(push);
    if (notice !== undefined) notices.push(notice);
    if (push.op === roomChanged.op) statuses.push(roomChanged.result.parse(push.result).Status);
  });
});

describe('a publisher', () => {
  it('puts the room on air for viewers and begins a session, and ends both', async () => {
    await start('a');
    expect(await room()).toMatchObject({ Status: 1, OnAir: true, ShownStatus: 1 });
    const [session] = await sessions();
    expect(session?.SessionID).toBe((await room())?.SessionID);
    await end('a');
    expect(await room()).toMatchObject({ Status: 1, OnAir: false, ShownStatus: 2, SessionID: '' });
    expect(await world.ports.store.table('liveSessions').get(session?.SessionID ?? '')).toMatchObject({
      EndReason: 'publisher',
    });
    expect(statuses).toEqual([1, 2]);
  });

  it('is taken over by a second publisher, and the room stays on air', async () => {
    await start('a');
    await start('b');
    await end('a');
    expect(await room()).toMatchObject({ OnAir: true, ShownStatus: 1 });
    expect(await report('a')).toBe(false);
    expect(await report('b')).toBe(true);
    expect(statuses).toEqual([1]);
    expect(await sessions()).toHaveLength(1);
  });

  it('shows nothing while the host wishes to be off air, and is shown immediately when the wish changes', async () => {
    const socket = await host();
    await socket.call(updateRoomSettings, { Status: 2 });
    await start('a');
    expect(await room()).toMatchObject({ Status: 2, OnAir: true, ShownStatus: 2 });
    expect(statuses).toEqual([]);
    await socket.call(updateRoomSettings, { Status: 1 });
    await socket.call(updateRoomSettings, { Status: 2 });
    expect(statuses).toEqual([1, 2]);
  });

  it('keeps its numbers, and a sample every ten seconds', async () => {
    await start('a');
    for (let seconds = 0; seconds < 20; seconds += 2) {
      await report('a', { ...HEALTH, Bitrate: seconds });
      world.ports.clock.advance(2000);
    }
    expect(await world.ports.store.table('livePublishers').get(ROOM)).toMatchObject({ ...HEALTH, Bitrate: 18 });
    const samples = await world.ports.store.table('liveSamples').find({ order: [['CreateTime', 'asc']] });
    expect(samples.map(({ Bitrate }) => Bitrate)).toEqual([0, 10]);
  });

  it('is stalled for viewers while it reports no pictures', async () => {
    const socket = await host();
    const isStalled = async () =>
      (await socket.call(getRooms, {})).List.find(({ RoomID }) => RoomID === ROOM)?.IsStalled;
    await start('a');
    expect(await isStalled()).toBe(false);
    await report('a', { ...HEALTH, Frames: 0 });
    expect(await isStalled()).toBe(true);
    await report('a');
    expect(await isStalled()).toBe(false);
    await report('a', { ...HEALTH, Frames: 0 });
    await end('a');
    expect(await isStalled()).toBe(false);
  });

  it('changes nothing if its room is unknown', async () => {
    await unit((tx) => publisherStarted(tx, moment(), { RoomID: 'none', PublisherID: 'a' }));
    expect(await world.ports.store.table('livePublishers').count()).toBe(0);
  });
});

describe('a stream key', () => {
  const ask = (StreamKey: string) => authorisePublisher(world.ports.store, { StreamKey, now: world.ports.clock.now() });

  it('opens its room, until it is reset, which cuts its publisher', async () => {
    const socket = await host();
    const { StreamKey: first } = await socket.call(resetStreamKey, {});
    expect(await ask(first)).toEqual({ RoomID: ROOM });
    notices = [];
    const { StreamKey: second } = await socket.call(resetStreamKey, {});
    expect(notices).toEqual([{ Kind: 'cutPublisher', RoomID: ROOM, Reason: 'keyReset' }]);
    expect(await ask(first)).toEqual({ Refused: 'formerKey' });
    expect(await ask(second)).toEqual({ RoomID: ROOM });
  });

  it.each(['', 'x', 'f'.repeat(64)])('is refused if it is %j', async (key) => {
    expect(await ask(key)).toEqual({ Refused: 'unknownKey' });
  });

  it('does not open the room of a banned host', async () => {
    const { StreamKey } = await (await host()).call(resetStreamKey, {});
    await unit(async (tx) => {
      await tx.table('players').update({ PlayerID: '10000002' }, { Disabled: true });
    });
    expect(await ask(StreamKey)).toEqual({ Refused: 'hostClosed' });
  });
});

describe('a viewer', () => {
  const ask = (RoomID: string, Viewer: Parameters<typeof admitViewer>[2]['Viewer']) =>
    admitViewer(world.ports.store, moment(), { RoomID, Viewer });

  it('may watch a room that is on air, and the host a room that is not', async () => {
    expect(await ask(ROOM, { PlayerID: '10000003' })).toEqual({ refused: 'offAir' });
    expect(await ask(ROOM, { DeviceID: 'a' })).toEqual({ refused: 'offAir' });
    expect(await ask(ROOM, { PlayerID: '10000002' })).toEqual({ isHost: true });
    await start('a');
    expect(await ask(ROOM, { PlayerID: '10000003' })).toEqual({ isHost: false });
    expect(await ask(ROOM, { DeviceID: 'a' })).toEqual({ isHost: false });
  });

  it('may watch, unless the room is unknown or the host removed the player', async () => {
    await start('a');
    expect(await ask('none', { DeviceID: 'a' })).toEqual({ refused: 'noRoom' });
    const Until = new Date(world.ports.clock.now() + 1000).toISOString();
    await unit((tx) =>
      tx
        .table('liveSanctions')
        .insert({ RoomID: ROOM, PlayerID: '10000003', Kind: 'kick', Until, ByID: '', Reason: '', CreateTime: '' }),
    );
    expect(await ask(ROOM, { PlayerID: '10000003' })).toEqual({ refused: 'removed' });
    world.ports.clock.advance(2000);
    expect(await ask(ROOM, { PlayerID: '10000003' })).toEqual({ isHost: false });
  });
});
