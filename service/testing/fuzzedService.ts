import { createLocalBus } from '#domain/ports/bus.ts';
import { createMemoryBackend, createStore } from '#domain/store/index.ts';
import { seedDemoWorld } from '#domain/world/demo.ts';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { z } from 'zod';
import { readBrands } from '../brands.ts';
import { readConfig } from '../config.ts';
import { PATHS } from '../paths.ts';
import { createLog } from '../ports/log.ts';
import { systemRandom } from '../ports/random.ts';
import { startService } from '../service.ts';

// A whole service in a process of its own, to be sent anything. It tells its port; asked, it collects what nobody holds and
// tells how much memory is left in use and what it logged as an error.
setFlagsFromString('--expose-gc');
const collect = z.function({ input: [], output: z.void() }).parse(runInNewContext('gc'));
const brands = readBrands(PATHS.brands);
const config = readConfig(
  process.env,
  brands.map(({ ID }) => ID),
);
const bus = createLocalBus();
const errors: string[] = [];
const log = createLog('error', { write: (line) => void errors.push(line) });
const store = createStore(createMemoryBackend(), { bus, uuid: () => systemRandom.uuid() });
await seedDemoWorld(store, Date.now());
const service = await startService({ config, brands, store, bus, log, appFolder: PATHS.app, docsFolder: PATHS.docs });

process.on('message', () => {
  collect();
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({ heapUsed, rss, errors: errors.splice(0).slice(0, 5) });
});
process.once('disconnect', () => void service.stop().then(() => process.exit(0)));
process.send?.({ port: service.port });
