import type * as backend from '#store/backend/backend.ts';
import * as store from '#store/index.ts';
import type { Push } from './ports/store.ts';
import { TABLES, type Tables } from './tables.ts';

export { createStore, type RowChange } from '#store/index.ts';

/** The store's room over the platform's tables. */
export type StoreBackend = backend.StoreBackend<Tables>;
export type MemoryBackend = store.MemoryBackend<Tables>;
export type MemoryOptions = store.MemoryOptions<Tables>;
export type QueuedStore = store.QueuedStore<Tables>;
export type Snapshot = store.Snapshot<Tables>;
export type StoreOptions = store.StoreOptions<Push>;

export const createMemoryBackend = (options?: MemoryOptions): MemoryBackend =>
  store.createMemoryBackend(TABLES, options);

/**
 * Reads rows kept outside of a store, such as those in a browser's database.
 * @param kept each row with its table's name
 * @throws TypeError or RangeError for a row that does not match its table's declaration
 */
export const readSnapshot = (kept: Iterable<readonly [table: string, row: unknown]>): Snapshot =>
  store.readSnapshot(TABLES, kept);
