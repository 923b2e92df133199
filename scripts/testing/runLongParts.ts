import { ensureBrowser } from './browser.ts';
import { runCommand } from './command.ts';
import type { LongPart } from './longParts.ts';
import { ensurePostgres } from './postgres.ts';
import { ensureRedis } from './redis.ts';

/**
 * Runs parts of `npm run test:long` one after another, beside a PostgreSQL server and a Redis, and prints the minutes of each.
 *
 * @returns the names of the parts that failed, and of the programs that could not be installed
 */
export async function runLongParts(parts: readonly LongPart[]): Promise<readonly string[]> {
  const hasBrowser = await ensureBrowser();
  const postgres = await ensurePostgres();
  const redis = await ensureRedis();
  const servers = {
    ...(postgres === undefined ? {} : { TEST_POSTGRES_URL: postgres.url }),
    ...(redis === undefined ? {} : { TEST_REDIS_URL: redis.url }),
  };
  const failed = [
    ...(hasBrowser ? [] : ['Chromium']),
    ...(postgres === undefined ? ['PostgreSQL'] : []),
    ...(redis === undefined ? ['Redis'] : []),
  ];
  const rows: string[] = [];
  for (const { name, settings, commands } of parts) {
    console.log(`\n[${name}]`);
    const start = performance.now();
    let isWhole = true;
    for (const [program, ...args] of commands)
      isWhole = (await runCommand(program, args, { ...servers, ...settings })) === 0 && isWhole;
    if (!isWhole) failed.push(name);
    const minutes = ((performance.now() - start) / 60_000).toFixed(1);
    rows.push(`${isWhole ? 'ok    ' : 'FAILED'} ${name.padEnd(12)} ${minutes.padStart(5)} min`);
  }
  console.log(`\n${rows.join('\n')}`);
  await postgres?.stop();
  await redis?.stop();
  return failed;
}
