import type { Ports } from '#domain/ports/index.ts';

/**
 * The most remembered refusals. Beyond it the oldest refusal is removed, and the next request is refused by the limit
 * itself.
 */
const MAX_REMEMBERED = 10_000;

/** The addresses that have to wait, by kind of request, so that their next requests are refused at the least cost. */
export class RefusedCallers {
  readonly #clock: Pick<Ports['clock'], 'monotonic'>;
  readonly #until = new Map<string, number>();

  constructor(clock: Pick<Ports['clock'], 'monotonic'>) {
    this.#clock = clock;
  }

  /** Remembers a refusal for that many milliseconds. @param what the refused contract's name, or a kind of request */
  note(address: string, what: string, milliseconds: number): void {
    const key = `${address} ${what}`;
    this.#until.delete(key);
    this.#until.set(key, this.#clock.monotonic() + milliseconds);
    const [oldest] = this.#until.keys();
    if (this.#until.size > MAX_REMEMBERED && oldest !== undefined) this.#until.delete(oldest);
  }

  /** Returns the milliseconds that an address still has to wait, or 0. */
  wait(address: string, what: string): number {
    const key = `${address} ${what}`;
    const wait = (this.#until.get(key) ?? 0) - this.#clock.monotonic();
    if (wait > 0) return wait;
    this.#until.delete(key);
    return 0;
  }
}
