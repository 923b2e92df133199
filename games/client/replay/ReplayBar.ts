import { element, setAttributes, setText } from '../hud/element.ts';
import { type GameState, isReady, isSkippable } from '../round/state.ts';
import type { Texts } from '../texts/texts.ts';

/** The lower edge of a replay: a label, stake and win of the round, and the button that plays it again. */
export class ReplayBar {
  readonly root: HTMLElement;
  readonly #texts: Texts;
  readonly #button: HTMLButtonElement;
  readonly #win = element('dd', { class: 'number' }, '–');
  readonly #coins: string;

  constructor(
    texts: Texts,
    { stake, isFree, win, press }: { stake: number; isFree: boolean; win: number; press: () => void },
  ) {
    this.#texts = texts;
    this.#coins = texts.coins(win);
    this.#button = element('button', { type: 'button', class: 'replay-again', 'aria-disabled': 'true' });
    this.#button.addEventListener('click', press);
    this.root = element(
      'section',
      { class: 'replay-bar', 'aria-label': texts.text('replay') },
      element(
        'p',
        { class: 'replay-note' },
        element('b', { class: 'replay-badge' }, texts.text('replay')),
        element('span', {}, texts.text('replayNote')),
      ),
      element(
        'dl',
        { class: 'replay-coins' },
        element(
          'div',
          {},
          element('dt', {}, texts.text(isFree ? 'freeStake' : 'stake')),
          element('dd', { class: 'number' }, texts.coins(stake)),
        ),
        element('div', {}, element('dt', {}, texts.text('win')), this.#win),
      ),
      this.#button,
    );
  }

  /** The win is shown after the round. */
  update(state: GameState, now: number): void {
    if (state.lastRound !== undefined) setText(this.#win, this.#coins);
    const skips = isSkippable(state);
    const canPress = skips || isReady(state, now);
    setText(this.#button, this.#texts.text(skips ? 'skip' : canPress ? 'replayAgain' : 'replaying'));
    setAttributes(this.#button, { 'aria-disabled': canPress ? undefined : 'true' });
  }
}
