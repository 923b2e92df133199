import { expect, it, vi } from 'vitest';
import { roomChanged } from '#protocol/operations/live.ts';
import { readMediaNotice } from '../live/mediaNotice.ts';
import { publisherStarted } from '../live/publishing.ts';
import { createMemoryWorld } from '../testing/memoryWorld.ts';
import { banPlayer } from './ban.ts';

/** The host of room 1. */
const HOST = '10000002';
const ROOM = '1';

it('takes the room of a banned host off air, and cuts what the player publishes and watches', async () => {
  const { ports } = await createMemoryWorld();
  const { store } = ports;
  const now = ports.clock.now();
  const moment = { now, nowText: new Date(now).toISOString(), ports };
  const told: unknown[] = [];
  ports.bus.subscribe((push) => {
    if (push.op === roomChanged.op) told.push(roomChanged.result.parse(push.result).Status);
    else if (readMediaNotice(push) !== undefined) told.push(readMediaNotice(push));
  });
  await store.transaction(async (tx) => {
    await tx.table('liveRooms').update({ RoomID: ROOM }, { Status: 1 });
    await publisherStarted(tx, moment, { RoomID: ROOM, PublisherID: 'encoder' });
  });
  await store.transaction((tx) => banPlayer(tx, moment, { PlayerID: HOST, Reason: 'spam', Until: '' }));
  // Pushes arrive after the commit.
  await vi.waitFor(() =>
    expect(told).toEqual([
      1,
      2,
      { Kind: 'cutPublisher', RoomID: ROOM, Reason: 'stopped' },
      { Kind: 'cutViewer', RoomID: '', PlayerID: HOST },
    ]),
  );
  expect(await store.table('liveRooms').get(ROOM)).toMatchObject({ Status: 2, OnAir: false, ShownStatus: 2 });
  expect(await store.table('liveSessions').count({ HostID: HOST, EndTime: '' })).toBe(0);
});
