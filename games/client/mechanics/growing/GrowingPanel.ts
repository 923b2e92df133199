import { element, setText } from '../../hud/element.ts';
import { asPlaque, belowWindow } from '../../hud/plaque.ts';
import { svgElement } from '../../sheet/icons.ts';
import type { LookFile } from '../../look/schema.ts';
import type { Texts } from '../../texts/texts.ts';

/** A crystal in section. */
const pip = (): SVGElement =>
  svgElement(
    'svg',
    { viewBox: '0 0 16 20', width: '14', height: '18', 'aria-hidden': 'true' },
    svgElement('path', { d: 'M8 1L15 6V14L8 19L1 14V6Z' }),
    svgElement('path', { d: 'M1 6L8 10L15 6M8 10V19', class: 'edges' }),
  );

/** A plaque on the frame: the respins of the round so far, and the pay of all its boards. Screen readers hear it from the show. */
export class GrowingPanel {
  readonly root = element('p', { class: 'growing-panel', 'aria-hidden': 'true' });
  readonly #texts: Texts;
  readonly #symbol: string;
  readonly #pips: readonly SVGElement[];
  readonly #row: HTMLElement;
  readonly #label = element('span', {});
  readonly #sum = element('b', { class: 'number' });

  constructor(texts: Texts, symbol: string, respins: number, board: LookFile['board'] & { note: number }) {
    this.#texts = texts;
    this.#symbol = texts.symbol(symbol);
    this.#pips = Array.from({ length: respins }, pip);
    this.#row = element('span', { class: 'pips' });
    this.#row.append(...this.#pips);
    asPlaque(this.root, belowWindow(board));
    this.root.append(this.#row, this.#label, this.#sum);
    this.rest();
  }

  rest(): void {
    this.#show('rest', 0, this.#texts.text('growRest', { symbol: this.#symbol }));
    this.pay(0);
  }

  /** A wild grows before the first respin. */
  grow(): void {
    this.#show('on', 0, this.#texts.text('growLeft', { most: this.#pips.length }));
  }

  /** The board pays nothing, and the reels without a crystal turn again. @param count the respins so far */
  none(count: number): void {
    this.#show('on', count, this.#texts.text('growNone'));
  }

  /** @param count the number of this respin, from 1 */
  respin(count: number): void {
    this.#show('on', count, this.#texts.text('growRespin', { count }));
  }

  /** @param tenths of the stake, of all boards so far */
  pay(tenths: number): void {
    this.#sum.hidden = tenths === 0;
    setText(this.#sum, tenths === 0 ? '' : this.#texts.text('growSum', { times: this.#texts.multiple(tenths / 10) }));
  }

  #show(state: 'rest' | 'on', count: number, text: string): void {
    this.root.dataset['state'] = state;
    this.#row.hidden = state === 'rest';
    for (const [index, each] of this.#pips.entries()) each.toggleAttribute('data-on', index < count);
    setText(this.#label, text);
  }
}
