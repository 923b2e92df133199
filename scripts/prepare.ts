import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { runCommand, runQuietly } from './testing/command.ts';

/**
 * The end of `npm ci`: gets SQLite's binary and draws what the build reads, side by side. The largest part of SQLite is one file, whose
 * compiler leaves a processor idle for a minute; the drawings fill it, and `npm start` finds them made.
 */

function hasBinary(): boolean {
  try {
    createRequire(import.meta.url)('sqlite3');
    return true;
  } catch {
    return false;
  }
}

/** Fetches the binary of this machine, or compiles it. Its files are compiled side by side, which npm's own run of this script does not. */
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

/** Whoever builds or tests generates once more and is told what is wrong, so that packages can be installed all the same. */
async function generate(): Promise<void> {
  if ((await runCommand('tsx', ['scripts/generate.ts'])) !== 0) console.warn('Not everything could be generated yet.');
}

const [installed] = await Promise.all([installSqlite(), generate()]);
if (!installed) process.exitCode = 1;
