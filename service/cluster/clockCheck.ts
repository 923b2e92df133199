import type { ServerTime } from '#store/postgres/serverClock.ts';
import { repeat } from '#store/repeat.ts';

/** A process with a larger difference would end sessions and offers at wrong times. */
const MAX_DIFFERENCE_MS = 2000;
const EVERY_MS = 10_000;

/** Compares this machine's clock with the database's. */
export interface ClockCheck {
  /** Why this process is not ready. Undefined while the clocks agree. */
  problem(): string | undefined;
  /** Seconds that this machine's clock is behind the database's. NaN before the first comparison. */
  behindSeconds(): number;
  stop(): Promise<void>;
}

export interface ClockCheckParts {
  /** Compares this machine's clock without the shift of `/dev/clock`, which all processes share. */
  readonly compare: () => Promise<ServerTime>;
  readonly log: { error(about: object, text: string): void; info(about: object, text: string): void };
  readonly everyMs?: number;
}

/**
 * Compares the clocks now and every ten seconds. Ignores a comparison that took too long to be exact, and a database
 * that does not answer, which the check of writes reports.
 */
export async function checkClock({ compare, log, everyMs = EVERY_MS }: ClockCheckParts): Promise<ClockCheck> {
  let behindMs = Number.NaN;
  const isWrong = (): boolean => Math.abs(behindMs) > MAX_DIFFERENCE_MS;
  const measure = async (): Promise<void> => {
    const { aheadMs, withinMs } = await compare();
    if (withinMs > MAX_DIFFERENCE_MS / 2) return;
    const before = isWrong();
    behindMs = aheadMs;
    if (isWrong() === before) return;
    const about = { behindSeconds: behindMs / 1000 };
    if (before) log.info(about, 'the clock agrees with the database again');
    else log.error(about, 'the clock differs from the database, so this process is not ready');
  };
  const ignore = (): void => {};
  await measure().catch(ignore);
  const measuring = repeat(everyMs, measure, ignore);
  return {
    problem: () => (isWrong() ? 'the clock differs from the database' : undefined),
    behindSeconds: () => behindMs / 1000,
    stop: () => measuring.stop(),
  };
}
