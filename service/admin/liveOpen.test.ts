import { afterEach, beforeEach, expect, it } from 'vitest';
import { openAdminLine } from '../testing/adminLine.ts';
import { startMemoryService, type TestService } from '../testing/memoryService.ts';

let service: TestService;
const admin = openAdminLine(() => service);

beforeEach(async () => {
  service = await startMemoryService();
});
afterEach(() => service.stop());

it('gives a player one live room, and makes the player its host', async () => {
  await admin('player', 'create', '--vip', '2');
  const { store } = service.ports;
  const [player] = await store.table('players').find({ order: [['RegistTime', 'desc']] });
  const id = player?.PlayerID ?? '';
  expect(await admin('live', 'open', id, '--title', ' 我的直播間 ')).toBe(0);
  const rooms = await store.table('liveRooms').find({ where: { HostID: id } });
  expect(rooms.map(({ Title, Status, HasChat }) => [Title, Status, HasChat])).toEqual([['我的直播間', 2, true]]);
  expect((await store.table('players').get(id))?.IsHost).toBe(true);
  expect((await store.table('auditLog').find({ where: { Action: 'live.open' } })).length).toBe(1);
  expect(await admin('live', 'open', id, '--title', '第二間')).toBe(1);
  expect(await admin('live', 'open', '99999999', '--title', '沒有人')).toBe(1);
  expect(await admin('live', 'open', id)).toBe(2);
});
