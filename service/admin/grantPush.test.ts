import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Stage } from '#protocol/conformance/stage.ts';
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
