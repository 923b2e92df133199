import { element, setAttributes, setText } from '../../hud/element.ts';
import { icon } from '../../hud/icons.ts';
import { type FishState, shownBalance } from '../play/state.ts';
import type { FishTexts } from '../texts/fishTexts.ts';

/** The own cannon's stake with its keys, and the balance. */
export class Dock {
  readonly root: HTMLElement;
  readonly #texts: FishTexts;
  readonly #less: HTMLButtonElement;
  readonly #more: HTMLButtonElement;
  readonly #stake = element('output', { class: 'dock-stake number' });
  readonly #label = element('small', {});
  readonly #balance = element('b', { class: 'number' }, '–');

  /** @param step called with the way: 1 for a greater stake */
  constructor(texts: FishTexts, step: (way: 1 | -1) => void) {
    this.#texts = texts;
    const key = (name: 'less' | 'more', way: 1 | -1): HTMLButtonElement => {
      const button = element(
        'button',
        { type: 'button', class: 'dock-key', 'aria-label': texts.fish(name) },
        icon(name, 22, 3),
      );
      button.addEventListener('click', () => {
        if (button.getAttribute('aria-disabled') === null) step(way);
      });
      return button;
    };
    this.#less = key('less', -1);
    this.#more = key('more', 1);
    this.#stake.setAttribute('aria-label', texts.fish('cannon'));
    this.root = element(
      'section',
      { class: 'fish-dock' },
      this.#less,
      this.#stake,
      this.#more,
      element('p', { class: 'dock-balance' }, this.#label, this.#balance),
    );
  }

  update(state: FishState): void {
    const { cannons, cannon, currency } = state;
    const at = cannons.indexOf(cannon);
    const balance = shownBalance(state);
    setText(this.#stake, this.#texts.coins(cannon));
    setText(this.#label, this.#texts.text(currency === 'DEMO' ? 'balanceDemo' : 'balance'));
    setText(this.#balance, balance === undefined ? '–' : this.#texts.coins(balance));
    setAttributes(this.#less, { 'aria-disabled': at > 0 ? undefined : 'true' });
    setAttributes(this.#more, { 'aria-disabled': at >= 0 && at < cannons.length - 1 ? undefined : 'true' });
  }
}
