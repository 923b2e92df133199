import pg from 'pg';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { findOldestWrite, type OpenWrite } from '#store/postgres/openWrites.ts';
import { createDatabases, POSTGRES_URL } from '../testing/postgresDatabases.ts';
import { watchHeldPushes } from './heldPushes.ts';

const WAIT = { timeout: 10_000, interval: 10 };
const IDLE: OpenWrite = { pid: 7, ageSeconds: 1, state: 'idle in transaction', program: 'psql', role: 'owner' };

function watch(first: OpenWrite | undefined) {
  const lines: string[] = [];
  let found = first;
  let looks = 0;
  let time = 0;
  const note = (about: object, text: string): void => void lines.push(`${JSON.stringify(about)} ${text}`);
  const held = watchHeldPushes({
    findOldestWrite: async () => {
      looks += 1;
      return found;
    },
    log: { error: note, info: note },
    now: () => time,
    everyMs: 2,
  });
  onTestFinished(() => held.stop());
  const show = async (next: OpenWrite | undefined, at = time): Promise<void> => {
    found = next;
    time = at;
    const before = looks;
    await vi.waitFor(() => expect(looks).toBeGreaterThan(before + 1), WAIT);
  };
  return { held, lines, show };
}

it('names a transaction that is open for more than five seconds, again each minute, and its end', async () => {
  const { held, lines, show } = watch(IDLE);
  await show({ ...IDLE, ageSeconds: 4 });
  expect([held.heldSeconds(), lines]).toEqual([0, []]);
  await show({ ...IDLE, ageSeconds: 8 });
  await show({ ...IDLE, ageSeconds: 40 });
  expect(held.heldSeconds()).toBe(40);
  await show({ ...IDLE, ageSeconds: 70 });
  await show(undefined);
  expect(held.heldSeconds()).toBe(0);
  const named = (age: number): string =>
    `{"pid":7,"ageSeconds":${age},"state":"idle in transaction","program":"psql","role":"owner"} an open transaction holds back every push; SELECT pg_terminate_backend(pid) ends it`;
  expect(lines).toEqual([named(8), named(70), '{"pid":7} the open transaction ended, so pushes go on']);
});

it('measures the age of a transaction whose age it may not see', async () => {
  const hidden = { ...IDLE, ageSeconds: undefined, state: '' };
  const { held, lines, show } = watch(hidden);
  await show(hidden);
  await show(hidden, 4000);
  expect(held.heldSeconds()).toBe(0);
  await show(hidden, 9000);
  expect(held.heldSeconds()).toBe(9);
  expect(lines).toHaveLength(1);
});

describe.skipIf(POSTGRES_URL === '')('PostgreSQL', () => {
  const databases = createDatabases();
  afterAll(() => databases.dropAll());

  it('shows an idle transaction that has written, and none that only reads', async () => {
    const url = await databases.create();
    const client = new pg.Client({ connectionString: url, application_name: 'maintenance' });
    await client.connect();
    await client.query('BEGIN');
    await client.query('SELECT 1');
    expect(await findOldestWrite(url)).toBeUndefined();
    await client.query('SELECT pg_current_xact_id()');
    const found = await findOldestWrite(url);
    expect(found).toMatchObject({ state: 'idle in transaction', program: 'maintenance' });
    expect(found?.ageSeconds).toBeGreaterThanOrEqual(0);
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    expect(found?.pid).toBe(rows[0]?.pid);
    await client.end();
  });
});
