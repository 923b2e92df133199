import { readdirSync, readFileSync } from 'node:fs';
import { ensureBrowser } from './testing/browser.ts';
import { runCommand } from './testing/command.ts';
import { ensurePostgres } from './testing/postgres.ts';

// `npm run test:long`: what takes minutes. Every conformance case runs on every shell, a service is killed 30 times on each database, 10,000 rounds of games are played while service and game server are killed, 1,000 orders meet faulty callbacks,
// the tests that play at random play many times, every stop of each game's reels is visited, every walk goes over both backends, a new player's first visit is played in a fresh clone, the
// line of a page is cut for 30 seconds, the tools are tested, every bench runs small, and each defence is taken away once.
const inNode = [
  'service/e2e/kill.test.ts',
  'service/conformance.test.ts',
  'service/conformance.postgres.test.ts',
  'domain/fuzz.test.ts',
  'domain/payment/randomFaults.test.ts',
  'service/payments/crash.test.ts',
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
process.env['KILL_ROUNDS'] = '30';
process.env['SPIN_KILL_ROUNDS'] = '10000';
process.env['CONFORMANCE'] = 'everything';
process.env['PROPERTY_RUNS'] = 'many';
process.env['CUT_SECONDS'] = '30';
process.env['CYCLE'] = 'whole';
process.env['ORDERS'] = '1000';
process.env['CRASHES'] = 'whole';
process.env['WALKS'] = 'whole';
let failed = (server === undefined ? 1 : 0) + (hasBrowser ? 0 : 1);
for (const [name, ...args] of commands) if ((await runCommand(name, args)) !== 0) failed += 1;
await server?.stop();
process.exitCode = failed === 0 ? 0 : 1;
