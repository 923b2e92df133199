import { readdirSync, readFileSync } from 'node:fs';
import { ensureBrowser } from './testing/browser.ts';
import { runCommand } from './testing/command.ts';
import { ensurePostgres } from './testing/postgres.ts';
import { ensureRedis } from './testing/redis.ts';

// `npm run test:long`: what takes minutes. CONTRIBUTING.md lists it. `npm test` runs the same files with fewer rounds, or with a part
// of their tests (decision 0077).
const inNode = [
  'service/e2e/kill.test.ts',
  'service/e2e/fullDisk.test.ts',
  'scripts/chaos/chaos.test.ts',
  'mocks/drift.test.ts',
  'mocks/driftOverNodes.test.ts',
  'service/conformance.test.ts',
  'service/conformance.postgres.test.ts',
  'domain/fuzz.test.ts',
  'domain/payment/randomFaults.test.ts',
  'service/payments/crash.test.ts',
  'service/payments/adapterCrash.test.ts',
  'service/e2e/fuzz.test.ts',
  'domain/ledger/economy.property.test.ts',
  'store/deferred/deferred.property.test.ts',
  'store/equivalence.test.ts',
  'games/maths/cycle/wholeCycle.test.ts',
  'games/provider/provider.property.test.ts',
  'games/server/killRun.test.ts',
];
/** End-to-end tests that `npm test` runs on one backend. */
const inBrowser = readdirSync('app/e2e')
  .map((name) => `app/e2e/${name}`)
  .filter((file) => file.endsWith('.spec.ts') && readFileSync(file, 'utf8').includes('onceOn('));
const commands: readonly (readonly [name: string, ...args: string[]])[] = [
  ['vitest', 'run', '--project', 'node', ...inNode],
  ['vitest', 'run', '--project', 'browser', 'mocks/conformance.browser.test.ts'],
  ['tsx', 'scripts/game.ts', 'check'],
  ['tsx', 'scripts/generate.ts'],
  ['vite', 'build'],
  ['vite', 'build', '--mode', 'mock'],
  ['playwright', 'test', ...inBrowser],
  ['tsx', 'scripts/walk-start.ts'],
  ['vitest', 'run', '--project', 'tools'],
  ['tsx', 'scripts/bench.ts', '--quick'],
  ['tsx', 'scripts/test-defences.ts'],
  ['npm', 'run', 'test:node22'],
  ['npm', 'run', 'test:node24'],
];

const hasBrowser = await ensureBrowser();
const server = await ensurePostgres();
if (server !== undefined) process.env['TEST_POSTGRES_URL'] = server.url;
const redis = await ensureRedis();
if (redis !== undefined) process.env['TEST_REDIS_URL'] = redis.url;
process.env['KILL_ROUNDS'] = '30';
process.env['CHAOS_SECONDS'] = '60';
process.env['FULL_DISK'] = 'whole';
process.env['DRIFT_CALLS'] = '1000';
process.env['SPIN_KILL_ROUNDS'] = '10000';
process.env['CONFORMANCE'] = 'everything';
process.env['PROPERTY_RUNS'] = 'many';
process.env['CUT_SECONDS'] = '30';
process.env['CYCLE'] = 'whole';
process.env['ORDERS'] = '1000';
process.env['CRASHES'] = 'whole';
process.env['WALKS'] = 'whole';
let failed = [server, redis].filter((one) => one === undefined).length + (hasBrowser ? 0 : 1);
for (const [name, ...args] of commands) if ((await runCommand(name, args)) !== 0) failed += 1;
await server?.stop();
await redis?.stop();
process.exitCode = failed === 0 ? 0 : 1;
