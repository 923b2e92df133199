import { createLocalBus } from '#domain/ports/bus.ts';
import { seedDemoWorld } from '#domain/world/demo.ts';
import { enlargeWorld } from '#domain/world/large.ts';
import { openBulk } from '#store/bulk/openBulk.ts';
import { openDatabase } from '../database.ts';
import { PLATFORM_DATABASE } from '../platformDatabase.ts';
import { createLog } from '../ports/log.ts';

/** Fills a database with the demo world, many more players and a long history. */
export async function fillLargeWorld(databaseUrl: string): Promise<void> {
  const store = await openDatabase(databaseUrl, { bus: createLocalBus(), log: createLog('silent') });
  await seedDemoWorld(store, Date.now());
  const bulk = await openBulk(PLATFORM_DATABASE, databaseUrl);
  await enlargeWorld(store, { players: 500, messages: 3000, entries: 10_000, report: () => {} }, bulk);
  await bulk.finish();
  await store.close();
}
