import type { GameState } from '../round/state.ts';
import type { Texts } from '../texts/texts.ts';
import { element, setAttributes, setText } from './element.ts';

/** Shows the free spins that the player got: how many are left, their stake and their end. A button puts them aside. */
export class GrantBar {
  readonly root: HTMLElement;
  readonly #texts: Texts;
  readonly #count = element('b', {});
  readonly #terms = element('span', {});
  readonly #button: HTMLButtonElement;

  constructor(texts: Texts, onSwitch: () => void) {
    this.#texts = texts;
    this.#button = element('button', { type: 'button' });
    this.#button.addEventListener('click', onSwitch);
    this.root = element(
      'div',
      { class: 'grants', hidden: true },
      element('p', {}, this.#count, this.#terms),
      this.#button,
    );
  }

  /** @param fits whether the scene leaves room for it */
  update({ grant, grants, phase }: GameState, fits: boolean): void {
    const shown = grant ?? grants.find(({ Left }) => Left > 0);
    this.root.hidden = shown === undefined || !fits;
    if (shown === undefined) return;
    const texts = this.#texts;
    const { Left, Stake, Expires } = shown;
    setText(this.#count, texts.text('grantLeft', { left: texts.number(Left) }));
    setText(this.#terms, texts.text('grantTerms', { stake: texts.coins(Stake), time: texts.minute(Expires) }));
    setText(this.#button, texts.text(grant === undefined ? 'grantUse' : 'grantAside'));
    setAttributes(this.#button, { 'aria-disabled': phase === 'idle' ? undefined : 'true' });
  }
}
