import { element, setText } from '../../hud/element.ts';
import { icon } from '../../hud/icons.ts';
import type { Texts } from '../../texts/texts.ts';

export interface HoldPanelParts {
  readonly texts: Texts;
  readonly respins: number;
  readonly cells: number;
  /** The factor of a full board. Undefined if it multiplies nothing. */
  readonly multiple: number | undefined;
  readonly pip: 'number' | 'paw';
}

/** Shows a hold and respin below the board: the respins that are left, the sum of the coins, and how many are held. */
export class HoldPanel {
  readonly root: HTMLElement;
  readonly #texts: Texts;
  readonly #pips: readonly HTMLElement[];
  readonly #pipList: HTMLElement;
  readonly #sum = element('b', { class: 'number hold-sum' }, '0');
  readonly #held = element('b', { class: 'number' }, '0');

  constructor({ texts, respins, cells, multiple, pip }: HoldPanelParts) {
    this.#texts = texts;
    this.#pips = Array.from({ length: respins }, (_, index) =>
      element('i', { class: 'number', 'data-is-left': 'true' }, pip === 'paw' ? icon('paw', 18) : String(index + 1)),
    );
    this.#pipList = element('span', { class: 'pips', role: 'img' }, ...this.#pips);
    const full = multiple === undefined ? texts.text('holdLocked') : texts.text('holdFull', { count: cells, multiple });
    this.root = element(
      'section',
      { class: 'hold-panel', hidden: true, 'aria-label': texts.text('holdPanel') },
      element('div', { class: 'hold-left' }, element('small', {}, texts.text('holdLeft')), this.#pipList),
      element('div', { class: 'hold-total' }, element('small', {}, texts.gameOr('hold.sum', 'holdSum')), this.#sum),
      element(
        'div',
        { class: 'hold-cells' },
        element('small', {}, full),
        element('span', {}, this.#held, element('span', { class: 'number' }, ` / ${cells}`)),
      ),
    );
  }

  setLeft(left: number): void {
    for (const [index, pip] of this.#pips.entries()) pip.dataset['isLeft'] = String(index < left);
    this.#pipList.dataset['left'] = String(left);
    this.#pipList.setAttribute('aria-label', this.#texts.text('holdLeftOf', { left, count: this.#pips.length }));
  }

  setCoins(count: number, coins: number): void {
    setText(this.#held, String(count));
    setText(this.#sum, this.#texts.coins(coins));
  }
}
