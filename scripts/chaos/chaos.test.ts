import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { HAS_REDIS } from '../../service/testing/redisServer.ts';
import { POSTGRES_URL } from '../../service/testing/postgresDatabases.ts';
import { FAULTS, partOf, planFaults } from './plan.ts';
import { runChaos } from './runChaos.ts';

const NODES = 3;
const MINUTE = 60_000;
const { CHAOS_SECONDS: seconds } = z
  .object({ CHAOS_SECONDS: z._default(z.coerce.number().check(z.int(), z.minimum(10)), 10) })
  .parse(process.env);
/** `npm run test:long` runs 90 seconds, which include every fault. Ten seconds of this seed restart Redis and kill a node. */
const RUN =
  seconds < 60
    ? { seed: 'owl3', length: seconds * 1000, players: 10 }
    : { seed: 'owl', length: seconds * 1000, players: 40 };

it('repeats the plan of a seed, with every fault and no two faults of one part at a time', () => {
  const plan = planFaults('owl', 10 * MINUTE, NODES);
  expect(planFaults('owl', 10 * MINUTE, NODES)).toEqual(plan);
  expect(planFaults('crab', 10 * MINUTE, NODES)).not.toEqual(plan);
  expect(new Set(plan.map(({ fault }) => fault))).toEqual(new Set(FAULTS));
  for (const [at, planned] of plan.entries()) {
    const end = planned.at + planned.lasts;
    expect(end).toBeLessThan(10 * MINUTE);
    const next = plan.slice(at + 1).find((each) => partOf(each) === partOf(planned));
    expect(next?.at ?? end).toBeGreaterThanOrEqual(end);
  }
});

it('plans several faults at a time and stops of more than a minute in a long run', () => {
  const plan = planFaults('owl', 10 * MINUTE, NODES);
  const besides = plan.filter(({ at }, place) => plan.slice(0, place).some((each) => each.at + each.lasts > at));
  expect(besides.length).toBeGreaterThan(plan.length / 4);
  expect(Math.max(...plan.map(({ lasts }) => lasts))).toBeGreaterThan(MINUTE);
});

it('plans two faults in ten seconds, and every short fault in 90 seconds, one at a time', () => {
  expect(planFaults('owl3', 10_000, NODES).map(({ fault }) => fault)).toEqual(['restart Redis', 'kill a node']);
  const plan = planFaults('owl', 1.5 * MINUTE, NODES);
  expect(new Set(plan.map(({ fault }) => fault))).toEqual(
    new Set(FAULTS.filter((fault) => fault !== 'stop a node for long')),
  );
  for (const [at, planned] of plan.entries())
    expect(planned.at + planned.lasts).toBeLessThan(plan[at + 1]?.at ?? 1.5 * MINUTE);
});

it.skipIf(!HAS_REDIS || POSTGRES_URL === '')(
  'players on three nodes lose nothing and see everything once while every process fails',
  { timeout: 15 * MINUTE + seconds * 1000 },
  async () => {
    const report = await runChaos({ ...RUN, say: () => {} });
    expect(report?.broken).toEqual([]);
    const acknowledged = new Set(
      report?.deeds.flatMap(({ kind, outcome }) => (outcome === 'acknowledged' ? [kind] : [])),
    );
    // A run without purchases and rounds would prove nothing. Ten seconds on a busy machine contain few of them.
    const least = seconds < 60 ? ['public message'] : ['public message', 'payment', 'spin'];
    expect([...acknowledged]).toEqual(expect.arrayContaining(least));
    expect(report?.frames.seen).toBeGreaterThan(0);
  },
);
