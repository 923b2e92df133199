import { element, setText } from '../../hud/element.ts';
import type { Clock } from '../../Game.ts';
import type { TableTexts } from '../texts/tableTexts.ts';
import { CountedCoins } from './CountedCoins.ts';

const SHOWN_MS = 3200;
const COINS = 18;
/** A golden angle spreads the coins without a pattern. */
const SPREAD = 0.618;

export interface BigTableWinParts {
  readonly texts: TableTexts;
  readonly clock: Pick<Clock, 'after' | 'now'>;
  readonly isReduced: () => boolean;
}

/** A win of many times the stake: its lettering, its multiple and its coins over the table. A tap or a key ends it. */
export class BigTableWin {
  readonly root: HTMLElement;
  readonly #parts: BigTableWinParts;
  readonly #times = element('span', { class: 'number' });
  readonly #coins: CountedCoins;
  #shows = 0;

  constructor(parts: BigTableWinParts) {
    this.#parts = parts;
    const amount = element('b', { class: 'number' });
    this.#coins = new CountedCoins({ ...parts, target: amount });
    const rain = Array.from({ length: COINS }, (_, at) => {
      const coin = element('i', {});
      coin.style.setProperty('--x', `${(((at * SPREAD) % 1) * 100).toFixed(1)}%`);
      coin.style.setProperty('--wait', `${(at * 90) % 1400}ms`);
      return coin;
    });
    this.root = element(
      'div',
      { class: 'big-table-win', 'aria-hidden': 'true', hidden: true },
      ...rain,
      element('p', {}, element('span', {}, parts.texts.table('bigWin')), amount, this.#times),
    );
    this.root.addEventListener('click', () => this.hide());
  }

  /** @param times the multiple of the stake */
  show(coins: number, times: number): void {
    const { texts, clock } = this.#parts;
    this.#shows += 1;
    const own = this.#shows;
    setText(this.#times, `×${texts.short(times)}`);
    this.root.hidden = false;
    this.#coins.set(coins, 0);
    clock.after(SHOWN_MS, () => {
      if (own === this.#shows) this.hide();
    });
  }

  hide(): void {
    this.root.hidden = true;
  }
}
