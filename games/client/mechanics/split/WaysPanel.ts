import { element } from '../../hud/element.ts';
import { asPlaque, belowWindow } from '../../hud/plaque.ts';
import type { LookFile } from '../../look/schema.ts';
import { CountUp } from '../../show/CountUp.ts';
import { evenClimb } from '../../timing/countUp.ts';
import type { Texts } from '../../texts/texts.ts';

/** A plate on the frame with the ways of the window. It runs up while cells split. Screen readers hear the sum from the show. */
export class WaysPanel {
  readonly root = element('p', { class: 'ways-panel', 'aria-hidden': 'true' });
  readonly #number = element('b', { class: 'number' });
  readonly #texts: Texts;
  readonly #count: CountUp;
  #ways = 0;

  constructor(texts: Texts, board: LookFile['board'] & { note: number }) {
    this.#texts = texts;
    this.root.append(this.#number, element('span', {}, texts.text('splitWays')));
    asPlaque(this.root, belowWindow(board));
    this.#count = new CountUp(
      (ways) => this.#write(ways),
      () => {},
    );
  }

  /** Shows the ways of a window without split cells. */
  rest(ways: number): void {
    this.root.dataset['state'] = 'rest';
    this.#show(ways, 0);
  }

  /** The ways have grown. They run up within these milliseconds. */
  grow(ways: number, milliseconds: number): void {
    // Each stroke starts the animation again.
    this.root.dataset['state'] = this.root.dataset['state'] === 'up' ? 'more' : 'up';
    this.#show(ways, milliseconds);
  }

  #show(ways: number, milliseconds: number): void {
    const from = this.#ways;
    this.#ways = ways;
    this.#count.run(evenClimb(ways, milliseconds, from));
  }

  #write(ways: number): void {
    this.#number.textContent = this.#texts.number(ways);
  }
}
