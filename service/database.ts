import { setImmediate } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Bus } from '#domain/ports/bus.ts';
import type { QueuedStore } from '#domain/store.ts';
import { systemRandom } from './ports/random.ts';
import { openStore } from '#store/open.ts';
import { PLATFORM_DATABASE } from './platformDatabase.ts';

/** Units of work in one commit at most: its answers and pushes must not delay the sockets for long. */
const MAX_CALLERS = 64;

/** The line in the log when a service stops on a full disk. */
const LOG_KEPT =
  'the write-ahead log could not be copied into the SQLite file at the stop: keep the file with -wal beside it, nothing is lost, the next start reads it';

/**
 * Opens the database of an address, brought to the newest migration.
 * @param bus undefined in a process without connections: its pushes stay in the outbox, from which a running service sends them
 * @throws Error when it cannot be opened
 */
export const openDatabase = (
  databaseUrl: string,
  { bus, log }: { readonly bus: Bus | undefined; readonly log: Logger },
): Promise<QueuedStore> =>
  openStore(PLATFORM_DATABASE, databaseUrl, {
    bus,
    uuid: () => systemRandom.uuid(),
    pause: () => setImmediate(),
    most: MAX_CALLERS,
    report: (error) => log.error({ err: error }, 'after a commit'),
    onLogKept: (error) => log.error({ err: error }, LOG_KEPT),
  });
