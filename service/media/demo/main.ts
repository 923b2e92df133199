import { createLocalBus } from '#domain/ports/bus.ts';
import { DEMO_ROOMS } from '#domain/world/demoRoom.ts';
import { readBrands } from '../../brands.ts';
import { readConfig } from '../../config.ts';
import { openDatabase } from '../../database.ts';
import { PATHS } from '../../paths.ts';
import { createLog } from '../../ports/log.ts';
import { createPorts } from '../../ports/ports.ts';
import { demoStreams } from './demoKey.ts';
import { type DemoStream, runLiveDemos } from './liveDemo.ts';
import { limitsOfOneProcess, NO_NODE } from '../../cluster/cluster.ts';

// `npm run live:demo [-- rtmp://<host>/live/<stream key>]` sends the recorded scenes to the service of this machine, or
// one of them to an address.

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Returns the addresses of the demo's rooms in the service's own database. @throws Error if no room is free */
async function ownStreams(): Promise<readonly DemoStream[]> {
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
    const rooms = await demoStreams(ports);
    if (rooms.length === 0)
      throw new Error('No room is free for the demo. Name an address: rtmp://<host>/live/<stream key>');
    const { port } = config.rtmp;
    return rooms.map(({ GameCode, StreamKey }) => ({ GameCode, url: `rtmp://127.0.0.1:${port}/live/${StreamKey}` }));
  } finally {
    await store.close();
  }
}

async function main(): Promise<void> {
  const [, , url] = process.argv;
  const streams = url === undefined ? await ownStreams() : [{ GameCode: DEMO_ROOMS[0].GameCode, url }];
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  await runLiveDemos(streams, stop.signal, { ffmpeg: process.env['FFMPEG_PATH'] ?? 'ffmpeg', print });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : 'The demo failed.'}\n`);
  process.exitCode = 1;
});
