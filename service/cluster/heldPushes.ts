import type { OpenWrite } from '#store/postgres/openWrites.ts';
import { repeat } from '#store/repeat.ts';

/** A transaction of the service takes milliseconds. */
const MAX_AGE_S = 5;
const EVERY_MS = 2500;
/** How often an open transaction is logged again. */
const AGAIN_S = 60;

/** Watches for open transactions, for which the pushes of every process wait. */
export interface HeldPushes {
  /** The age in seconds of a transaction that is open for too long, else 0. */
  heldSeconds(): number;
  stop(): Promise<void>;
}

export interface HeldPushesParts {
  readonly findOldestWrite: () => Promise<OpenWrite | undefined>;
  readonly log: { error(about: object, text: string): void; info(about: object, text: string): void };
  /** Monotonic milliseconds. */
  readonly now?: () => number;
  readonly everyMs?: number;
}

/** Looks every few seconds, and logs a transaction that is open for more than five seconds with its process id and age. */
export function watchHeldPushes({
  findOldestWrite,
  log,
  now = () => performance.now(),
  everyMs = EVERY_MS,
}: HeldPushesParts): HeldPushes {
  let seen: { readonly pid: number; readonly since: number } | undefined;
  let held = 0;
  /** The age at which the transaction is logged. */
  let due = MAX_AGE_S;

  const end = (): void => {
    if (held > 0) log.info({ pid: seen?.pid }, 'the open transaction ended, so pushes go on');
    held = 0;
    due = MAX_AGE_S;
  };
  const look = async (): Promise<void> => {
    const found = await findOldestWrite();
    if (found === undefined || found.pid !== seen?.pid) end();
    if (found === undefined) {
      seen = undefined;
      return;
    }
    if (found.pid !== seen?.pid) seen = { pid: found.pid, since: now() };
    // Another role's age is not visible, but the time since it was seen is.
    const ageSeconds = Math.round(found.ageSeconds ?? (now() - seen.since) / 1000);
    if (ageSeconds < held) end();
    if (ageSeconds < MAX_AGE_S) return;
    held = ageSeconds;
    if (ageSeconds < due) return;
    due = ageSeconds + AGAIN_S;
    const { pid, state, program, role } = found;
    log.error(
      { pid, ageSeconds, state, program, role },
      'an open transaction holds back every push; SELECT pg_terminate_backend(pid) ends it',
    );
  };
  // The check of writes reports a database that does not answer.
  const looking = repeat(everyMs, look, () => {});
  return { heldSeconds: () => held, stop: () => looking.stop() };
}
