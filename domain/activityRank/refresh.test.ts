import { expect, it } from 'vitest';
import { RANKING_REFRESH_SECONDS } from '#protocol/entities/ranking.ts';
import { runDueJobs } from '../schedule/runDueJobs.ts';
import { createMemoryWorld, createMovableClock } from '../testing/memoryWorld.ts';
import { activityRankJobs } from './jobs.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const HOUR_MS = 60 * 60 * 1000;

it('refreshes a snapshot whose due time is too far ahead, since the clock was set back', async () => {
  let wall = NOW + HOUR_MS;
  const { ports } = await createMemoryWorld({ clock: createMovableClock(() => wall) });
  const { store, clock } = ports;
  const nextTimes = async (): Promise<readonly string[]> =>
    (await store.table('rankBoards').find({ where: { State: 'open' } })).map(({ NextTime }) => NextTime);
  await runDueJobs(ports, activityRankJobs);
  wall = NOW;
  await runDueJobs(ports, activityRankJobs);
  clock.advance(60_000);
  await runDueJobs(ports, activityRankJobs);
  const latest = new Date(clock.now() + RANKING_REFRESH_SECONDS * 1000).toISOString();
  const times = await nextTimes();
  expect(times.length).toBeGreaterThan(0);
  expect(times.filter((time) => time > latest)).toEqual([]);
});
