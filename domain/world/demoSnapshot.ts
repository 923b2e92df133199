import { createLocalBus } from '../ports/bus.ts';
import { createMemoryBackend, createStore, type Snapshot } from '../store.ts';
import { seedDemoWorld } from './demo.ts';

/** The age up to which a demo world counts as current. */
const FRESH_MS = 60_000;

const made = new Map<number, Snapshot>();

/**
 * The rows of the demo world. Making the world takes several times as long as loading it, so the tests and stories
 * of one process share the rows, and each loads its own copy.
 * @param now milliseconds; the world was made at this time or up to a minute earlier
 */
export async function demoSnapshot(now: number): Promise<Snapshot> {
  for (const [at, snapshot] of made) if (at <= now && now - at < FRESH_MS) return snapshot;
  const memory = createMemoryBackend();
  await seedDemoWorld(createStore(memory, { bus: createLocalBus(), uuid: () => 'demo' }), now);
  const snapshot = memory.snapshot();
  made.set(now, snapshot);
  return snapshot;
}
