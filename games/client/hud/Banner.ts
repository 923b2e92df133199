import type { WinLevel } from '../round/winSize.ts';
import type { Texts } from '../texts/texts.ts';
import { element, setText } from './element.ts';

export type BannerKind = WinLevel | 'jackpot' | 'feature' | 'total';

/** Covers the reels for a moment: a large win, a jackpot, the beginning and the end of the free spins. */
export class Banner {
  readonly root: HTMLElement;
  /** Below the canvas while the banner is shown, so that coins are bright over the darkened game. */
  readonly veil = element('div', { class: 'veil', hidden: true, 'aria-hidden': 'true' });
  readonly #texts: Texts;
  readonly #title = element('div', { class: 'title' });
  readonly #text = element('p', { class: 'text' });
  readonly #coins = element('b', { class: 'number coins' });

  constructor(texts: Texts) {
    this.#texts = texts;
    this.root = element(
      'div',
      { class: 'banner', hidden: true, 'aria-hidden': 'true' },
      element('div', { class: 'rays' }),
      this.#title,
      this.#text,
      this.#coins,
      element('p', { class: 'hint' }, texts.text('skip')),
    );
  }

  /** @param title a text, or the address of a lettered picture */
  show(kind: BannerKind, title: { readonly text: string; readonly picture?: string | undefined }, text = ''): void {
    this.root.dataset['kind'] = kind;
    const { picture } = title;
    this.#title.replaceChildren(
      picture === undefined ? title.text : element('img', { src: picture, alt: '', crossorigin: 'anonymous' }),
    );
    setText(this.#text, text);
    setText(this.#coins, '');
    this.root.hidden = false;
    this.veil.hidden = false;
  }

  setCoins(coins: number): void {
    setText(this.#coins, this.#texts.coins(coins));
  }

  hide(): void {
    this.root.hidden = true;
    this.veil.hidden = true;
  }
}
