import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { runCommand, runQuietly } from './testing/command.ts';

/**
 * Runs at the end of `npm ci`: installs SQLite's binary and generates the build's inputs in parallel. Most of SQLite is a single file,
 * which occupies one processor for a minute.
 */

function hasBinary(): boolean {
  try {
    createRequire(import.meta.url)('sqlite3');
    return true;
  } catch {
    return false;
  }
}

/** Downloads this machine's binary, or compiles it with parallel jobs, which npm's own run of the script does not use. */
async function installSqlite(): Promise<boolean> {
  if (hasBinary()) return true;
  console.log('fetching or compiling SQLite');
  const jobs = { JOBS: String(availableParallelism()) };
  const { code, printed } = await runQuietly('npm', ['--prefix', 'node_modules/sqlite3', 'run', 'install'], jobs);
  if (code === 0) return true;
  console.error(
    `${printed}\nSQLite has no binary here and could not be compiled, which takes Python 3, make and a C++ compiler.`,
  );
  return false;
}

/**
 * Generates the build's inputs. Ignores errors, so that packages can be installed; builds and tests generate again and report the errors.
 */
async function generate(): Promise<void> {
  if ((await runCommand('tsx', ['scripts/generate.ts'])) !== 0) console.warn('Not everything could be generated yet.');
}

const [installed] = await Promise.all([installSqlite(), generate()]);
if (!installed) process.exitCode = 1;
