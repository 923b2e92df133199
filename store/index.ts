export { createMemoryBackend, type MemoryBackend, type MemoryOptions, type RowChange } from './memory/memory.ts';
export { readSnapshot, type Snapshot } from './memory/snapshot.ts';
export { createStore, type QueuedStore, type StoreOptions } from './queue/writer.ts';
