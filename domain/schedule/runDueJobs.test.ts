import { describe, expect, it } from 'vitest';
import { createMemoryWorld, createMovableClock } from '../testing/memoryWorld.ts';
import type { Job } from './job.ts';
import { runDueJobs } from './runDueJobs.ts';

/** 20:00 in Taipei. */
const EVENING = Date.parse('2026-11-20T12:00:00.000Z');
const HOUR = 60 * 60 * 1000;

/** A job that records its runs in the store, as every job does. */
function noting(name: string, every: Job['every'], pieces = 1): Job & { readonly runs: string[] } {
  const runs: string[] = [];
  let left = pieces;
  return {
    name,
    every,
    runs,
    async run(tx, { nowText }) {
      await tx.table('settings').remove({ Name: name });
      await tx.table('settings').insert({ Name: name, Value: nowText });
      tx.afterCommit(() => runs.push(nowText));
      left -= 1;
      if (left > 0) return true;
      left = pieces;
      return false;
    },
  };
}

async function createWorld() {
  const told: unknown[] = [];
  let wall = EVENING;
  const clock = createMovableClock(() => wall);
  const { ports } = await createMemoryWorld({ clock, observer: { call: ({ error }) => told.push(error) } });
  const setWall = (time: number): void => void (wall = time);
  return { ports, clock, told, setWall };
}

describe('a scheduled job', () => {
  it('runs at its interval, and not before', async () => {
    const { ports, clock } = await createWorld();
    const job = noting('often', 60);
    await runDueJobs(ports, [job]);
    await runDueJobs(ports, [job]);
    clock.advance(59_999);
    await runDueJobs(ports, [job]);
    expect(job.runs).toHaveLength(1);
    clock.advance(1);
    await runDueJobs(ports, [job]);
    expect(job.runs).toEqual(['2026-11-20T12:00:00.000Z', '2026-11-20T12:01:00.000Z']);
  });

  it('runs once a day from 00:00 in Taipei, even if it is checked late', async () => {
    const { ports, clock } = await createWorld();
    const job = noting('daily', 'day');
    await runDueJobs(ports, [job]);
    clock.advance(4 * HOUR - 1);
    await runDueJobs(ports, [job]);
    expect(job.runs).toHaveLength(1);
    clock.advance(1);
    await runDueJobs(ports, [job]);
    expect(job.runs.at(-1)).toBe('2026-11-20T16:00:00.000Z');
    clock.advance(30 * HOUR);
    await runDueJobs(ports, [job]);
    clock.advance(17 * HOUR);
    await runDueJobs(ports, [job]);
    expect(job.runs).toHaveLength(3);
  });

  it.each([
    { every: 60 as const, ahead: HOUR, period: 60_000 },
    { every: 'day' as const, ahead: 30 * 24 * HOUR, period: 4 * HOUR },
  ])('of every $every waits no longer than a period after a clock that ran ahead is set back', async (each) => {
    const { ports, clock, setWall } = await createWorld();
    const job = noting('asleep', each.every);
    setWall(EVENING + each.ahead);
    await runDueJobs(ports, [job]);
    setWall(EVENING);
    await runDueJobs(ports, [job]);
    clock.advance(each.period - 1);
    await runDueJobs(ports, [job]);
    expect(job.runs).toHaveLength(1);
    clock.advance(1);
    await runDueJobs(ports, [job]);
    expect(job.runs.slice(1)).toEqual([new Date(EVENING + each.period).toISOString()]);
  });

  it('runs once if several processes check at the same time', async () => {
    const { ports } = await createWorld();
    const job = noting('shared', 60);
    await Promise.all(Array.from({ length: 5 }, () => runDueJobs(ports, [job])));
    expect(job.runs).toHaveLength(1);
  });

  it('continues in pieces until nothing more is due', async () => {
    const { ports } = await createWorld();
    const job = noting('long', 60, 4);
    await runDueJobs(ports, [job]);
    expect(job.runs).toHaveLength(4);
  });

  it('is not over while pieces remain that a later run has begun', async () => {
    const { ports, clock } = await createWorld();
    const job = noting('long', 60, 3);
    const early = [EVENING, EVENING];
    const slower = { ...ports, clock: { ...clock, now: () => early.shift() ?? clock.now() } };
    clock.advance(1);
    const [, over] = [runDueJobs(ports, [job]), runDueJobs(slower, [job]).then(() => job.runs.length)];
    expect(await over).toBe(3);
  });

  it('undoes a failed run, reports it, tries again, and does not delay other jobs', async () => {
    const { ports, told } = await createWorld();
    let broken = true;
    const failing: Job = {
      name: 'failing',
      every: 60,
      async run(tx) {
        await tx.table('settings').insert({ Name: 'half', Value: 1 });
        if (broken) throw new Error('a slip');
        return false;
      },
    };
    const other = noting('other', 60);
    await runDueJobs(ports, [failing, other]);
    expect(told).toEqual([new Error('a slip')]);
    expect(other.runs).toHaveLength(1);
    expect(await ports.store.table('settings').get('half')).toBeUndefined();
    broken = false;
    await runDueJobs(ports, [failing, other]);
    expect(await ports.store.table('settings').get('half')).toEqual({ Name: 'half', Value: 1 });
  });
});
