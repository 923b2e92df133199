export {
  createMemoryBackend,
  type MemoryBackend,
  type MemoryOptions,
  type RowChange,
  type Snapshot,
} from './memory.ts';
export { readSnapshot } from './snapshot.ts';
export { createStore, type QueuedStore, type StoreOptions } from './writer.ts';
