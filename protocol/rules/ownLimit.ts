import type { LimitKind } from '../entities/ownLimit.ts';

export const RISE_DELAY_MS = 24 * 60 * 60 * 1000;

/** The range of each limit in seconds, gold or NT$. Both ends are included. A spend limit of 0 allows no purchase. */
export const LIMIT_RANGES: Readonly<Record<LimitKind, { readonly least: number; readonly most: number }>> = {
  time: { least: 15 * 60, most: 24 * 60 * 60 },
  play: { least: 1_000, most: 1_000_000_000_000 },
  spend: { least: 0, most: 1_000_000 },
};

/** Undefined means no limit, which any kind may have. */
export const isLimitInRange = (kind: LimitKind, limit: number | undefined): boolean =>
  limit === undefined || (limit >= LIMIT_RANGES[kind].least && limit <= LIMIT_RANGES[kind].most);

/** A stored limit. `limit` is undefined if there is none. */
export interface LimitState {
  readonly limit: number | undefined;
  /** A raise, and the time from which it applies (milliseconds). */
  readonly pending?: { readonly limit: number | undefined; readonly from: number } | undefined;
}

/** Whether a limit allows more than another value. A limit that is not set allows any amount. */
export const allowsMore = (limit: number | undefined, than: number | undefined): boolean =>
  than !== undefined && (limit === undefined || limit > than);

/** The limit at a moment. A raise is no longer pending after its time has come. */
export function limitAt({ limit, pending }: LimitState, now: number): LimitState {
  if (pending === undefined) return { limit };
  return pending.from <= now ? { limit: pending.limit } : { limit, pending };
}

/**
 * The limit after its player set it. A value that allows less, or as much, applies immediately and ends a pending raise. A value that
 * allows more waits for 24 hours.
 *
 * @param now milliseconds
 */
export function setLimit(state: LimitState, limit: number | undefined, now: number): LimitState {
  const current = limitAt(state, now);
  if (!allowsMore(limit, current.limit)) return { limit };
  return { limit: current.limit, pending: { limit, from: now + RISE_DELAY_MS } };
}

/** The stricter of two limits, for a person whose two accounts become one. A pending raise of the stricter limit stays pending. */
export function stricterLimit(one: LimitState, other: LimitState, now: number): LimitState {
  const [a, b] = [limitAt(one, now), limitAt(other, now)];
  return allowsMore(a.limit, b.limit) ? b : a;
}

/** The end of a permanent pause, which is the latest time that sorts as text. */
export const FOREVER = '9999-12-31T23:59:59.999Z';
