import type { Push } from '../ports/store.ts';
import type { SharedText } from './transport.ts';

/** A personal push has a text of its own for each connection. */
export interface Delivery {
  readonly push: Push;
  readonly shared: SharedText | undefined;
}

/**
 * The channels of one connection while its club, alliance and room are read from the store. The connection gets no push of them until the
 * read is done. Pushes that arrive meanwhile are kept, and the connection then gets the pushes of its channels.
 */
export class MembershipSync {
  readonly #left = new Set<string>();
  readonly #kept: Delivery[] = [];
  #isChanged = false;
  #changes = 0;
  #keepsAll: boolean;

  /** @param keepsAll whether pushes of every channel are kept from the start, as at a sign-in, before any membership is known */
  constructor(keepsAll: boolean) {
    this.#keepsAll = keepsAll;
  }

  /** Whether a membership changed since `beginRead`, so that the result may be out of date. */
  get isChanged(): boolean {
    return this.#isChanged;
  }

  beginRead(): void {
    this.#isChanged = false;
  }

  /** @param left the channels that the connection got pushes of until now; it misses none of their pushes if it is still a member */
  change(left: readonly string[]): void {
    this.#isChanged = true;
    for (const topic of left) this.#left.add(topic);
    this.#changes += 1;
    this.#keepsAll = false;
    const change = this.#changes;
    // The pushes of the same commit follow immediately. The club gets the push about its new member, and the new member does not.
    void Promise.resolve().then(() => {
      if (change === this.#changes) this.#keepsAll = true;
    });
  }

  /** Keeps a push to a channel that the connection may be in. */
  keep(delivery: Delivery): void {
    if (this.#keepsAll || this.#left.has(delivery.push.topic)) this.#kept.push(delivery);
  }

  /** The pushes that were kept for these topics, in order. */
  keptFor(topics: readonly string[]): readonly Delivery[] {
    return this.#kept.filter(({ push }) => topics.includes(push.topic));
  }
}
