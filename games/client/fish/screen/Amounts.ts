import type { Clock } from '../../Game.ts';
import { element } from '../../hud/element.ts';
import type { Spot } from '../scene/FishStage.ts';
import type { FishTexts } from '../texts/fishTexts.ts';

const SHOWN_MS = 1100;
/** More amounts at once hide the fish. */
const MOST = 8;

/** Won coins at the place of the catch. Screen readers get them as a sentence. */
export class Amounts {
  readonly root = element('div', { class: 'fish-amounts', 'aria-hidden': 'true' });
  readonly #texts: FishTexts;
  readonly #clock: Pick<Clock, 'after'>;

  constructor(texts: FishTexts, clock: Pick<Clock, 'after'>) {
    this.#texts = texts;
    this.#clock = clock;
  }

  /** @param slot of the player's seat, 0 for the own one */
  show({ x, y }: Spot, coins: number, multiple: number, slot: number): void {
    const amount = element(
      'p',
      { class: 'fish-amount', 'data-slot': String(slot) },
      element('b', { class: 'number' }, this.#texts.signed(coins)),
      element('small', { class: 'number' }, this.#texts.fish('multiple', { multiple: this.#texts.number(multiple) })),
    );
    amount.style.left = `${Math.round(x)}px`;
    amount.style.top = `${Math.round(y)}px`;
    this.root.append(amount);
    if (this.root.childElementCount > MOST) this.root.firstElementChild?.remove();
    this.#clock.after(SHOWN_MS, () => amount.remove());
  }
}
