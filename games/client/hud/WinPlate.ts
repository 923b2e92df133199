import type { Texts } from '../texts/texts.ts';
import { element, setText } from './element.ts';

/** The plate below the reels: the win of the spin, its multiple of the stake, and the lit line. */
export class WinPlate {
  readonly root: HTMLElement;
  readonly line: HTMLElement;
  /** Shown while there is no win: another tip after each round. */
  readonly tip = element('p', { class: 'tip' });
  readonly #texts: Texts;
  readonly #label = element('span', { class: 'label' });
  readonly #coins = element('b', { class: 'number coins' });
  readonly #multiple = element('span', { class: 'number multiple' });

  readonly #tips: readonly string[];
  #cleared = 0;

  constructor(texts: Texts, tips: readonly string[]) {
    this.#texts = texts;
    this.#tips = tips;
    this.root = element('div', { class: 'plate', 'aria-hidden': 'true' }, this.#label, this.#coins, this.#multiple);
    this.line = element('p', { class: 'win-line', 'aria-hidden': 'true' });
  }

  /**
   * A return that is not above the stake is shown without celebration.
   * @param win.times the multiple of the stake. Absent for a jackpot
   */
  show(label: string, coins: number, { times, isCelebrated }: { times?: number; isCelebrated: boolean }): void {
    this.root.dataset['state'] = isCelebrated ? 'win' : 'plain';
    setText(this.#label, label);
    this.setCoins(coins);
    const multiple = isCelebrated && times !== undefined ? this.#texts.multiple(times) : '';
    setText(this.#multiple, multiple);
    this.#multiple.hidden = multiple === '';
  }

  setCoins(coins: number): void {
    setText(this.#coins, this.#texts.coins(coins));
  }

  setLine(text: string): void {
    setText(this.line, text);
  }

  clear(): void {
    this.root.dataset['state'] = 'empty';
    const key = this.#tips[this.#cleared % this.#tips.length];
    if (key !== undefined) setText(this.tip, this.#texts.game(key));
    this.#cleared += 1;
    this.setLine('');
  }
}
