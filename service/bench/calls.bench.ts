import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCountedWorld } from './calls/countedWorld.ts';
import { countOperations } from './calls/operations.ts';
import { callTables, withTables } from './calls/page.ts';
import { countScenes, MAILS } from './calls/scenes.ts';
import { print } from './print.ts';
import { isQuick } from './size.ts';

// Counts the store calls of every operation, which are the same on every machine. Writes the tables of
// docs/performance.md. A quick run fails if the tables are out of date.
const PAGE = 'docs/performance.md';
const AIMS = { mails: 40 };
/** The accounts that anyone may sign in as, and some more. */
const WHO = Array.from({ length: 20 }, (_, at) => String(10_000_001 + at));

const directory = await mkdtemp(join(tmpdir(), 'calls-bench-'));
try {
  // The scenes have a separate world, since the calls of all operations change most of it.
  const own = await openCountedWorld(join(directory, 'scenes.sqlite'), WHO);
  const scenes = await countScenes(own);
  await own.store.close();
  const counted = await openCountedWorld(join(directory, 'operations.sqlite'), WHO);
  const operations = await countOperations(counted);
  await counted.store.close();

  for (const { name, cost } of scenes) console.log(`${name}: ${cost.calls} store calls, ${cost.statements} statements`);
  const mails = scenes.find(({ name }) => name.startsWith(`${MAILS} mails`));
  if (mails === undefined) throw new Error('no mails were collected');
  print({ name: mails.name, value: mails.cost.calls, unit: 'store calls', atMost: AIMS.mails });

  const page = await readFile(PAGE, 'utf8');
  const current = withTables(page, callTables(scenes, operations));
  if (!isQuick) await writeFile(PAGE, current);
  else if (page !== current) throw new Error(`${PAGE} is not what is counted (npm run bench -- calls)`);
} finally {
  await rm(directory, { recursive: true });
}
