import { beforeAll, afterEach, beforeEach, expect, it } from 'vitest';
import type { Snapshot } from '#domain/store.ts';
import { demoSnapshot } from '#domain/world/demoSnapshot.ts';
import { openAdminLine } from '../testing/adminLine.ts';
import { type AdminService, startAdminService } from '../testing/adminService.ts';

const PLAYER = '10000002';

let service: AdminService;
/** A player and the games. */
let initial: Snapshot;
const admin = openAdminLine(() => service);
beforeAll(async () => {
  const { players = [], games = [] } = await demoSnapshot(Date.parse('2026-11-20T04:00:00.000Z'));
  initial = { games, players: players.filter(({ PlayerID }) => PlayerID === PLAYER) };
}, 30_000);
beforeEach(async () => {
  service = await startAdminService({ initial });
});
afterEach(() => service.stop());

const SPINS = ['--game', 'owl', '--free-spins', '5', '--stake', '100', '--reason', 'spring'];
const grants = () => service.ports.store.table('spinGrants').find({ where: { PlayerID: PLAYER, Source: 'operator' } });

it('grants free spins once for a key, and writes the audit log', async () => {
  for (let call = 0; call < 2; call += 1)
    expect(await admin('player', 'spins', PLAYER, ...SPINS, '--key', 'k', '--until', '2030-01-01T00:00')).toBe(0);
  expect(await grants()).toMatchObject([
    { GameCode: 'owl', Stake: 100, Count: 5, Used: 0, ExpireTime: '2029-12-31T16:00:00.000Z' },
  ]);
  const log = await service.ports.store.table('auditLog').find({ where: { Action: 'player.spins' } });
  expect(log[0]).toMatchObject({ Subject: PLAYER, Detail: { GameCode: 'owl', Stake: 100, Count: 5 } });
});

it.each([
  [2, ['--game', 'owl', '--free-spins', '5', '--stake', '100']],
  [2, ['--game', 'owl', '--free-spins', '5', '--stake', '1000000', '--reason', 'x']],
  [2, ['--game', 'owl', '--free-spins', '1001', '--stake', '100', '--reason', 'x']],
  [2, ['--game', 'owl', '--free-spins', '1000', '--stake', '20000', '--reason', 'x']],
  [2, [...SPINS, '--until', '2020-01-01T00:00']],
  [1, ['--game', 'nothing', '--free-spins', '5', '--stake', '100', '--reason', 'x']],
])('ends with %i after %j, and grants nothing', async (code, words) => {
  const before = await grants();
  expect(await admin('player', 'spins', PLAYER, ...words)).toBe(code);
  expect(await grants()).toEqual(before);
});
