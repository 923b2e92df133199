import { fileURLToPath } from 'node:url';
import { readCatalogue } from './catalogue/readCatalogue.ts';
import { readFish } from './catalogue/readFish.ts';
import { readTables } from './catalogue/readTables.ts';
import { ConfigError, readConfig } from './config.ts';
import { type RunningGameServer, startGameServer } from './gameServer.ts';
import { createLog } from './log.ts';
import { openDatabase } from './openDatabase.ts';

/** The process ends after this time even if the stop is not finished. */
const STOP_MS = 10_000;
const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url)).replace(/\/$/, '');

/** `npm run games`. */
async function main(): Promise<void> {
  // Files of the server are readable by its own user only.
  process.umask(0o077);
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const { catalogue, codes, publishedFiles } = readCatalogue(folder('../catalogue'), folder('../generated'));
  const { tables, openTables, publishedFiles: tableFiles } = readTables(folder('../rooms'));
  const { fish, openFish, publishedFiles: fishFiles } = readFish(folder('../rooms'));
  const store = await openDatabase(config.databaseUrl, log, true);
  const running = await startGameServer({
    config,
    catalogue,
    tables,
    fish,
    publishedFiles: (hash) => publishedFiles(hash) ?? tableFiles(hash) ?? fishFiles(hash),
    store,
    log,
    clientFolder: folder('../../dist/games'),
  }).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  stopOnSignal(running);
  process.stdout.write(
    `Games (${[...codes, ...openTables, ...openFish].join(', ')}) are at ${config.origin.replace(/:0$/, `:${running.port}`)}\n`,
  );
}

function stopOnSignal(running: RunningGameServer): void {
  const stop = (): void => {
    setTimeout(() => process.exit(1), STOP_MS).unref();
    running.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The game server cannot start:${error instanceof ConfigError ? '\n' : ' '}${reason}\n`);
  process.exit(1);
});
