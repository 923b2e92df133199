import { setTimeout as hold } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { TestContext } from '#conformance/testContext.ts';
import { topicOf } from '#domain/connection/topics.ts';
import type { Ports } from '#domain/ports/index.ts';
import { heartbeat } from '#protocol/operations/connection.ts';
import { walletChanged } from '#protocol/operations/wallet.ts';
import type { DiskService } from '../testing/diskService.ts';
import { describeOnEachDatabase } from '../testing/eachDatabase.ts';
import { runAdminProcess } from '../testing/serviceProcess.ts';
import { createWireAdapter } from '../testing/wireAdapter.ts';

/** How long the writer is busy. Meanwhile the service polls three times for pushes of the command line. */
const HELD_MS = 3500;
/** Two command lines start as separate processes. */
const TIMEOUT_MS = 120_000;

describeOnEachDatabase(describeScene);

function describeScene(start: () => Promise<DiskService>): void {
  it('pushes each of two grants of the command line to the player once', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const service = await start();
    const { origin, databaseUrl, ports } = service;
    const context = new TestContext(createWireAdapter(origin));
    try {
      const session = await context.guest();
      const { playerID } = session;
      const socket = await session.openSocket('lobby');
      const grant = (gold: number) =>
        runAdminProcess(databaseUrl, 'player', 'grant', playerID, '--gold', String(gold), '--reason', 'test');
      const writer = holdWriterAtFirstPush(ports, topicOf.player(playerID));
      await grant(500);
      await writer.held;
      // On PostgreSQL the grant commits during the long transaction. On SQLite it waits for the file's lock.
      await Promise.all([grant(70), writer.released]);
      await expect.poll(() => socket.pending(walletChanged).length, { timeout: 5000 }).toBe(2);
      // On PostgreSQL pushes are in a log, which keeps them for a minute.
      const isLog = databaseUrl.startsWith('postgres');
      await expect.poll(async () => isLog || (await waitingPushes(ports)) === 0, { timeout: 5000 }).toBe(true);
      await socket.call(heartbeat, {});
      const told = socket.pending(walletChanged).map(({ Result }) => walletChanged.result.parse(Result).Gold);
      expect(told).toEqual([10_500, 10_570]);
    } finally {
      context.clear();
      await service.stop();
    }
  });
}

/**
 * Keeps the service's writer in a long transaction from the first push to a topic. The transaction begins before the row of the push can be
 * removed, and after the command has committed, because SQLite allows one writer.
 */
function holdWriterAtFirstPush(
  { bus, store }: Ports,
  wanted: string,
): { readonly held: Promise<void>; readonly released: Promise<void> } {
  let hasBegun = (): void => {};
  const held = new Promise<void>((resolve) => {
    hasBegun = resolve;
  });
  const released = new Promise<void>((resolve, reject) => {
    const stop = bus.subscribe(({ topic }) => {
      if (topic !== wanted) return;
      stop();
      store
        .transaction(async () => {
          hasBegun();
          await hold(HELD_MS);
        })
        .then(resolve, reject);
    });
  });
  return { held, released };
}

/** The number of pushes of the command line in the outbox. */
async function waitingPushes({ store }: Ports): Promise<number> {
  const rows = await store.table('pushOutbox').find();
  return rows.filter(({ Push }) => Push.op === walletChanged.op).length;
}
