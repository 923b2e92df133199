import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Stage } from '#conformance/stage.ts';
import { getOwnProfile } from '#protocol/endpoints/player.ts';
import { getWallet, walletChanged } from '#protocol/operations/user.ts';
import { type DiskService, startDiskService } from '../testing/diskService.ts';
import { createWireBackdrop } from '../testing/wireBackdrop.ts';

const run = promisify(execFile);
let service: DiskService;
let stage: Stage;
beforeAll(async () => {
  service = await startDiskService();
  stage = new Stage(createWireBackdrop(service.origin));
});
afterAll(async () => {
  stage.clear();
  await service.stop();
});

it('what the operator grants beside a running service shows on the open screens of the player', async () => {
  const seat = await stage.guest();
  const line = await seat.line('lobby');
  const env = { ...process.env, DATABASE_URL: service.databaseUrl };
  await run('npx', ['tsx', 'service/admin/main.ts', 'player', 'grant', seat.playerID, '--gold', '500'], { env });
  expect((await line.push(walletChanged)).result.Gold).toBe(10_500);
  expect((await line.call(getWallet, {})).Gold).toBe(10_500);
});

it('what the operator closes beside a running service is closed within a second, and opened again', async () => {
  const admin = (...words: string[]) =>
    run('npx', ['tsx', 'service/admin/main.ts', ...words], {
      env: { ...process.env, DATABASE_URL: service.databaseUrl },
    });
  const seat = await stage.guest();
  const line = await seat.line('lobby');
  await admin('maintenance', 'on');
  expect(await line.closed()).toBe(1013);
  expect((await seat.visitor.ask(getOwnProfile, {}, { token: seat.token })).Code).toBe(300010);
  await admin('maintenance', 'off');
  await vi.waitFor(
    async () => expect((await seat.visitor.ask(getOwnProfile, {}, { token: seat.token })).Code).toBe(200),
    { timeout: 5000, interval: 100 },
  );
});
