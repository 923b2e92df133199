import { afterEach, beforeEach, expect, it } from 'vitest';
import { readMediaNotice } from '#domain/live/mediaNotice.ts';
import { publisherStarted } from '#domain/live/publishing.ts';
import { roomChanged } from '#protocol/operations/live.ts';
import { openAdminLine } from '../testing/adminLine.ts';
import { startMemoryService, type TestService } from '../testing/memoryService.ts';

let service: TestService;
const admin = openAdminLine(() => service);

beforeEach(async () => {
  service = await startMemoryService();
});
afterEach(() => service.stop());

it('takes a room off air, ends its session, cuts its publisher and records the reason', async () => {
  const { ports } = service;
  const { store } = ports;
  await admin('player', 'create', '--vip', '2');
  const [player] = await store.table('players').find({ order: [['RegistTime', 'desc']] });
  await admin('live', 'open', player?.PlayerID ?? '', '--title', '我的直播間');
  const [opened] = await store.table('liveRooms').find();
  const ROOM = opened?.RoomID ?? '';
  const now = ports.clock.now();
  const moment = { now, nowText: new Date(now).toISOString(), ports };
  await store.transaction(async (tx) => {
    await tx.table('liveRooms').update({ RoomID: ROOM }, { Status: 1 });
    await publisherStarted(tx, moment, { RoomID: ROOM, PublisherID: 'a' });
  });
  const [session] = await store.table('liveSessions').find({ where: { EndTime: '' } });
  const seen: unknown[] = [];
  ports.bus.subscribe((push) => {
    if (push.op === roomChanged.op) seen.push(roomChanged.result.parse(push.result).Status);
    else seen.push(readMediaNotice(push));
  });

  expect(await admin('live', 'stop', ROOM, '--reason', '不雅畫面')).toBe(0);
  expect(await store.table('liveRooms').get(ROOM)).toMatchObject({ Status: 2, OnAir: false, ShownStatus: 2 });
  expect(await store.table('liveSessions').get(session?.SessionID ?? '')).toMatchObject({ EndReason: 'operator' });
  expect(seen).toEqual([2, { Kind: 'cutPublisher', RoomID: ROOM, Reason: 'stopped' }]);
  const [entry] = await store.table('auditLog').find({ where: { Action: 'live.stop' } });
  expect(JSON.stringify(entry?.Detail)).toContain('不雅畫面');

  expect(await admin('live', 'stop', ROOM)).toBe(2);
  expect(await admin('live', 'stop', 'none', '--reason', '沒有')).toBe(1);
});
