import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findReachedStories } from '../changed/reachedStories.ts';
import { ensureBrowser } from './browser.ts';
import { runCommand, runQuietly } from './command.ts';
import type { Budget } from './costs.ts';
import { ensureEngines } from './engines.ts';
import { ensureMediaPeers } from './mediaPeers.ts';
import { ensurePostgres, installPostgres, type TestServer } from './postgres.ts';
import { ensureRedis, installRedis } from './redis.ts';
import { type Tally, tallyCheck, tallyPlaywright, tallyVitest } from './tally.ts';

/** A step of `npm test`. `--only` takes its name or its group. */
export interface Step {
  name: string;
  group: 'generate' | 'tools' | 'static' | 'unit' | 'build' | 'stories' | 'e2e' | 'engines';
  run: () => Promise<Tally>;
}

/** Steps that run one after another, in parallel to the other lanes of their stage. */
export type Lane = readonly Step[];

const reports = '.tsbuild/reports';

const PROGRAMS = resolve('.tsbuild/programs');

const PROCESSORS = availableParallelism();
/** Tests that wait for a disk, a database or a socket leave their processor to others. */
const WAITING_WORKERS = PROCESSORS + 2;

function check(group: Step['group'], name: string, command: string, ...args: string[]): Step {
  const run = async () => {
    const { code, printed } = await runQuietly(command, args);
    process.stdout.write(printed === '' ? '' : `${[name, ...printed.trimEnd().split('\n')].join('\n  ')}\n`);
    return tallyCheck(code);
  };
  return { name, group, run };
}

/** @param settings.workers parallel processes or pages */
async function vitest(
  report: string,
  projects: readonly string[],
  settings: { workers: number; options?: readonly string[]; environment?: Readonly<Record<string, string>> },
): Promise<Tally> {
  const file = `${reports}/${report}.json`;
  await rm(file, { force: true });
  const json = fileURLToPath(import.meta.resolve('./jsonReporter.ts'));
  const args = ['run', '--reporter=default', `--reporter=${json}`, `--outputFile.json=${file}`];
  const chosen = projects.flatMap((name) => ['--project', name]);
  // Projects in a browser ignore `--maxWorkers`, so the environment sets it.
  const environment = { VITEST_MAX_WORKERS: String(settings.workers), ...settings.environment };
  return tallyVitest(file, await runCommand('vitest', [...args, ...(settings.options ?? []), ...chosen], environment));
}

async function playwright(report: 'e2e' | 'engines', ...args: string[]): Promise<Tally> {
  const file = `${reports}/${report}.json`;
  await rm(file, { force: true });
  return tallyPlaywright(file, await runCommand('playwright', ['test', ...args]));
}

/** Returns the result of a step if a program that some of its tests need is missing, which is a failure in CI. */
function missing(tally: Tally, program: string): Tally {
  if (process.env['CI'] === undefined) return tally;
  return {
    ...tally,
    failed: tally.failed + 1,
    failures: [...(tally.failures ?? []), `${program} could not be installed`],
  };
}

/** Runs a step with Firefox and WebKitGTK. If they are missing, the tests are skipped, which fails in CI. */
async function withEngines(run: () => Promise<Tally>): Promise<Tally> {
  if (await ensureEngines()) return run();
  return missing({ passed: 0, failed: 0 }, 'Firefox or WebKitGTK');
}

/** Runs a step with a PostgreSQL server and a Redis. If they are missing, their tests are skipped, which fails in CI. */
const withServers = (run: () => Promise<Tally>): Promise<Tally> =>
  withServer('TEST_POSTGRES_URL', ensurePostgres, () => withServer('TEST_REDIS_URL', ensureRedis, run));

async function withServer(
  variable: 'TEST_POSTGRES_URL' | 'TEST_REDIS_URL',
  ensure: () => Promise<TestServer | undefined>,
  run: () => Promise<Tally>,
): Promise<Tally> {
  const server = await ensure();
  if (server === undefined) {
    return missing(await run(), variable === 'TEST_POSTGRES_URL' ? 'PostgreSQL' : 'Redis');
  }
  const { [variable]: given = '' } = process.env;
  process.env[variable] = server.url;
  try {
    return await run();
  } finally {
    // The server ends before later steps.
    process.env[variable] = given;
    await server.stop();
  }
}

/** Runs a step with ffmpeg and nginx-rtmp. If they are missing, their tests are skipped, which fails in CI. */
async function withMediaPeers(run: () => Promise<Tally>): Promise<Tally> {
  const hasPeers = await ensureMediaPeers();
  const tally = await run();
  return hasPeers ? tally : missing(tally, 'ffmpeg or nginx-rtmp');
}

async function inBrowser(run: () => Promise<Tally>): Promise<Tally> {
  return (await ensureBrowser()) ? run() : { passed: 0, failed: 1, failures: ['Chromium could not be installed'] };
}

