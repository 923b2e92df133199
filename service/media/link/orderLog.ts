import type { MediaOrder } from '#domain/live/mediaNotice.ts';

const MAX_ORDERS = 1000;

/** The orders behind a position. */
export interface OrdersSince {
  readonly orders: readonly MediaOrder[];
  readonly position: number;
  /** Whether orders behind the position were dropped already. */
  readonly isGap: boolean;
}

/** The newest orders of this process with their positions, for media processes that poll them. */
export class OrderLog {
  #orders: MediaOrder[] = [];
  /** The position behind the newest order. */
  #position = 0;
  readonly #waiting = new Set<() => void>();

  add(order: MediaOrder): void {
    this.#orders.push(order);
    if (this.#orders.length > MAX_ORDERS) this.#orders = this.#orders.slice(-MAX_ORDERS / 2);
    this.#position += 1;
    this.#wake();
  }

  /** @param position of an earlier answer. Undefined means from now on */
  since(position: number | undefined): OrdersSince {
    if (position === undefined || position > this.#position)
      return { orders: [], position: this.#position, isGap: true };
    const missing = this.#position - position;
    const isGap = missing > this.#orders.length;
    return { orders: missing === 0 || isGap ? [] : this.#orders.slice(-missing), position: this.#position, isGap };
  }

  /** Resolves with the next order, after `ms` milliseconds, or when the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        this.#waiting.delete(end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      signal.addEventListener('abort', end);
      this.#waiting.add(end);
      if (signal.aborted) end();
    });
  }

  #wake(): void {
    for (const end of this.#waiting) end();
  }
}
