import { createLocalBus } from '#domain/ports/bus.ts';
import { readBrands } from '../../brands.ts';
import { readConfig } from '../../config.ts';
import { openDatabase } from '../../database.ts';
import { PATHS } from '../../paths.ts';
import { createLog } from '../../ports/log.ts';
import { createPorts } from '../../ports/ports.ts';
import { demoStreamKey } from './demoKey.ts';
import { runLiveDemo } from './liveDemo.ts';
import { limitsOfOneProcess, NO_NODE } from '../../cluster/cluster.ts';

// `npm run live:demo [-- rtmp://<host>/live/<stream key>]` sends the recorded scene to the service of this machine, or
// to an address.

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Returns the address of the demo's room in the service's own database. @throws Error if no room is free */
async function ownAddress(): Promise<string> {
  const brands = readBrands(PATHS.brands);
  const config = readConfig(
    process.env,
    brands.map(({ ID }) => ID),
  );
  if (config.rtmp === undefined) throw new Error('The service takes no streams: set RTMP_PORT.');
  const log = createLog('silent');
  const store = await openDatabase(config.databaseUrl, { bus: undefined, log });
  try {
    const ports = await createPorts({
      limits: limitsOfOneProcess,
      node: NO_NODE,
      config,
      brands,
      store,
      bus: createLocalBus(),
      log,
      observer: { call: () => {} },
    });
    const key = await demoStreamKey(ports);
    if (key === undefined)
      throw new Error('No room is free for the demo. Name an address: rtmp://<host>/live/<stream key>');
    return `rtmp://127.0.0.1:${config.rtmp.port}/live/${key}`;
  } finally {
    await store.close();
  }
}

async function main(): Promise<void> {
  const url = process.argv[2] ?? (await ownAddress());
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  await runLiveDemo(url, stop.signal, { ffmpeg: process.env['FFMPEG_PATH'] ?? 'ffmpeg', print });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : 'The demo failed.'}\n`);
  process.exitCode = 1;
});
