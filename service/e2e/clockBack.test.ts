import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLocalBus } from '#domain/ports/bus.ts';
import type { TestSocket } from '#conformance/testSocket.ts';
import { TestContext } from '#conformance/testContext.ts';
import { sendPublicMessage } from '#protocol/operations/chat.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { openDatabase } from '../database.ts';
import { createLog } from '../ports/log.ts';
import { type DiskService, startDiskService, startWorldService } from '../testing/diskService.ts';
import { createDatabases, POSTGRES_URL } from '../testing/postgresDatabases.ts';
import { createWireAdapter } from '../testing/wireAdapter.ts';

const HOUR_MS = 60 * 60 * 1000;
const SENDS = 10;
const WINDOW_MS = getWallet.rate.seconds * 1000;

const databases = createDatabases();
let aheadMs = 0;
let service: DiskService;
let context: TestContext;

beforeEach(() => {
  const machineNow = Date.now.bind(Date);
  aheadMs = HOUR_MS;
  vi.spyOn(Date, 'now').mockImplementation(() => machineNow() + aheadMs);
});
afterEach(async () => {
  context.clear();
  await service.stop();
  vi.restoreAllMocks();
});
afterAll(() => databases.dropAll());

const setBack = (): void => void (aheadMs = 0);
const send = async (socket: TestSocket): Promise<number> =>
  (await socket.ask(sendPublicMessage.op, { Message: '時鐘' })).Code;
const readWallet = async (socket: TestSocket): Promise<number> => (await socket.ask(getWallet.op, {})).Code;

/** Repeats a call until it is refused. */
async function useUp(call: () => Promise<number>, limit: number): Promise<readonly number[]> {
  const codes: number[] = [];
  for (let count = 0; count <= limit; count += 1) codes.push(await call());
  return codes.slice(-2);
}

/** The stored rows of these jobs. */
async function jobsOf(names: readonly string[]) {
  const store = await openDatabase(service.databaseUrl, { bus: createLocalBus(), log: createLog('silent') });
  const rows = await store.table('jobs').find({ where: { Name: { in: names } } });
  await store.close();
  return rows;
}

const jobsKept = async (names: readonly string[]): Promise<number> => (await jobsOf(names)).length;

/** Milliseconds from now to the latest due time of these jobs. */
const furthestDue = async (names: readonly string[]): Promise<number> =>
  Math.max(...(await jobsOf(names)).map(({ DueTime }) => Date.parse(DueTime))) - Date.now();

function leavesNothingBehind(start: () => Promise<DiskService>): void {
  beforeEach(async () => {
    service = await start();
    context = new TestContext(createWireAdapter(service.origin));
  });

  it('limits callers for no longer than the real window', { timeout: 60_000 }, async () => {
    const session = await context.member('0900000002');
    const [chat, lobby] = [await session.openSocket('chat'), await session.openSocket('lobby')];
    expect(await useUp(() => send(chat), SENDS)).toEqual([200, 200069]);
    expect(await useUp(() => readWallet(lobby), getWallet.rate.limit)).toEqual([200, 300002]);

    setBack();
    expect(await useUp(() => send(chat), SENDS)).toEqual([200, 200069]);
    await expect.poll(() => readWallet(lobby), { timeout: WINDOW_MS + 2000, interval: 250 }).toBe(200);
  });

  it('does not delay a scheduled job until the hour is over', { timeout: 60_000 }, async () => {
    const names = ['live.counts', 'chat.topAnnouncement'];
    await expect.poll(() => jobsKept(names), { timeout: 10_000 }).toBe(names.length);
    setBack();
    await expect.poll(() => furthestDue(names), { timeout: 10_000 }).toBeLessThanOrEqual(5000);
  });
}

describe('a clock that was an hour ahead and is set back, on SQLite', () => {
  leavesNothingBehind(() => startDiskService());
});

describe.skipIf(POSTGRES_URL === '')('a clock that was an hour ahead and is set back, on PostgreSQL', () => {
  leavesNothingBehind(async () => startWorldService(await databases.create()));
});
