import { element } from '../../hud/element.ts';
import { asPlaque, belowWindow } from '../../hud/plaque.ts';
import { svgElement } from '../../sheet/icons.ts';
import { symbolImage, type SymbolImages } from '../../sheet/symbolImage.ts';
import type { LookFile } from '../../look/schema.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Opened } from './mysterySteps.ts';

const PICTURE = 34;
/** The sentences between the rounds, by turns. A game has its own words for them, or has the first one only. */
const REST_KEYS = ['mystery.rest', 'mystery.rest2', 'mystery.rest3'];

const arrow = (): SVGElement =>
  svgElement(
    'svg',
    { viewBox: '0 0 28 14', width: '26', height: '13', 'aria-hidden': 'true' },
    svgElement('path', { d: 'M2 7h22M18 2l6 5-6 5' }),
  );

/** A plaque on the frame: how many mystery symbols the window has, and what all of them became. Screen readers hear it from the show. */
export class MysteryPanel {
  readonly root = element('p', { class: 'mystery-panel', 'aria-hidden': 'true' });
  readonly #texts: Texts;
  readonly #images: SymbolImages;
  readonly #mark: string;
  #rests = 0;

  constructor(texts: Texts, images: SymbolImages, mark: string, board: LookFile['board'] & { note: number }) {
    this.#texts = texts;
    this.#images = images;
    this.#mark = mark;
    asPlaque(this.root, belowWindow(board));
    this.rest();
  }

  rest(): void {
    const symbol = this.#texts.symbol(this.#mark);
    this.root.dataset['state'] = 'rest';
    const key = REST_KEYS[this.#rests % REST_KEYS.length] ?? '';
    this.#rests += 1;
    this.root.replaceChildren(element('span', {}, this.#texts.gameOr(key, 'mysteryRest', { symbol })));
  }

  /** The mystery symbols are still closed. */
  hold(count: number): void {
    this.#show('held', count, element('b', { class: 'number' }, '?'));
  }

  open({ places, symbol, count }: Opened): void {
    this.#show('open', places.length, this.#picture(symbol), element('b', { class: 'number' }, `×${count}`));
  }

  #show(state: 'held' | 'open', count: number, ...became: readonly HTMLElement[]): void {
    const texts = this.#texts;
    this.root.dataset['state'] = state;
    this.root.replaceChildren(
      this.#picture(this.#mark),
      element('b', { class: 'number' }, `×${count}`),
      element('span', {}, texts.text('mysteryOpen')),
      arrow(),
      element('span', {}, texts.text('mysteryAll')),
      ...became,
    );
  }

  #picture(symbol: string): HTMLElement {
    return symbolImage(this.#images, symbol, PICTURE, '');
  }
}
