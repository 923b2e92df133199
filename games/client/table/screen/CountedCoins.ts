import { setText } from '../../hud/element.ts';
import type { Clock } from '../../Game.ts';
import type { TableTexts } from '../texts/tableTexts.ts';

export interface CountedCoinsParts {
  readonly target: HTMLElement;
  readonly texts: TableTexts;
  readonly clock: Pick<Clock, 'after' | 'now'>;
  readonly isReduced: () => boolean;
}

const COUNT_MS = 700;
const STEP_MS = 40;
const EASE = 3;

/** An amount that counts up when it rises, and falls at once. Under reduced motion it never counts. */
export class CountedCoins {
  readonly #parts: CountedCoinsParts;
  #shown: number | undefined;
  #wanted: number | undefined;
  #counts = 0;

  constructor(parts: CountedCoinsParts) {
    this.#parts = parts;
  }

  /** @param from where it counts from, in place of the shown amount */
  set(coins: number, from = this.#shown): void {
    if (coins === this.#wanted) return;
    this.#wanted = coins;
    this.#counts += 1;
    if (from === undefined || coins <= from || this.#parts.isReduced()) this.#show(coins);
    else this.#count(from, coins, this.#parts.clock.now(), this.#counts);
  }

  #count(from: number, to: number, start: number, own: number): void {
    if (own !== this.#counts) return;
    const { clock } = this.#parts;
    const share = Math.min(1, (clock.now() - start) / COUNT_MS);
    this.#show(share === 1 ? to : Math.floor(to - (to - from) * (1 - share) ** EASE));
    if (share < 1) clock.after(STEP_MS, () => this.#count(from, to, start, own));
  }

  #show(coins: number): void {
    this.#shown = coins;
    setText(this.#parts.target, this.#parts.texts.coins(coins));
  }
}
