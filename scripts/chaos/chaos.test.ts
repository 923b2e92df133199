import { expect, it } from 'vitest';
import { HAS_REDIS } from '../../service/testing/redisServer.ts';
import { POSTGRES_URL } from '../../service/testing/postgresDatabases.ts';
import { FAULTS, planFaults } from './plan.ts';
import { runChaos } from './runChaos.ts';

const NODES = 3;
const MINUTE = 60_000;

it('a seed repeats the plan, and every fault comes in each round', () => {
  const plan = planFaults('owl', 10 * MINUTE, NODES);
  expect(planFaults('owl', 10 * MINUTE, NODES)).toEqual(plan);
  expect(planFaults('crab', 10 * MINUTE, NODES)).not.toEqual(plan);
  expect(new Set(plan.slice(0, FAULTS.length).map(({ fault }) => fault))).toEqual(new Set(FAULTS));
  for (const [at, planned] of plan.entries()) {
    const next = plan[at + 1]?.at ?? 10 * MINUTE;
    expect(planned.at + planned.lasts).toBeLessThan(next);
  }
});

it.skipIf(!HAS_REDIS || POSTGRES_URL === '')(
  'players on three nodes lose nothing and see everything once while nodes, Redis and PostgreSQL fail',
  { timeout: 6 * MINUTE },
  async () => {
    const report = await runChaos({ seed: 'owl', length: MINUTE, players: 40, say: () => {} });
    expect(report?.broken).toEqual([]);
    expect(report?.deeds.filter(({ outcome }) => outcome === 'acknowledged')).not.toEqual([]);
  },
);
