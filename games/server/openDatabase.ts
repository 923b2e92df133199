import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Logger } from 'pino';
import { PROVIDER_DATABASE } from '#games/provider/database/providerDatabase.ts';
import type { ProviderTables } from '#games/provider/tables.ts';
import { openStore } from '#store/open.ts';
import type { Store } from '#store/port.ts';

export const MAX_UNITS = 64;

/**
 * Migrates the database. The store publishes nothing.
 * @param isServer whether the process is a game server. Only one game server uses a SQLite file.
 * @throws Error if it cannot be opened, or if another game server uses its SQLite file
 */
export const openDatabase = (url: string, log: Logger, isServer = false): Promise<Store<ProviderTables>> =>
  openStore(PROVIDER_DATABASE, url, {
    setting: 'PROVIDER_DATABASE',
    bus: undefined,
    uuid: () => randomUUID(),
    pause: () => setImmediate(),
    most: MAX_UNITS,
    holdsFile: isServer,
    report: (error) => log.error({ err: error }, 'after a commit'),
    onLogKept: (error) =>
      log.error({ err: error }, 'the write-ahead log stays beside the SQLite file; nothing is lost'),
  });
