import type { Bus } from '#domain/ports/bus.ts';
import type { NodePort } from '#domain/ports/index.ts';
import type { Store } from '#domain/ports/store.ts';
import { repeat } from '#store/repeat.ts';

/** How often a process renews its row, and the largest age of a living row at the first look. */
const BEAT_MS = 5000;
const LEASE_MS = 15_000;
/**
 * The number of looks without a new beat after which a process is dead. Only looks count, since all processes are
 * silent while the database is away, and a paused process has not looked.
 */
const DEAD_AFTER_LOOKS = LEASE_MS / BEAT_MS;
/** A row that is not renewed for this time is removed. */
const FORGET_MS = 60_000;

/** The topic of the notice that a process has joined or left, so that the others count again immediately. It is never sent to a client. */
const TOPIC = 'nodes';
const NOTICE = { topic: TOPIC, op: 0, code: 200, result: {}, personal: false, socket: 'both' } as const;

/** The processes on one database. */
export interface Nodes extends NodePort {
  /** Renews the row of this process now, and reads those of the others. */
  beat(): Promise<void>;
  stop(): Promise<void>;
}

interface Seen {
  readonly beat: number;
  readonly at: number;
  /** Whether the first look found an old row, and no beat has come since. */
  readonly isStale: boolean;
  /** The number of looks without a change. */
  readonly looks: number;
}

export interface NodesParts {
  readonly store: Store;
  readonly bus: Bus;
  readonly ID: string;
  readonly onError: (error: unknown) => void;
  /** Removes the leftovers of dead processes. Called until the processes are forgotten. */
  readonly onDead: (IDs: readonly string[]) => Promise<void>;
  /** Monotonic milliseconds. */
  readonly monotonic?: () => number;
}

/**
 * Keeps the row of this process and counts the rows of the others. A process is alive while its beat changes from look
 * to look; the time in a row matters only at the first look.
 */
export async function joinNodes(parts: NodesParts): Promise<Nodes> {
  const { store, bus, ID, onError, onDead, monotonic = () => performance.now() } = parts;
  const seen = new Map<string, Seen>();
  let beat = 0;
  /** @param isLook whether the look counts for processes without a new beat. Looks between two beats do not count */
  const renew = async (isLook: boolean): Promise<void> => {
    beat += 1;
    const now = Date.now();
    const rows = await store.transaction(async (tx) => {
      const nodes = tx.table('nodes');
      const SeenTime = new Date(now).toISOString();
      if ((await nodes.update({ ID }, { Beat: beat, SeenTime })) === 0) {
        await nodes.insert({ ID, Beat: beat, SeenTime });
        tx.publish(NOTICE);
      }
      return nodes.find({});
    });
    const at = monotonic();
    for (const row of rows) {
      const known = seen.get(row.ID);
      const age = known === undefined ? Math.max(0, now - Date.parse(row.SeenTime)) : 0;
      if (known === undefined || known.beat !== row.Beat)
        seen.set(row.ID, { beat: row.Beat, at: at - age, isStale: age > LEASE_MS, looks: 0 });
      else if (isLook) seen.set(row.ID, { ...known, looks: known.looks + 1 });
    }
    const present = new Set(rows.map((row) => row.ID));
    const dead: string[] = [];
    const gone: string[] = [];
    for (const [id, each] of seen) {
      if (!present.has(id)) seen.delete(id);
      else if (id !== ID && each.looks >= DEAD_AFTER_LOOKS) {
        dead.push(id);
        if (at - each.at > FORGET_MS) gone.push(id);
      }
    }
    // Before their rows are removed, since only the rows identify the leftovers.
    if (dead.length > 0) await onDead(dead);
    if (gone.length > 0) await store.transaction((tx) => tx.table('nodes').remove({ ID: { in: gone } }));
  };
  await renew(true);
  let counting: Promise<void> = Promise.resolve();
  const unsubscribe = bus.subscribe(({ topic }) => {
    if (topic === TOPIC) counting = counting.then(() => renew(false)).catch(onError);
  });
  const beating = repeat(BEAT_MS, () => renew(true), onError);
  return {
    ID,
    beat: () => renew(true),
    living() {
      let count = 1;
      for (const [id, { isStale, looks }] of seen) if (id !== ID && !isStale && looks < DEAD_AFTER_LOOKS) count += 1;
      return count;
    },
    async stop() {
      unsubscribe();
      // A running beat would restore the row.
      await Promise.all([beating.stop(), counting]);
      await store
        .transaction(async (tx) => {
          await tx.table('nodes').remove({ ID });
          tx.publish(NOTICE);
        })
        .catch(onError);
    },
  };
}
