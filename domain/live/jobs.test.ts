import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#protocol/duration.ts';
import { createMemoryWorld, type MemoryWorld } from '../testing/memoryWorld.ts';
import { liveJobs } from './jobs.ts';
import { publisherStarted, reportHealth } from './publishing.ts';

const ROOM = '1';
const HEALTH = { Bitrate: 1, Frames: 300, KeyFrameMs: 2000, Dropped: 0, Width: 1280, Height: 720, Watching: 0 };

let world: MemoryWorld;
const moment = () => {
  const now = world.ports.clock.now();
  return { now, nowText: new Date(now).toISOString(), ports: world.ports };
};
const before = (ms: number): string => new Date(world.ports.clock.now() - ms).toISOString();
const table = <Name extends 'liveRooms' | 'liveSessions' | 'liveSamples' | 'liveGivers' | 'liveFrames'>(name: Name) =>
  world.ports.store.table(name);
const report = (PublisherID: string) =>
  world.ports.store.transaction((tx) => reportHealth(tx, moment(), { RoomID: ROOM, PublisherID }, HEALTH));

async function run(name: string): Promise<void> {
  const job = liveJobs.find((each) => each.name === name);
  if (job === undefined) throw new Error(`there is no job ${name}`);
  while (await world.ports.store.transaction((tx) => job.run(tx, moment())));
}

beforeEach(async () => {
  world = await createMemoryWorld();
});

describe('a publisher whose media server is gone', () => {
  const start = (lease?: 'untilEnded') =>
    world.ports.store.transaction((tx) => publisherStarted(tx, moment(), { RoomID: ROOM, PublisherID: 'a' }, lease));

  it('is on air for 30 seconds after its last report, and its session ends as `lost`', async () => {
    await start();
    world.ports.clock.advance(20_000);
    await report('a');
    world.ports.clock.advance(29_000);
    await run('live.lostPublishers');
    expect(await table('liveRooms').get(ROOM)).toMatchObject({ OnAir: true, ShownStatus: 1 });
    world.ports.clock.advance(1001);
    await run('live.lostPublishers');
    expect(await table('liveRooms').get(ROOM)).toMatchObject({ OnAir: false, ShownStatus: 2 });
    const [session] = await table('liveSessions').find({ order: [['StartTime', 'desc']], limit: 1 });
    expect(session?.EndReason).toBe('lost');
  });

  it('is on air again with its next report, unless the host wishes to be off air', async () => {
    await start();
    world.ports.clock.advance(30_000);
    await run('live.lostPublishers');
    expect(await report('a')).toBe(true);
    expect(await table('liveRooms').get(ROOM)).toMatchObject({ OnAir: true, ShownStatus: 1 });
    world.ports.clock.advance(30_000);
    await run('live.lostPublishers');
    await world.ports.store.transaction((tx) => tx.table('liveRooms').update({ RoomID: ROOM }, { Status: 2 }));
    expect(await report('a')).toBe(false);
    expect(await table('liveRooms').get(ROOM)).toMatchObject({ OnAir: false });
  });

  it('stays on air if no reports are sent until it ends', async () => {
    await start('untilEnded');
    world.ports.clock.advance(DAY_MS);
    await run('live.lostPublishers');
    expect(await table('liveRooms').get(ROOM)).toMatchObject({ OnAir: true });
  });
});

it('removes samples after two days, frames after 90, and ended sessions with their givers after a year', async () => {
  const ages = { young: DAY_MS, old: 366 * DAY_MS };
  await world.ports.store.transaction(async (tx) => {
    await tx.table('liveSamples').remove({});
    await tx.table('liveSessions').remove({});
    await tx.table('liveFrames').remove({});
    for (const [name, age] of Object.entries(ages)) {
      const CreateTime = before(age);
      await tx.table('liveSamples').insert({
        RoomID: ROOM,
        CreateTime,
        SessionID: name,
        Viewers: 1,
        Watching: 1,
        Bitrate: 1,
        Frames: 1,
        Dropped: 0,
      });
      await tx
        .table('liveFrames')
        .insert({ FrameID: name, RoomID: ROOM, HostID: '1', Data: '', Kept: true, CreateTime });
      for (const [state, EndTime] of Object.entries({ ended: CreateTime, running: '' })) {
        const SessionID = `${name} ${state}`;
        const session = { SessionID, RoomID: ROOM, HostID: '1', Title: '', StartTime: CreateTime, EndTime };
        await tx.table('liveSessions').insert({ ...session, EndReason: '', PeakViewers: 0, Gifts: 0, GiftWorth: 0 });
        await tx
          .table('liveGivers')
          .insert({ SessionID, PlayerID: '1', Gifts: 1, Worth: 1, ItemID: 1, Combo: 1, LastTime: CreateTime });
      }
    }
  });
  await run('live.retention');
  const left = ['old running', 'young ended', 'young running'];
  const names = async (rows: Promise<readonly { readonly SessionID: string }[]>) =>
    (await rows)
      .map(({ SessionID }) => SessionID)
      .filter((name) => /^(?:old|young)/.test(name))
      .toSorted();
  expect(await names(table('liveSessions').find())).toEqual(left);
  expect(await names(table('liveGivers').find())).toEqual(left);
  expect(await names(table('liveSamples').find())).toEqual(['young']);
  expect((await table('liveFrames').find()).map(({ FrameID }) => FrameID)).toEqual(['young']);
});
