import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLocalBus } from '../bus.ts';
import { createStore, type QueuedStore } from '../index.ts';
import type { PushOf } from '../port.ts';
import type { Doorbell } from '../queue/doorbell.ts';
import { push, uuid } from '../suite/fixture.ts';
import { DATABASE, type Tables } from '../suite/tables.ts';
import { createDatabases, POSTGRES_URL } from '../testing/postgresDatabases.ts';
import { openPool } from './connection.ts';
import { openPostgres } from './postgres.ts';
import { PostgresPushLog } from './pushLogReader.ts';

const WAIT = { timeout: 5000, interval: 5 };

/** A process with its store and the pushes that its listeners received. */
interface Run {
  readonly store: QueuedStore<Tables>;
  readonly topics: string[];
  lost: number;
}

/** Rings every listener. */
function createBell(): Doorbell {
  const listeners = new Set<() => void>();
  return {
    ring: () => {
      for (const listener of listeners) listener();
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

describe.skipIf(POSTGRES_URL === '')('the log of pushes', () => {
  const databases = createDatabases(DATABASE);
  let url = '';
  let runs: Run[] = [];
  beforeEach(async () => {
    url = await databases.create();
    runs = [];
  });
  afterEach(() => Promise.all(runs.map(({ store }) => store.close())));
  afterAll(() => databases.dropAll());

  async function start(): Promise<Run> {
    const bus = createLocalBus<PushOf<Tables>>();
    const store = createStore(await openPostgres(DATABASE, url), { bus, uuid });
    const run: Run = { store, topics: [], lost: 0 };
    bus.subscribe(
      ({ topic }) => {
        if (topic !== 'started') run.topics.push(topic);
      },
      () => {
        run.lost += 1;
      },
    );
    runs.push(run);
    // The process reads the log after this commit.
    await store.transaction(async (tx) => tx.publish(push('started')));
    return run;
  }
  const say = ({ store }: Run, topic: string): Promise<void> =>
    store.transaction(async (tx) => tx.publish(push(topic)));

  /** Runs statements on the database without the stores. */
  async function beside(...statements: readonly string[]) {
    const pool = await openPool(url, { name: 'beside', most: 1 });
    const connection = await pool.take();
    for (const statement of statements) await connection.all(statement);
    return {
      connection,
      async end() {
        await connection.drop();
        await pool.close();
      },
    };
  }

  it('publishes the pushes of all processes to each process in the same order', async () => {
    const [one, other] = [await start(), await start()];
    await Promise.all(Array.from({ length: 100 }, async (_, at) => say(at % 2 === 0 ? one : other, `${at}`)));
    await vi.waitFor(() => expect([one.topics.length, other.topics.length]).toEqual([100, 100]), WAIT);
    expect(one.topics).toEqual(other.topics);
  });

  it('answers a caller after the pushes of earlier commits', async () => {
    const [one, other] = [await start(), await start()];
    for (let round = 0; round < 20; round += 1) {
      await say(one, `first ${round}`);
      await say(other, `then ${round}`);
      expect(other.topics).toEqual([`first ${round}`, `then ${round}`]);
      other.topics.length = 0;
    }
  });

  it('reads once for many rings, and within a quarter of a second without a ring', async () => {
    const statements: string[] = [];
    const bus = createLocalBus<PushOf<Tables>>();
    const topics: string[] = [];
    bus.subscribe(({ topic }) => void topics.push(topic));
    const backend = await openPostgres(DATABASE, url, { onStatement: (sql) => void statements.push(sql) });
    const store = createStore(backend, { bus, uuid });
    runs.push({ store, topics, lost: 0 });
    await store.transaction(async (tx) => tx.publish(push('started')));
    const bell = createBell();
    store.useDoorbell(bell);
    const other = await start();
    await say(other, 'silent');
    await vi.waitFor(() => expect(topics).toContain('silent'), { timeout: 1000, interval: 5 });
    await vi.waitFor(() => expect(statements.length).toBeGreaterThan(0), WAIT);
    const reads = (): number => statements.filter((sql) => sql.includes('horizon')).length;
    const before = reads();
    for (let ring = 0; ring < 50; ring += 1) bell.ring();
    await vi.waitFor(() => expect(reads()).toBeGreaterThan(before), { timeout: 100, interval: 1 });
    expect(reads() - before).toBeLessThanOrEqual(2);
  });

  it('holds a push back while an earlier transaction of the database may still commit', async () => {
    const run = await start();
    const earlier = await beside(
      'BEGIN',
      `INSERT INTO "pushOutbox" ("ID", "Position", "Push") VALUES ('earlier', 0, '{"topic":"earlier","result":null,"personal":false}')`,
    );
    const later = say(run, 'later');
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    expect(run.topics).toEqual([]);
    await earlier.connection.all('COMMIT');
    await later;
    expect(run.topics).toEqual(['earlier', 'later']);
    await earlier.end();
  });

  it('ignores long transactions of another database, and of readers', async () => {
    const run = await start();
    const own = url;
    url = await databases.create();
    const foreign = await beside('BEGIN', `INSERT INTO "jobs" VALUES ('foreign', '')`);
    url = own;
    const reader = await beside('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', 'SELECT count(*) FROM "jobs"');
    const before = performance.now();
    await say(run, 'now');
    expect(run.topics).toEqual(['now']);
    expect(performance.now() - before).toBeLessThan(1000);
    await Promise.all([foreign.end(), reader.end()]);
  });

  it('answers if a push is held back for long, and publishes it later', async () => {
    const run = await start();
    const earlier = await beside('BEGIN', `INSERT INTO "jobs" VALUES ('long', '')`);
    await say(run, 'late');
    expect(run.topics).toEqual([]);
    await earlier.end();
    await vi.waitFor(() => expect(run.topics).toEqual(['late']), WAIT);
  });

  it('reports lost pushes if they were removed before this process read them', async () => {
    const run = await start();
    const beyond = await beside(`UPDATE "pushOutboxRemoved" SET "Xid" = pg_current_xact_id(), "Position" = 1000000`);
    await vi.waitFor(() => expect(run.lost).toBe(1), WAIT);
    await say(run, 'afterwards');
    expect([run.topics, run.lost]).toEqual([['afterwards'], 1]);
    await beyond.end();
  });

  it('removes entries older than a minute, and stores the place of the last', async () => {
    const run = await start();
    for (const topic of ['a', 'b', 'c']) await say(run, topic);
    const shifted = await beside(
      `UPDATE "pushOutbox" SET "CreateTime" = now() - interval '61 seconds' WHERE "Push" NOT LIKE '%"c"%'`,
    );
    const pool = await openPool(url, { name: 'removal', most: 1 });
    const reader = new PostgresPushLog('suite', DATABASE.tables, () => pool.take());
    expect(await reader.removeOld()).toBe(3);
    expect(await reader.removeOld()).toBe(0);
    expect(await run.store.table('pushOutbox').count()).toBe(1);
    const [place] = await shifted.connection.all(
      `SELECT count(*)::int AS "Count" FROM "pushOutboxRemoved" WHERE "Xid" > '0'`,
    );
    expect(place?.['Count']).toBe(1);
    await reader.close();
    await pool.close();
    await shifted.end();
    await say(run, 'd');
    expect([run.topics.at(-1), run.lost]).toEqual(['d', 0]);
  });

  it('writes pushes from a process without listeners', async () => {
    const run = await start();
    const command = createStore(await openPostgres(DATABASE, url), { bus: undefined, uuid });
    await command.transaction(async (tx) => tx.publish(push('of a command')));
    await command.close();
    await vi.waitFor(() => expect(run.topics).toEqual(['of a command']), WAIT);
  });
});
