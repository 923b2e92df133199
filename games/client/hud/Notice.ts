import { element, setText } from './element.ts';
import type { GameState } from '../round/state.ts';
import type { Texts } from '../texts/texts.ts';

/** Shows a lost connection, a refused stake, or the end of the game. */
export class Notice {
  readonly root = element('p', { class: 'notice', role: 'alert', hidden: true });
  readonly #texts: Texts;

  constructor(texts: Texts) {
    this.#texts = texts;
  }

  update({ lost, problem }: GameState): void {
    const text = this.#textOf(lost, problem);
    setText(this.root, text);
    this.root.hidden = text === '';
  }

  #textOf(lost: number, problem: string | undefined): string {
    if (lost > 0) return this.#texts.text('reconnecting');
    return problem === undefined ? '' : this.#texts.problem(problem);
  }
}
