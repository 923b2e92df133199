import { element, setText } from '../../hud/element.ts';
import type { FishTexts } from '../texts/fishTexts.ts';

/** Tells which boss swims, and the time until it leaves. A fish has no health. */
export class BossStrip {
  readonly root: HTMLElement;
  readonly #texts: FishTexts;
  readonly #text = element('span', {});
  readonly #bar = element('i', { class: 'boss-bar' });

  constructor(texts: FishTexts) {
    this.#texts = texts;
    this.root = element(
      'p',
      { class: 'boss', hidden: true },
      element('i', { class: 'boss-mark' }, '!'),
      this.#text,
      this.#bar,
    );
  }

  /** @param left milliseconds, undefined without a boss @param whole milliseconds of its whole way */
  show(fish: string, left: number | undefined, whole: number): void {
    this.root.hidden = left === undefined;
    if (left === undefined) return;
    const seconds = Math.max(0, Math.ceil(left / 1000));
    setText(this.#text, this.#texts.fish('boss', { fish: this.#texts.nameOf(fish), seconds }));
    this.#bar.style.transform = `scaleX(${Math.min(1, Math.max(0, left / whole)).toFixed(3)})`;
  }
}
