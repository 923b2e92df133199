import type { Logger } from 'pino';
import type { Bus } from '#domain/ports/bus.ts';
import { createMemoryBackend, createStore, type QueuedStore } from '#domain/store/index.ts';
import { systemRandom } from './ports/random.ts';

/**
 * Opens the database of an address, brought to the newest migration.
 * @throws Error when it cannot be opened
 */
export async function openDatabase(
  _databaseUrl: string,
  { bus, log }: { readonly bus: Bus; readonly log: Logger },
): Promise<QueuedStore> {
  return createStore(createMemoryBackend(), {
    bus,
    uuid: () => systemRandom.uuid(),
    report: (error) => log.error({ err: error }, 'after a commit'),
  });
}