/** Runs the checks in a page. Pictures, and axe in a second and third brand, are limited to the stories that the change reaches. */
async function runVisual(): Promise<Tally> {
  const reached = await findReachedStories('.');
  const environment = reached === undefined ? {} : { LOOKED_AT: reached.join(',') };
  return vitest('visual', ['visual', 'browser'], {
    workers: PROCESSORS,
    options: ['--tags-filter=!long'],
    environment,
  });
}

/**
 * Downloads the database servers and the browsers in parallel to the builds, since downloads need no processor. The steps that need them
 * report failures.
 */
async function installTools(): Promise<Tally> {
  await installPostgres();
  await installRedis();
  await ensureBrowser();
  await ensureEngines();
  await ensureMediaPeers();
  return { passed: 0, failed: 0 };
}

/** Compiles the programs that tests start in separate processes. If they are not compiled, a step starts them from their sources. */
async function compilePrograms(): Promise<Tally> {
  const code = await runCommand('tsx', ['scripts/testing/compilePrograms.ts', PROGRAMS]);
  if (code === 0) process.env['COMPILED_PROGRAMS'] = PROGRAMS;
  return tallyCheck(code);
}

/** The budget of `npm test` on two idle cores: 20 minutes in total (decision 0077). */
export const BUDGETS: readonly Budget[] = [
  { part: 'tools, builds, static checks', groups: ['generate', 'tools', 'static', 'build'], seconds: 180 },
  { part: 'unit tests', groups: ['unit'], seconds: 420 },
  { part: 'stories and pictures', groups: ['stories'], seconds: 180 },
  { part: 'end to end', groups: ['e2e'], seconds: 300 },
  { part: 'engines', groups: ['engines'], seconds: 60 },
];

/**
 * All steps of a submission; early steps find most faults fast. Stages run one after another, and lanes of a stage in parallel. Tests use
 * the whole machine with their own workers.
 */
export const stages: readonly (readonly Lane[])[] = [
  [[check('generate', 'generate', 'tsx', 'scripts/generate.ts')]],
  [
    [
      check('static', 'types', 'tsc', '-b'),
      check('static', 'format', 'biome', 'format', '.'),
      check('static', 'layers', 'tsx', 'scripts/check-layers.ts'),
      check('static', 'unused', 'knip'),
      check('static', 'messages', 'tsx', 'scripts/messages/verify.ts'),
      check('static', 'prose', 'tsx', 'scripts/check-prose.ts'),
      check('static', 'bill of materials', 'tsx', 'scripts/check-sbom.ts'),
      check('static', 'audit', 'tsx', 'scripts/check-audit.ts', '--report-only'),
    ],
    [
      { name: 'build programs', group: 'build', run: compilePrograms },
      check('build', 'build app', 'vite', 'build', '--logLevel=warn'),
      check('build', 'build games', 'vite', 'build', '--config', 'vite.games.config.ts', '--logLevel=warn'),
      check('build', 'build mock', 'vite', 'build', '--mode', 'mock', '--logLevel=warn'),
      check('build', 'browsers', 'tsx', 'scripts/check-browsers.ts'),
      check('static', 'lint', 'oxlint', '--type-aware', '--deny-warnings'),
      check('static', 'secrets', 'tsx', 'scripts/check-secrets.ts'),
    ],
    [
      { name: 'tools', group: 'tools', run: installTools },
      // Runs in parallel to the downloads, because it installs packages too.
      check('static', 'protocol documents', 'tsx', 'scripts/check-protocol-docs.ts'),
    ],
  ],
  [
    [
      {
        name: 'unit',
        group: 'unit',
        run: () =>
          withMediaPeers(() =>
            withServers(() =>
              vitest('unit', ['plain', 'windows'], { workers: WAITING_WORKERS, options: ['--tags-filter=!long'] }),
            ),
          ),
      },
    ],
  ],
  // The visual tests play every story of the library and run axe on it, so Storybook's own runner plays only the others. Both wait for
  // frames most of the time, so they share the processors.
  [
    [
      {
        name: 'stories',
        group: 'stories',
        run: () =>
          inBrowser(() =>
            vitest('stories', ['storybook'], {
              workers: PROCESSORS,
              options: ['stories/features', 'stories/setting', 'stories/Studio'],
            }),
          ),
      },
    ],
    [
      {
        name: 'visual',
        group: 'stories',
        run: () => inBrowser(runVisual),
      },
    ],
  ],
  [[{ name: 'e2e', group: 'e2e', run: () => inBrowser(() => playwright('e2e', '--grep-invert', '@long')) }]],
  [
    [
      {
        name: 'engines',
        group: 'engines',
        run: () =>
          withEngines(() =>
            playwright('engines', '--config', 'playwright.engines.config.ts', '--grep-invert', '@long'),
          ),
      },
    ],
  ],
];
