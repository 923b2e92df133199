import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { TestContext } from '#conformance/testContext.ts';
import { getOwnProfile } from '#protocol/endpoints/player.ts';
import { getWallet, walletChanged } from '#protocol/operations/wallet.ts';
import { type DiskService, startDiskService } from '../testing/diskService.ts';
import { createWireAdapter } from '../testing/wireAdapter.ts';

const run = promisify(execFile);
let service: DiskService;
let context: TestContext;
beforeAll(async () => {
  service = await startDiskService();
  context = new TestContext(createWireAdapter(service.origin));
});
afterAll(async () => {
  context.clear();
  await service.stop();
});

it('a grant of the operator, while the service runs, appears on the open screens of the player', async () => {
  const session = await context.guest();
  const socket = await session.openSocket('lobby');
  const env = { ...process.env, DATABASE_URL: service.databaseUrl };
  const words = ['player', 'grant', session.playerID, '--gold', '500', '--reason', 'ticket 4711', '--as', 'tester'];
  await run('npx', ['tsx', 'service/admin/main.ts', ...words], { env });
  expect((await socket.push(walletChanged)).result.Gold).toBe(10_500);
  expect((await socket.call(getWallet, {})).Gold).toBe(10_500);
});

it('a part of a running service is closed within a second, and opened again', async () => {
  const admin = (...words: string[]) =>
    run('npx', ['tsx', 'service/admin/main.ts', ...words, '--as', 'tester'], {
      env: { ...process.env, DATABASE_URL: service.databaseUrl },
    });
  const session = await context.guest();
  const socket = await session.openSocket('lobby');
  await admin('maintenance', 'on');
  expect(await socket.closed()).toBe(1013);
  expect((await session.visitor.ask(getOwnProfile, {}, { token: session.token })).Code).toBe(300010);
  await admin('maintenance', 'off');
  await vi.waitFor(
    async () => expect((await session.visitor.ask(getOwnProfile, {}, { token: session.token })).Code).toBe(200),
    { timeout: 5000, interval: 100 },
  );
});
