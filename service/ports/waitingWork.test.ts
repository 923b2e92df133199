import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createLocalBus } from '#domain/ports/bus.ts';
import { createStore } from '#domain/store.ts';
import { openSqlite } from '#store/sqlite/sqlite.ts';
import { PLATFORM_DATABASE } from '../platformDatabase.ts';
import { countWaiting } from './waitingWork.ts';

it('counts the waiting units, and lets the store read their declared rows together', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'waiting-'));
  const statements: string[] = [];
  const onStatement = (sql: string): void => void statements.push(sql);
  const backend = await openSqlite(PLATFORM_DATABASE, { file: join(folder, 'a.sqlite') }, { onStatement });
  const kept = createStore(backend, { bus: createLocalBus(), uuid: () => 'run' });
  const { store, waiting } = countWaiting(kept);
  const players = Array.from({ length: 20 }, (_, at) => `player-${at}`);
  statements.length = 0;
  const units = players.map((player) =>
    store.transaction((tx) => tx.table('staff').get(player), [{ table: 'staff', key: [player] }]),
  );
  expect(waiting()).toBe(20);
  expect(await Promise.all(units)).toEqual(players.map(() => undefined));
  expect(waiting()).toBe(0);
  expect(statements.filter((sql) => sql.includes('"staff"'))).toHaveLength(1);
  await store.close();
  await rm(folder, { recursive: true });
});
