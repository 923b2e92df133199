import { setImmediate } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Bus } from '#domain/ports/bus.ts';
import type { QueuedStore } from '#domain/store.ts';
import { systemRandom } from './ports/random.ts';
import { openStore } from '#store/open.ts';
import { PLATFORM_DATABASE } from './platformDatabase.ts';

/** The most units of work in one commit. A larger number would delay the answers and pushes of the sockets. */
const MAX_CALLERS = 64;

export interface OpenDatabaseOptions {
  /** Undefined in a process without connections. Its pushes stay in the outbox until a running service sends them. */
  readonly bus: Bus | undefined;
  readonly log: Logger;
  /** Whether the process is a service. Only one service uses a SQLite file. */
  readonly isService?: boolean;
  /**
   * Whether to create and migrate the database. Defaults to true. Otherwise the database must already exist in the form that this build
   * writes.
   */
  readonly migrates?: boolean;
}

/** The log line of a service that stops on a full disk. */
const LOG_KEPT =
  'the write-ahead log could not be copied into the SQLite file at the stop: keep the file with -wal beside it, nothing is lost, the next start reads it';

/**
 * Opens the database of an address.
 * @throws Error if it cannot be opened, or if another service uses its SQLite file
 */
export const openDatabase = (
  databaseUrl: string,
  { bus, log, isService = false, migrates = true }: OpenDatabaseOptions,
): Promise<QueuedStore> =>
  openStore(PLATFORM_DATABASE, databaseUrl, {
    migrates,
    bus,
    uuid: () => systemRandom.uuid(),
    pause: () => setImmediate(),
    most: MAX_CALLERS,
    holdsFile: isService,
    report: (error) => log.error({ err: error }, 'after a commit'),
    onLogKept: (error) => log.error({ err: error }, LOG_KEPT),
  });
