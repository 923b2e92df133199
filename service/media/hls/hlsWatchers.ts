import { randomBytes } from 'node:crypto';

/** A watcher without requests for longer than this is removed. */
const GONE_MS = 60_000;
/**
 * A player requests the playlist about every two seconds. A player without requests for longer than this does not count
 * as a viewer.
 */
const READS_MS = 15_000;
const MAX_WATCHERS = 5000;
/** The most players of one viewer that have not timed out. */
const MAX_PER_VIEWER = 5;
/** The most requests of one player until it times out. A player makes about one request a second. */
const MAX_ASKED = 600;

/** A player of HLS that was admitted. */
export interface Watcher {
  readonly RoomID: string;
  readonly viewer: string;
  readonly isHost: boolean;
}

/** The admitted players of HLS by their secret tokens. A token stays valid after the signed address has expired. */
export class HlsWatchers {
  readonly #watchers = new Map<string, Watcher & { seenAt: number; asked: number }>();
  readonly #now: () => number;

  /** @param now monotonic milliseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** @returns the watcher's token, or undefined if there are too many */
  add(watcher: Watcher): string | undefined {
    this.#forget();
    const own = [...this.#watchers.values()].filter(({ viewer }) => viewer === watcher.viewer).length;
    if (own >= MAX_PER_VIEWER || this.#watchers.size >= MAX_WATCHERS) return undefined;
    const token = randomBytes(16).toString('base64url');
    this.#watchers.set(token, { ...watcher, seenAt: this.#now(), asked: 0 });
    return token;
  }

  /** Returns the watcher of a token, and counts a request of it. */
  see(token: string): Watcher | undefined {
    this.#forget();
    const watcher = this.#watchers.get(token);
    if (watcher === undefined || watcher.asked >= MAX_ASKED) return undefined;
    if (this.#now() - watcher.seenAt > 1000) watcher.asked = Math.max(0, watcher.asked - 10);
    watcher.seenAt = this.#now();
    watcher.asked += 1;
    return watcher;
  }

  /** Whether a watcher is still admitted. Does not count as a request. */
  holds(token: string): boolean {
    return this.#watchers.has(token);
  }

  drop(token: string): void {
    this.#watchers.delete(token);
  }

  remove(isGone: (watcher: Watcher) => boolean): void {
    for (const [token, watcher] of this.#watchers) if (isGone(watcher)) this.#watchers.delete(token);
  }

  has(RoomID: string): boolean {
    this.#forget();
    return [...this.#watchers.values()].some((watcher) => watcher.RoomID === RoomID);
  }

  /** The number of players that read a room now. */
  count(RoomID: string): number {
    const limit = this.#now() - READS_MS;
    return [...this.#watchers.values()].filter((watcher) => watcher.RoomID === RoomID && watcher.seenAt >= limit)
      .length;
  }

  #forget(): void {
    const limit = this.#now() - GONE_MS;
    for (const [token, { seenAt }] of this.#watchers) if (seenAt < limit) this.#watchers.delete(token);
  }
}
