import { element } from '../../hud/element.ts';
import { symbolImage, type SymbolImages } from '../../sheet/symbolImage.ts';
import type { Texts } from '../../texts/texts.ts';

const PICTURE = 32;

/** A tablet beside the board with the expanding symbol of the free spins, and what it pays in a spin. Screen readers hear it from the show. */
export class ExpandingPanel {
  readonly root = element('p', { class: 'expanding-panel', 'aria-hidden': 'true', hidden: true });
  readonly #texts: Texts;
  readonly #images: SymbolImages;
  #symbol: string | undefined;

  constructor(texts: Texts, images: SymbolImages) {
    this.#texts = texts;
    this.#images = images;
  }

  /** Shows the symbol of the free spins. */
  show(symbol: string): void {
    this.#symbol = symbol;
    this.root.hidden = false;
    this.root.dataset['state'] = 'drawn';
    this.#fill(element('span', {}, this.#texts.text('expandingSymbol')));
  }

  /**
   * @param reels the number of reels that the symbol fills
   * @param times what it pays, in multiples of the stake
   */
  grow(reels: number, times: string): void {
    this.root.dataset['state'] = 'grown';
    this.#fill(
      element('b', { class: 'number' }, `×${reels}`),
      element('span', {}, this.#texts.text('expandingReels')),
      element('em', { class: 'number' }, times),
    );
  }

  rest(): void {
    if (this.#symbol !== undefined) this.show(this.#symbol);
  }

  hide(): void {
    this.#symbol = undefined;
    this.root.hidden = true;
  }

  #fill(...words: readonly HTMLElement[]): void {
    this.root.replaceChildren(symbolImage(this.#images, this.#symbol ?? '', PICTURE, ''), ...words);
  }
}
