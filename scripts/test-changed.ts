import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findDependents, listFiles, readImportGraph } from './changed/importGraph.ts';
import { runCommand } from './testing/command.ts';
import { partsReachedBy } from './testing/longParts.ts';
import { ensurePostgres } from './testing/postgres.ts';
import { runLongParts } from './testing/runLongParts.ts';

// `npm run test:changed`: runs the checks and tests that a change can break, by the import graph. The change is the uncommitted work; `--
// main` includes all commits since the branch left `main`. It runs no end-to-end tests and takes no pictures, and lists the affected ones.
// `-- --long` also runs the affected parts of `npm run test:long`.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { long: { type: 'boolean', default: false } },
});
const [since = 'HEAD'] = positionals;
const [base = since] = since === 'HEAD' ? [] : await listFiles('.', 'merge-base', since, 'HEAD');

const changed = [
  ...(await listFiles('.', 'diff', '--name-only', base)),
  ...(await listFiles('.', 'ls-files', '--others', '--exclude-standard')),
];
if (changed.length === 0) {
  console.log(`Nothing differs from ${since}.`);
  process.exit(0);
}

const reached = [...findDependents(await readImportGraph('.'), changed)].filter((file) => existsSync(file));
const present = changed.filter((file) => existsSync(file));
const tests = reached.filter((file) => /\.test\.tsx?$/.test(file) && !file.endsWith('.browser.test.ts'));
const stories = reached.filter((file) => /^stories\/(?!ui\/).*\.stories\.tsx$/.test(file));
const code = present.filter((file) => /\.[cm]?tsx?$/.test(file));
console.log(
  `${changed.length} files changed; ${tests.length} files of tests and ${stories.length} of stories depend on them.`,
);

const failed: string[] = [];
async function check(name: string, ...args: string[]): Promise<void> {
  if ((await runCommand(name, args)) !== 0) failed.push([name, ...args].join(' ').slice(0, 120));
}

await check('tsx', 'scripts/generate.ts');
await check('tsc', '-b');
if (code.length > 0) await check('oxlint', '--type-aware', '--deny-warnings', ...code);
if (present.length > 0) await check('biome', 'format', '--no-errors-on-unmatched', ...present);
await check('tsx', 'scripts/check-layers.ts');
if (reached.some((file) => /^(locales|features|studio|app)\//.test(file)))
  await check('tsx', 'scripts/messages/verify.ts');
if (tests.length > 0) {
  const postgres = tests.some((file) => file.startsWith('service/')) ? await ensurePostgres() : undefined;
  if (postgres !== undefined) process.env['TEST_POSTGRES_URL'] = postgres.url;
  await check('vitest', 'run', '--project', 'node', '--project', 'dom', ...tests);
  await postgres?.stop();
}
if (stories.length > 0) await check('vitest', 'run', '--project', 'storybook', ...stories);

if (values.long) failed.push(...(await runLongParts(partsReachedBy(reached))));
else if (reached.some((file) => file.startsWith('stories/ui/')))
  console.log('\nComponents of the library changed: npx vitest run --project visual -t <Component>');
if (!values.long && reached.some((file) => file.startsWith('app/')))
  console.log('\nThe app changed: npm run build && npx vite build --mode mock && npx playwright test <test>');
if (failed.length > 0) console.log(`\nfailed:\n${failed.join('\n')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
