import { element, setText } from '../../hud/element.ts';
import type { LookFile } from '../../look/schema.ts';
import type { ControlKey, Texts } from '../../texts/texts.ts';

export type ArrowState = 'rest' | 'run' | 'none' | 'up' | 'down' | 'movedUp' | 'movedDown';

const TEXTS: Readonly<Record<ArrowState, ControlKey>> = {
  rest: 'nudgeRest',
  run: 'nudgeRest',
  none: 'nudgeNone',
  up: 'nudgeUp',
  down: 'nudgeDown',
  movedUp: 'nudgedUp',
  movedDown: 'nudgedDown',
};
const SIGNS: Readonly<Record<ArrowState, string>> = {
  rest: '',
  run: '',
  none: '',
  up: '▲',
  down: '▼',
  movedUp: '▲',
  movedDown: '▼',
};

/** The arrow in words, beside the sign. Screen readers hear it from the show. */
export class ArrowPanel {
  readonly root: HTMLElement;
  readonly #texts: Texts;
  readonly #sign = element('b', {});
  readonly #text = element('span', {});

  constructor(texts: Texts, { window: box, mascot }: LookFile['board']) {
    this.#texts = texts;
    this.root = element('p', { class: 'arrow-panel', 'aria-hidden': 'true' }, this.#sign, this.#text);
    const { style } = this.root;
    style.setProperty('--x', String(box.x));
    style.setProperty('--y', String(mascot.y));
    style.setProperty('--w', String(mascot.x - box.x - 52));
    this.show('rest');
  }

  show(state: ArrowState): void {
    this.root.dataset['state'] = state;
    setText(this.#sign, SIGNS[state]);
    setText(this.#text, this.#texts.text(TEXTS[state]));
  }
}
