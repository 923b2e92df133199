import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLedger } from '#domain/ledger/audit.ts';
import { transferWithin } from '#domain/ledger/transfer.ts';
import type { Reader, Transaction } from '#domain/ports/store.ts';
import { createStore, type StoreBackend } from '#domain/store.ts';
import { createDatabases, POSTGRES_URL } from './testing/postgresDatabases.ts';
import { openPostgres } from '#store/postgres/postgres.ts';
import { PLATFORM_DATABASE } from './platformDatabase.ts';
import { openSqlite } from '#store/sqlite/sqlite.ts';

const mark = (PlayerID: string, Channel: string, Seq = 0) => ({ PlayerID, Channel, Seq });

/** Without a bus, the store does not poll the log of pushes, whose statements would fail in place of a unit's. */
const NO_LISTENERS = { bus: undefined, uuid: () => 'run' };

const NOW = '2026-11-22T00:00:00.000Z';

/** Makes one statement fail before it is sent, counted from `arm`. */
class StatementFault {
  #left = Number.POSITIVE_INFINITY;

  /** @param at 1 means that the next statement fails */
  arm(at: number): void {
    this.#left = at;
  }

  /** @returns whether a statement failed since `arm` */
  disarm(): boolean {
    const hasFailed = this.#left <= 0;
    this.#left = Number.POSITIVE_INFINITY;
    return hasFailed;
  }

  readonly onStatement = (sql: string): void => {
    // This statement follows the commit. A failure would not undo the unit, and would drop the connection with its
    // locks.
    if (sql.includes('pg_advisory_unlock_all')) return;
    this.#left -= 1;
    if (this.#left === 0) throw new Error('the statement failed');
  };
}

const rowsOf = async (reader: Reader) => ({
  marks: await reader.table('readMarks').find(),
  channels: await reader.table('channels').find(),
  accounts: await reader.table('accounts').find(),
  transfers: await reader.table('transfers').find(),
  entries: await reader.table('entries').find(),
  outbox: await reader.table('pushOutbox').find(),
});

/** Reads and writes in parallel, as a careless unit of work does. */
async function moveGold(tx: Transaction, id: string): Promise<void> {
  await Promise.all([
    tx.table('readMarks').insert(mark(id, 'x', 1)),
    tx.table('readMarks').update({ Channel: 'x' }, { Seq: 2 }),
    tx.table('channels').insert({ Channel: id, Epoch: 'e', Seq: 0 }),
    transferWithin(tx, NOW, {
      ID: `${id}:transfer`,
      Reason: 'test',
      Source: 'test',
      Lines: [
        { Owner: 'house:mint', ItemID: 1, Amount: -1 },
        { Owner: `player:${id}`, ItemID: 1, Amount: 1 },
      ],
    }),
  ]);
}

function describeFailures(open: (fault: StatementFault) => Promise<StoreBackend>): void {
  it('if any statement of a unit fails, nothing of the unit stays and the next unit works', async () => {
    const fault = new StatementFault();
    const store = createStore(await open(fault), NO_LISTENERS);
    const attempt = async (at: number): Promise<unknown> => {
      fault.arm(at);
      return store.transaction((tx) => moveGold(tx, `unit-${at}`)).catch((error: unknown) => error);
    };
    let failures = 0;
    for (;;) {
      const at = failures + 1;
      const before = await rowsOf(store);
      const outcome = await attempt(at);
      if (!fault.disarm()) break;
      failures = at;
      expect(outcome).toMatchObject({ message: 'the statement failed' });
      expect(await rowsOf(store)).toEqual(before);
      await store.transaction((tx) => moveGold(tx, `after-${at}`));
      expect(await auditLedger(store)).toEqual([]);
    }
    expect(failures).toBeGreaterThan(5);
    await store.close();
  });

  it('if any statement fails, concurrent ones do not survive the rollback', async () => {
    const fault = new StatementFault();
    const backend = await open(fault);
    const STATEMENTS = 4;
    for (let at = 1; at <= STATEMENTS; at += 1) {
      const tx = await backend.begin();
      fault.arm(at);
      const writes = Array.from({ length: STATEMENTS }, (_, write) =>
        tx.table('readMarks').insert(mark(`${at}-${write}`, 'x')),
      );
      await expect(Promise.all(writes)).rejects.toThrow('the statement failed');
      await tx.rollback();
      await Promise.allSettled(writes);
      expect(fault.disarm()).toBe(true);
      expect(await backend.reader.table('readMarks').find()).toEqual([]);
    }
    await backend.close();
  });

  it('a write after the end of a unit is refused', async () => {
    const store = createStore(await open(new StatementFault()), NO_LISTENERS);
    let late: Promise<unknown> = Promise.resolve();
    await store.transaction(async (tx) => {
      const marks = tx.table('readMarks');
      await marks.insert(mark('in-time', 'x'));
      late = new Promise((resolve) => {
        tx.afterCommit(() => resolve(marks.insert(mark('late', 'x')).catch((error: unknown) => error)));
      });
    });
    expect(await late).toMatchObject({ message: 'the transaction has ended' });
    expect(await store.table('readMarks').find()).toEqual([mark('in-time', 'x')]);
    await store.close();
  });
}

describe('statements that fail on SQLite', () => {
  let folder = '';
  let files = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'failures-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  describeFailures(({ onStatement }) =>
    openSqlite(PLATFORM_DATABASE, { file: join(folder, `${files++}.sqlite`) }, { onStatement }),
  );
});

describe.skipIf(POSTGRES_URL === '')('statements that fail on PostgreSQL', () => {
  const databases = createDatabases();
  afterAll(() => databases.dropAll());
  describeFailures(async ({ onStatement }) =>
    openPostgres(PLATFORM_DATABASE, await databases.create(), { onStatement }),
  );
});
