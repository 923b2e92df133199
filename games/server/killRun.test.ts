import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { runAndKill } from './testing/killRun/killRun.ts';

/** Rounds of `npm run test:long`. */
const { SPIN_KILL_ROUNDS: rounds } = z
  .object({ SPIN_KILL_ROUNDS: z._default(z.coerce.number().check(z.int()), 40) })
  .parse(process.env);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kill-run-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('ends each round once while service and game server are killed, and answers are lost, doubled and late', {
  timeout: 3_600_000,
}, async () => {
  const many = rounds > 40;
  const report = await runAndKill({
    platformUrl: `sqlite:${join(folder, 'platform.sqlite')}`,
    providerUrl: `sqlite:${join(folder, 'games.sqlite')}`,
    players: many ? 100 : 10,
    rounds,
    deaths: many ? Math.ceil(rounds / 100) : 3,
    platformDeaths: many ? Math.ceil(rounds / 400) : 1,
    mischiefEvery: 5,
  });
  console.log(report);
  expect(report.faults).toEqual([]);
  expect(report.rounds).toBeGreaterThanOrEqual(rounds);
  expect(report.deaths).toBeGreaterThan(0);
  expect(report.platformDeaths).toBeGreaterThan(0);
});
