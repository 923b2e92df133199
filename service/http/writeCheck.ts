import type { Ports } from '#domain/ports/index.ts';
import type { Store } from '#domain/ports/store.ts';

/** How long a result is valid. At most one write starts in this time. */
const KEEP_MS = 1000;
/** A player does not wait longer for a write. */
const TIMEOUT_MS = 3000;
/** The written row of `settings`. */
const ROW = 'readiness';
/**
 * 256 KiB of base64 text fill 64 pages of a SQLite file. A gift writes about 50 pages, and a smaller write would not
 * prove that a gift fits.
 */
const BYTES = 192 * 1024;

/** Why the database accepts no writes, in words that reveal nothing about the machine. */
export type WriteProblem =
  | 'the database does not answer'
  | 'the database takes no writes'
  | 'the database takes too long to write';

/**
 * Creates a check that commits a write of a call's size through the store's queue. With a full disk or a read-only
 * server reads still succeed, and a nearly full disk still takes a small row. Each write replaces the last one, so the
 * database does not grow. Parallel checks share one write, and a hanging write blocks further ones.
 * @returns the check, which returns undefined after a durable write, never throws, and takes at most three seconds
 */
export function createWriteCheck({
  store,
  clock,
  random,
  observer,
}: Pick<Ports, 'store' | 'clock' | 'random' | 'observer'>): () => Promise<WriteProblem | undefined> {
  let last: { readonly at: number; readonly problem: WriteProblem | undefined } | undefined;
  let running: { readonly since: number; readonly result: Promise<WriteProblem | undefined> } | undefined;

  const tell = (error: unknown, milliseconds: number): void => {
    // Logs once, since an orchestrator asks every few seconds.
    if (last?.problem === undefined) observer.call({ name: 'readyz', code: 300003, milliseconds, error });
  };
  const writeOnce = async (since: number): Promise<WriteProblem | undefined> => {
    let problem: WriteProblem | undefined;
    try {
      await write(store, Buffer.from(random.bytes(BYTES)).toString('base64'));
    } catch (error) {
      tell(error, clock.monotonic() - since);
      problem = (await canRead(store)) ? 'the database takes no writes' : 'the database does not answer';
    }
    last = { at: clock.monotonic(), problem };
    running = undefined;
    return problem;
  };

  return async () => {
    const now = clock.monotonic();
    if (running === undefined) {
      if (last !== undefined && now - last.at < KEEP_MS) return last.problem;
      running = { since: now, result: writeOnce(now) };
    }
    return withinTime(running.result, running.since + TIMEOUT_MS - now);
  };
}

/** Writes a random value, since a database may skip unchanged pages and compress repeated bytes. */
async function write(store: Store, Value: string): Promise<void> {
  await store.transaction(async (tx) => {
    const changed = await tx.table('settings').update({ Name: ROW }, { Value });
    if (changed === 0) await tx.table('settings').insert({ Name: ROW, Value });
  });
}

const canRead = (store: Store): Promise<boolean> =>
  store
    .table('settings')
    .get(ROW)
    .then(
      () => true,
      () => false,
    );

async function withinTime(
  result: Promise<WriteProblem | undefined>,
  milliseconds: number,
): Promise<WriteProblem | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<WriteProblem>((resolve) => {
    timer = setTimeout(() => resolve('the database takes too long to write'), Math.max(0, milliseconds));
  });
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
}
