export {
  createMemoryBackend,
  type MemoryBackend,
  type MemoryOptions,
  type RowChange,
  type Snapshot,
} from './memory/memory.ts';
export { readSnapshot } from './memory/snapshot.ts';
export { createStore, type QueuedStore, type StoreOptions } from './queue/writer.ts';
