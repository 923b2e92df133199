import { type Bus, createLocalBus } from '#domain/ports/bus.ts';
import {
  createMemoryBackend,
  createStore,
  type MemoryOptions,
  type QueuedStore,
  type Snapshot,
} from '#domain/store.ts';
import type { Brand } from '#protocol/brands.ts';
import { PARTS } from '#protocol/entities/operator.ts';
import { readBrands } from '../brands.ts';
import { type Config, readConfig } from '../config.ts';
import { systemRandom } from '../ports/random.ts';
import { type RunningService, type ServiceParts, startService } from '../service.ts';
import { createSearchedLog } from './searchedLog.ts';

export interface TestService extends RunningService {
  readonly origin: string;
  /** The lines of the log. */
  readonly logged: readonly string[];
}

/** Starts a whole service on a free port with a world in memory. `stop` fails if the log has secrets of payments. */
export async function startMemoryService(
  changes: Partial<Config> & {
    readonly appFolder?: string;
    readonly docsFolder?: string;
    readonly brands?: readonly Brand[];
    readonly handlers?: ServiceParts['handlers'];
    readonly random?: ServiceParts['random'];
    readonly signedRoutes?: ServiceParts['signedRoutes'];
    /** The initial data of the store. The default is empty. */
    readonly initial?: Snapshot;
    readonly onCommit?: MemoryOptions['onCommit'];
    /** Opens the store. The default is a store in memory. */
    readonly openStore?: (bus: Bus) => Promise<QueuedStore>;
  } = {},
): Promise<TestService> {
  const { appFolder = '/nonexistent', docsFolder = '/nonexistent', brands = readBrands('brands') } = changes;
  const {
    appFolder: _app,
    docsFolder: _docs,
    brands: _brands,
    handlers,
    random,
    signedRoutes,
    initial,
    onCommit,
    openStore,
    ...config
  } = changes;
  const bus = createLocalBus();
  const searched = createSearchedLog();
  const service = await startService({
    config: {
      ...readConfig(
        {},
        brands.map(({ ID }) => ID),
      ),
      port: 0,
      openParts: PARTS,
      logLevel: 'debug',
      rtmp: undefined,
      // A test calls from one address, and faster than people.
      maxFramesPerSecondPerAddress: 1_000_000,
      ...config,
    },
    brands,
    store:
      openStore === undefined
        ? createStore(createMemoryBackend({ ...(initial && { initial }), ...(onCommit && { onCommit }) }), {
            bus,
            uuid: () => (random ?? systemRandom).uuid(),
          })
        : await openStore(bus),
    bus,
    log: searched.log,
    appFolder,
    docsFolder,
    random,
    ...(handlers !== undefined && { handlers }),
    ...(signedRoutes !== undefined && { signedRoutes }),
  });
  return {
    ...service,
    origin: `http://127.0.0.1:${service.port}`,
    logged: searched.lines,
    stop: () => searched.stop(service),
  };
}
