import type { Ports } from '#domain/ports/index.ts';

/** Most refusals that are remembered; beyond it the oldest is forgotten, and its next request is refused the usual way. */
const MAX_REMEMBERED = 10_000;

/** Which addresses have to wait, and for what, so that their next requests are refused at the least cost. */
export class RefusedCallers {
  readonly #clock: Pick<Ports['clock'], 'monotonic'>;
  readonly #until = new Map<string, number>();

  constructor(clock: Pick<Ports['clock'], 'monotonic'>) {
    this.#clock = clock;
  }

  /**
   * Remembers a refusal for so many milliseconds.
   * @param what is refused: a contract's name, or a kind of request
   */
  note(address: string, what: string, milliseconds: number): void {
    const key = `${address} ${what}`;
    this.#until.delete(key);
    this.#until.set(key, this.#clock.monotonic() + milliseconds);
    const [oldest] = this.#until.keys();
    if (this.#until.size > MAX_REMEMBERED && oldest !== undefined) this.#until.delete(oldest);
  }

  /** How many milliseconds an address still has to wait; 0 when it may ask. */
  wait(address: string, what: string): number {
    const key = `${address} ${what}`;
    const wait = (this.#until.get(key) ?? 0) - this.#clock.monotonic();
    if (wait > 0) return wait;
    this.#until.delete(key);
    return 0;
  }
}
