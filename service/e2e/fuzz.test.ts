import { afterAll, beforeAll, expect, it } from 'vitest';
import { played, SEED } from '../../scripts/testing/playedAtRandom.ts';
import { type FuzzedProcess, type Health, startFuzzedProcess } from '../testing/fuzzedProcess.ts';
import { BATCH_SIZE, HostilePlay } from './hostilePlay.ts';

const INPUTS = played(1000, 1_000_000);
/** How often memory, errors and the ledger are checked. The first fifth warms up the service. */
const CHECKS = played(5, 20);
const WARM_UP = CHECKS / 5;
const MIB = 1024 * 1024;
/** The most growth of the heap after a collection, from the warm-up to its largest size. */
const MAX_GROWTH_BYTES = 32 * MIB;
/** The largest size of the process: the heap limit of `startFuzzedProcess`, code, buffers and the database. */
const MAX_RESIDENT_BYTES = 512 * MIB;

let service: FuzzedProcess;
beforeAll(async () => {
  service = await startFuzzedProcess();
}, 120_000);
afterAll(() => service.stop());

const range = (from: number, to: number): readonly number[] => Array.from({ length: to - from }, (_, at) => from + at);
const figuresOf = ({ heapUsed, external, rss }: Health): string =>
  `heap ${(heapUsed / MIB).toFixed(1)} MiB, buffers ${(external / MIB).toFixed(1)} MiB, resident ${(rss / MIB).toFixed(0)} MiB`;

/**
 * Plays batches on a new service.
 * @returns whether the service logged an error, lost the balance of its ledger, or exited
 */
async function breaks(batches: readonly number[]): Promise<boolean> {
  const fresh = await startFuzzedProcess();
  const play = new HostilePlay(fresh.port, SEED);
  try {
    await play.play(batches);
    return (await fresh.health()).faults.length > 0;
  } catch {
    return true;
  } finally {
    play.end();
    await fresh.stop();
  }
}

/** Finds the batch that breaks the service by bisection. Undefined if only all batches together break it. */
async function culprit(batches: readonly number[]): Promise<number | undefined> {
  const [first, ...others] = batches;
  if (others.length === 0) return first;
  const half = batches.slice(0, batches.length / 2);
  if (await breaks(half)) return culprit(half);
  const rest = batches.slice(half.length);
  return (await breaks(rest)) ? culprit(rest) : undefined;
}

it(
  `answers ${INPUTS} hostile frames and bodies at its front door with declared codes, without growth (PROPERTY_SEED=${SEED})`,
  async () => {
    const began = performance.now();
    const play = new HostilePlay(service.port, SEED);
    const perCheck = INPUTS / BATCH_SIZE / CHECKS;
    const checked: Health[] = [];
    for (let check = 0; check < CHECKS; check += 1) {
      const batches = range(check * perCheck, (check + 1) * perCheck);
      const health = await play.play(batches).then(
        () => service.health(),
        (error: unknown) => ({ faults: [`it ended, or signs nobody in: ${String(error)}`] }),
      );
      if (!('rss' in health) || health.faults.length > 0) {
        const which = (await culprit(batches)) ?? 'found only together with others';
        throw new Error(`batch ${which} broke the service: ${health.faults[0] ?? ''}`);
      }
      expect(play.surprises.slice(0, 5)).toEqual([]);
      checked.push(health);
      const sent = (check + 1) * perCheck * BATCH_SIZE;
      const seconds = Math.round((performance.now() - began) / 1000);
      process.stdout.write(`${sent} inputs, ${seconds} s: ${figuresOf(health)}\n`);
    }
    play.end();
    const codes = [...play.codes].toSorted(([a], [b]) => a - b).map(([code, times]) => `${code}: ${times}`);
    process.stdout.write(`${codes.join(', ')}\n`);
    expect(service.isAlive()).toBe(true);
    expect((await fetch(`http://127.0.0.1:${service.port}/healthz`)).status).toBe(200);
    expect(play.codes.get(-1) ?? 0).toBeLessThan(INPUTS / 20);
    const warm = checked[WARM_UP - 1]?.heapUsed ?? 0;
    expect(Math.max(...checked.map(({ heapUsed }) => heapUsed)) - warm).toBeLessThan(MAX_GROWTH_BYTES);
    expect(Math.max(...checked.map(({ rss }) => rss))).toBeLessThan(MAX_RESIDENT_BYTES);
  },
  played(120_000, 3_600_000),
);

/** The tables that refused inputs may change, with the reason. Every other table keeps its rows. */
const MAY_CHANGE: ReadonlyMap<string, string> = new Map([
  ['connections', 'which sockets are open; those of the test come and go'],
  ['idempotency', 'a refused call that names a key gets the same answer again'],
  ['phoneCodes', 'a wrong code counts against its tries'],
  ['phoneSends', 'codes that were asked for count against the day'],
  ['securityEvents', 'refusals leave a trace'],
]);
/** The number of batches with a read of the tables before and after. */
const WATCHED = played(12, 1000);

it(
  `changes no table by a refused input at its front door, in ${WATCHED} batches (PROPERTY_SEED=${SEED})`,
  async () => {
    const play = new HostilePlay(service.port, SEED + 1);
    const changed: string[] = [];
    const proven = { frames: 0, bodies: 0 };
    for (let batch = 0; batch < WATCHED; batch += 1) {
      let before: ReadonlyMap<string, string> = new Map();
      const { accepted } = play;
      const kind = await play.playAlone(batch, async () => void (before = await service.digests()));
      if (play.accepted > accepted) continue;
      const after = await service.digests();
      // A job ran meanwhile, so the inputs may not have caused the changes.
      if (after.get('jobs') !== before.get('jobs')) continue;
      proven[kind] += 1;
      for (const [table, digest] of after)
        if (before.get(table) !== digest && !MAY_CHANGE.has(table)) changed.push(`batch ${batch}: ${table}`);
    }
    play.end();
    expect(changed).toEqual([]);
    expect(Math.min(proven.frames, proven.bodies)).toBeGreaterThan(WATCHED / 12);
  },
  played(120_000, 3_600_000),
);
