import type { Push } from '../ports/store.ts';
import type { SharedText } from './transport.ts';

/** A push and its text; the text of a personal push is each connection's own. */
export interface Delivery {
  readonly push: Push;
  readonly shared: SharedText | undefined;
}

/**
 * The channels of one connection while its club, alliance and room are read from the store. The connection hears none of
 * them until the read is done. What is pushed meanwhile is kept, and the connection gets what is for it by then.
 */
export class MembershipSync {
  readonly #left = new Set<string>();
  readonly #kept: Delivery[] = [];
  #isChanged = false;
  #changes = 0;
  #keepsAll: boolean;

  /** @param keepsAll whether any channel is kept from the start: at a sign-in, before anything is known */
  constructor(keepsAll: boolean) {
    this.#keepsAll = keepsAll;
  }

  /** Whether what was read since `beginRead` may be out of date. */
  get isChanged(): boolean {
    return this.#isChanged;
  }

  beginRead(): void {
    this.#isChanged = false;
  }

  /**
   * The membership changed once more.
   * @param left channels that the connection heard until now: nothing of them is lost if it is still in them
   */
  change(left: readonly string[]): void {
    this.#isChanged = true;
    for (const topic of left) this.#left.add(topic);
    this.#changes += 1;
    this.#keepsAll = false;
    const change = this.#changes;
    // The pushes of the same commit follow at once: the club gets the push about its new member, the new member does not.
    void Promise.resolve().then(() => {
      if (change === this.#changes) this.#keepsAll = true;
    });
  }

  /** Keeps a push to a channel that the connection may be in. */
  keep(delivery: Delivery): void {
    if (this.#keepsAll || this.#left.has(delivery.push.topic)) this.#kept.push(delivery);
  }

  /** What was kept for these topics, in order. */
  keptFor(topics: readonly string[]): readonly Delivery[] {
    return this.#kept.filter(({ push }) => topics.includes(push.topic));
  }
}
