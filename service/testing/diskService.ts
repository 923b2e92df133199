import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Handlers } from '#domain/backend.ts';
import { createLocalBus } from '#domain/ports/bus.ts';
import type { Ports } from '#domain/ports/index.ts';
import { seedDemoWorld } from '#domain/world/demo.ts';
import { readBrands } from '../brands.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database.ts';
import { startService } from '../service.ts';
import { createSearchedLog } from './searchedLog.ts';

export interface DiskService {
  readonly origin: string;
  readonly databaseUrl: string;
  readonly ports: Ports;
  stop(): Promise<void>;
}

/**
 * Starts a whole service on a free port with the demo world in a new SQLite file. The file is removed when the service
 * stops.
 */
export async function startDiskService(
  handlers?: Handlers,
  settings: Readonly<Record<string, string>> = {},
): Promise<DiskService> {
  const folder = await mkdtemp(join(tmpdir(), 'menagerie-'));
  const service = await startWorldService(`sqlite:${join(folder, 'world.sqlite')}`, handlers, settings);
  return {
    ...service,
    async stop() {
      await service.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Starts a whole service on a free port with the demo world in an empty database. */
export async function startWorldService(
  databaseUrl: string,
  handlers?: Handlers,
  settings: Readonly<Record<string, string>> = {},
): Promise<DiskService> {
  const brands = readBrands('brands');
  const environment = {
    PORT: '0',
    OPEN_PARTS: 'Games,Shop,Live',
    LOG_LEVEL: 'debug',
    MAX_REQUESTS_PER_MINUTE: '1000000',
    MAX_FRAMES_PER_SECOND_PER_ADDRESS: '1000000',
  };
  const config = readConfig(
    { ...environment, ...settings, DATABASE_URL: databaseUrl },
    brands.map(({ ID }) => ID),
  );
  const bus = createLocalBus();
  const searched = createSearchedLog(config.logLevel);
  const { log } = searched;
  const store = await openDatabase(config.databaseUrl, { bus, log });
  await seedDemoWorld(store, Date.now());
  const parts = { config, brands, store, bus, log, appFolder: '/nonexistent', docsFolder: '/nonexistent' };
  const service = await startService({ ...parts, ...(handlers !== undefined && { handlers }) });
  const { port, ports } = service;
  return { origin: `http://127.0.0.1:${port}`, databaseUrl, ports, stop: () => searched.stop(service) };
}
