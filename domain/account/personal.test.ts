import { beforeAll, describe, expect, it } from 'vitest';
import { assertDefined } from '#conformance/expectation.ts';
import { DAY_MS } from '#protocol/duration.ts';
import { readChunks } from '../testing/personal/readChunks.ts';
import { createLocalBus } from '../ports/bus.ts';
import { JOBS } from '../jobs.ts';
import { runDueJobs } from '../schedule/runDueJobs.ts';
import { createMemoryBackend, createStore, type Snapshot } from '../store.ts';
import { createMemoryWorld, createMovableClock } from '../testing/memoryWorld.ts';
import type { Json } from '../tables.ts';
import { exportOf } from './export.ts';
import { declarationOf, FILLED, filledWorld, personalColumns, TABLE_NAMES } from '../testing/personal/fill.ts';
import { KEEPS_ID, NOT_EXPORTED, PASSES, STAYS } from '../testing/personal/personalExceptions.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
/** After these days only data that the law requires is left. */
const LONGEST_DAYS = 91;
const PERSONAL = TABLE_NAMES.flatMap((table) => personalColumns(table).map((column) => ({ table, column })));

/** Makes the same ids in each run, so that two worlds differ only in the filled values. */
function countedRandom() {
  let at = 0;
  const next = (): number => (at += 1);
  return {
    bytes: (length: number) => new Uint8Array(length).fill(next() % 256),
    uuid: () => `00000000-0000-4000-8000-${String(next()).padStart(12, '0')}`,
  };
}

type Rows = readonly Readonly<Record<string, Json>>[];
type Held = ReadonlyMap<string, Rows>;

/** Deletes the player of a filled world. Returns the rows at once and after the longest retention time. */
async function deleted(initial: Snapshot): Promise<{ readonly now: Held; readonly late: Held }> {
  const clock = createMovableClock(() => NOW);
  const { ports, recoverPushes } = await createMemoryWorld({ clock, initial, random: countedRandom() });
  const read = async (): Promise<Held> => {
    const found = await Promise.all(
      TABLE_NAMES.map(async (name): Promise<[string, Rows]> => [name, await ports.store.table(name).find()]),
    );
    return new Map(found);
  };
  await ports.store.transaction((tx) =>
    tx.table('accountDeletions').update({ PlayerID: FILLED.id }, { State: 'requested', ErasedUpTo: '', DoneTime: '' }),
  );
  clock.advance(61_000);
  await runDueJobs(ports, JOBS);
  const row = await ports.store.table('accountDeletions').get(FILLED.id);
  expect(row?.State).toBe('done');
  const now = await read();
  await recoverPushes();
  clock.advance(LONGEST_DAYS * DAY_MS);
  await runDueJobs(ports, JOBS);
  return { now, late: await read() };
}

/** Personal columns, as `table.column`, in which two worlds differ. */
function differing(one: Held, other: Held): readonly string[] {
  const found = new Set<string>();
  for (const table of TABLE_NAMES) {
    const [rows, others] = [one.get(table) ?? [], other.get(table) ?? []];
    if (rows.length !== others.length) found.add(`${table}: another number of rows`);
    for (const [at, row] of rows.entries())
      for (const column of Object.keys(declarationOf(table).columns))
        if (JSON.stringify(row[column]) !== JSON.stringify(others[at]?.[column])) found.add(`${table}.${column}`);
  }
  return [...found].toSorted();
}

/** Columns, as `table.column`, that contain the id of the player. */
const naming = (held: Held): readonly string[] =>
  TABLE_NAMES.flatMap((table) =>
    Object.keys(declarationOf(table).columns).flatMap((column) =>
      (held.get(table) ?? []).some((row) => JSON.stringify(row[column]).includes(FILLED.id))
        ? [`${table}.${column}`]
        : [],
    ),
  ).toSorted();

describe('of a deleted player', () => {
  let first: Awaited<ReturnType<typeof deleted>>;
  let second: typeof first;
  beforeAll(async () => {
    first = await deleted(filledWorld(() => 0));
    second = await deleted(filledWorld(() => 1));
  });

  it('keeps only personal data that the law requires or that expires within 90 days', () => {
    expect(differing(first.now, second.now)).toEqual([...Object.keys(STAYS), ...Object.keys(PASSES)].toSorted());
  });

  it('keeps only data that the law requires after 90 days', () => {
    expect(differing(first.late, second.late)).toEqual(Object.keys(STAYS).toSorted());
  });

  it('keeps the id only where a record of money, of other players or of operators needs it', () => {
    expect(naming(first.late)).toEqual(Object.keys(KEEPS_ID).toSorted());
  });
});

describe('the export', () => {
  const exported = async (initial: Snapshot): Promise<string> => {
    const store = createStore(createMemoryBackend({ initial }), { bus: createLocalBus(), uuid: () => 'export' });
    const player = assertDefined(await store.table('players').get(FILLED.id), 'the player');
    return readChunks(exportOf(store, player, NOW));
  };

  it('differs in every personal column except the named ones', async () => {
    const before = await exported(filledWorld(() => 0));
    const without: string[] = [];
    for (const { table, column } of PERSONAL) {
      const after = await exported(filledWorld((name, other) => (name === table && other === column ? 1 : 0)));
      if (after === before) without.push(`${table}.${column}`);
    }
    expect(without.toSorted()).toEqual(Object.keys(NOT_EXPORTED).toSorted());
  });
});
