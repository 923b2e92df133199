import { type GameState, isReady, isSkippable } from '../round/state.ts';
import type { Texts } from '../texts/texts.ts';
import { element, setAttributes, setText } from './element.ts';
import { icon } from './icons.ts';
import { roundButton } from './TopBar.ts';

export interface DeckActions {
  readonly press: () => void;
  readonly changeStake: (step: -1 | 1) => void;
  readonly openHistory: () => void;
}

const isFree = ({ show, phase }: GameState): boolean =>
  (show !== undefined && show.index > 0) || phase === 'freeIntro' || phase === 'freeOutro';

/** Shows balance, stake, lines, and the button that starts a round. */
export class Deck {
  readonly root: HTMLElement;
  readonly spin: HTMLButtonElement;
  readonly #texts: Texts;
  readonly #balance = element('b', { class: 'number' }, '–');
  readonly #balanceLabel: HTMLElement;
  readonly #stake = element('b', { class: 'number' }, '0');
  readonly #less: HTMLButtonElement;
  readonly #more: HTMLButtonElement;
  readonly #locked: HTMLElement;
  readonly #hint: HTMLElement;

  constructor(texts: Texts, lines: number, spinPicture: string, actions: DeckActions) {
    this.#texts = texts;
    this.#balanceLabel = element('span', {}, texts.text('balance'));
    this.spin = element(
      'button',
      { type: 'button', class: 'spin', 'aria-label': texts.text('spin'), 'aria-disabled': 'true' },
      element('img', { src: spinPicture, alt: '', crossorigin: 'anonymous', draggable: 'false' }),
      element('span', { class: 'skip', 'aria-hidden': 'true' }, icon('skip', 26, 2.6), texts.text('skip')),
    );
    this.spin.addEventListener('click', actions.press);
    this.#less = roundButton('less', texts.text('less'), () => actions.changeStake(-1));
    this.#more = roundButton('more', texts.text('more'), () => actions.changeStake(1));
    for (const button of [this.#less, this.#more]) button.classList.add('step');
    this.#locked = element('p', { class: 'locked', hidden: true }, icon('lock', 16), texts.text('freeLocked'));
    this.#hint = element('p', { class: 'hint' }, texts.text('skipHint'));
    const history = element(
      'button',
      { type: 'button', class: 'square' },
      icon('history', 24),
      element('span', {}, texts.text('history')),
    );
    history.addEventListener('click', actions.openHistory);
    this.root = element(
      'section',
      { class: 'deck' },
      element(
        'dl',
        { class: 'meters' },
        well('balance', this.#balanceLabel, this.#balance),
        well('stake', element('span', {}, texts.text('stake')), this.#stake),
        ...(lines === 0
          ? []
          : [well('lines', element('span', {}, texts.text('lines')), element('b', { class: 'number' }, String(lines)))]),
      ),
      element('div', { class: 'controls' }, this.#less, this.spin, this.#more),
      history,
      this.#locked,
      this.#hint,
    );
  }

  update(state: GameState, now: number): void {
    const { balance, stake, stakes, phase, isDemo } = state;
    const texts = this.#texts;
    setText(this.#balanceLabel, texts.text(isDemo ? 'balanceDemo' : 'balance'));
    setText(this.#balance, balance === undefined ? '–' : texts.coins(balance));
    setText(this.#stake, texts.coins(stake));
    const place = stakes.indexOf(stake);
    setAttributes(this.#less, { 'aria-disabled': phase === 'idle' && place > 0 ? undefined : 'true' });
    setAttributes(this.#more, {
      'aria-disabled': phase === 'idle' && place < stakes.length - 1 ? undefined : 'true',
    });
    const skips = isSkippable(state);
    const tumbles = phase === 'tumble' || phase === 'multiply';
    const turns = phase === 'asking' || phase === 'stopping' || phase === 'rereading';
    setAttributes(this.spin, {
      'aria-label': texts.text(tumbles ? 'tumblingSkip' : skips ? 'skip' : turns ? 'spinning' : 'spin'),
      'aria-disabled': skips || isReady(state, now) ? undefined : 'true',
    });
    this.spin.dataset['mode'] = tumbles ? 'tumble' : skips ? 'skip' : turns ? 'turning' : 'spin';
    const free = isFree(state);
    this.root.dataset['scene'] = free ? 'free' : 'night';
    this.#locked.hidden = !free;
    this.#hint.dataset['isShown'] = String(skips && !free);
  }
}

const well = (name: string, label: HTMLElement, value: HTMLElement): HTMLElement =>
  element('div', { class: `meter ${name}` }, element('dt', {}, label), element('dd', {}, value));
