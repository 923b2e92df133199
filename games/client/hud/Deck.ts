import { type GameState, isReady, isSkippable, type Phase } from '../round/state.ts';
import type { ControlKey, Texts } from '../texts/texts.ts';
import { element, setAttributes, setText } from './element.ts';
import { icon } from './icons.ts';
import { GrantBar } from './GrantBar.ts';
import { roundButton } from './TopBar.ts';

export interface DeckActions {
  readonly press: () => void;
  readonly changeStake: (step: -1 | 1) => void;
  readonly switchGrants: () => void;
  readonly openHistory: () => void;
  readonly openInfo: () => void;
}

/** The third well: how the game pays. */
export interface PayingWell {
  readonly label: ControlKey;
  readonly value: number;
}

export interface DeckParts {
  readonly texts: Texts;
  readonly spinPicture: string;
  readonly paying: PayingWell | undefined;
  /** Respins until a hold ends without a new coin, of a game with hold and respin. */
  readonly respins?: number | undefined;
  /** The form of the key during a hold and respin. */
  readonly holdButton?: 'round' | 'wide' | undefined;
  readonly actions: DeckActions;
}

const HOLD: ReadonlySet<Phase> = new Set<Phase>(['holdIntro', 'respinReady', 'respinning', 'holdOutro']);

const isFree = ({ show, phase }: GameState): boolean =>
  (show !== undefined && show.index > 0) || phase === 'freeIntro' || phase === 'freeOutro';

const sceneOf = (state: GameState): 'night' | 'free' | 'hold' =>
  HOLD.has(state.phase) ? 'hold' : isFree(state) ? 'free' : 'night';

/** Shows balance, stake, how the game pays, and the button that starts a round. */
export class Deck {
  readonly root: HTMLElement;
  readonly spin: HTMLButtonElement;
  /** Whether a press skips the current show. */
  canSkip = false;
  readonly #texts: Texts;
  readonly #balance = element('b', { class: 'number' }, '–');
  readonly #balanceLabel: HTMLElement;
  readonly #stake = element('b', { class: 'number' }, '0');
  /** The name of the key before a respin. */
  readonly #respin: string;
  readonly #less: HTMLButtonElement;
  readonly #more: HTMLButtonElement;
  readonly #locked: HTMLElement;
  readonly #hint: HTMLElement;
  readonly #holdHint: HTMLElement;
  readonly #grants: GrantBar;

  constructor({ texts, spinPicture, paying, respins = 0, holdButton = 'round', actions }: DeckParts) {
    this.#texts = texts;
    this.#respin = `${texts.gameOr('hold.respin', 'respin')} ${texts.text('respinFree')}`;
    this.#balanceLabel = element('span', {}, texts.text('balance'));
    this.spin = element(
      'button',
      { type: 'button', class: 'spin', 'aria-label': texts.text('spin'), 'aria-disabled': 'true' },
      element('img', { src: spinPicture, alt: '', crossorigin: 'anonymous', draggable: 'false' }),
      element('span', { class: 'skip', 'aria-hidden': 'true' }, icon('skip', 26, 2.6), texts.text('skip')),
      element(
        'span',
        { class: 'respin', 'aria-hidden': 'true' },
        element('b', {}, texts.gameOr('hold.respin', 'respin')),
        element('small', {}, texts.text('respinFree')),
      ),
    );
    this.spin.addEventListener('click', actions.press);
    this.#less = roundButton('less', texts.text('less'), () => actions.changeStake(-1));
    this.#more = roundButton('more', texts.text('more'), () => actions.changeStake(1));
    for (const button of [this.#less, this.#more]) button.classList.add('step');
    this.#locked = element('p', { class: 'locked', hidden: true }, icon('lock', 16), texts.text('freeLocked'));
    this.#hint = element('p', { class: 'hint' }, texts.text('skipHint'));
    this.#holdHint = element(
      'p',
      { class: 'hint hold-hint' },
      texts.gameOr('hold.hint', 'holdHint', { count: respins }),
    );
    this.#grants = new GrantBar(texts, actions.switchGrants);
    const info = element(
      'button',
      { type: 'button', class: 'square table' },
      icon('table', 24),
      element('span', {}, texts.text('payTable')),
    );
    info.addEventListener('click', actions.openInfo);
    const history = element(
      'button',
      { type: 'button', class: 'square' },
      icon('history', 24),
      element('span', {}, texts.text('history')),
    );
    history.addEventListener('click', actions.openHistory);
    this.root = element(
      'section',
      { class: 'deck', 'data-hold-button': holdButton },
      element(
        'dl',
        { class: 'meters' },
        well('balance', this.#balanceLabel, this.#balance),
        well('stake', element('span', {}, icon('lock', 13), texts.text('stake')), this.#stake),
        ...(paying === undefined
          ? []
          : [
              well(
                'lines',
                element('span', {}, texts.text(paying.label)),
                element('b', { class: 'number' }, texts.number(paying.value)),
              ),
            ]),
      ),
      element('div', { class: 'controls' }, this.#less, this.spin, this.#more),
      info,
      history,
      this.#locked,
      this.#grants.root,
      this.#hint,
      this.#holdHint,
    );
  }

  update(state: GameState, now: number): void {
    const { balance, stake, stakes, phase, isDemo, grant } = state;
    const texts = this.#texts;
    setText(this.#balanceLabel, texts.text(isDemo ? 'balanceDemo' : 'balance'));
    setText(this.#balance, balance === undefined ? '–' : texts.coins(balance));
    setText(this.#stake, texts.coins(stake));
    const place = stakes.indexOf(stake);
    const canChange = phase === 'idle' && grant === undefined;
    setAttributes(this.#less, { 'aria-disabled': canChange && place > 0 ? undefined : 'true' });
    setAttributes(this.#more, {
      'aria-disabled': canChange && place < stakes.length - 1 ? undefined : 'true',
    });
    const skips = isSkippable(state);
    this.canSkip = skips;
    const tumbles = phase === 'tumble' || phase === 'multiply';
    const chooses = phase === 'choosing' || phase === 'choiceAsked';
    const turns = phase === 'asking' || phase === 'stopping' || phase === 'rereading';
    const canRespin = phase === 'respinReady';
    setAttributes(this.spin, {
      'aria-label': canRespin
        ? this.#respin
        : tumbles
          ? texts.gameOr('tumble.skip', 'tumblingSkip')
          : texts.text(skips ? 'skip' : turns ? 'spinning' : chooses ? 'choiceFirst' : 'spin'),
      'aria-disabled': skips || canRespin || isReady(state, now) ? undefined : 'true',
    });
    // The key keeps its face while a respin is shown, since it comes back after it.
    const showsRespin = canRespin || phase === 'respinning';
    this.spin.dataset['mode'] = tumbles
      ? 'tumble'
      : showsRespin
        ? 'respin'
        : skips
          ? 'skip'
          : turns
            ? 'turning'
            : 'spin';
    this.spin.toggleAttribute('data-is-busy', phase === 'respinning');
    const scene = sceneOf(state);
    this.root.dataset['scene'] = scene;
    this.#locked.hidden = scene !== 'free';
    this.#grants.update(state, scene === 'night');
    setAttributes(this.root, {
      'data-grant': this.#grants.root.hidden ? undefined : grant === undefined ? 'aside' : 'used',
    });
    this.#hint.dataset['isShown'] = String(skips && scene === 'night');
    this.#holdHint.hidden = scene !== 'hold';
  }
}

const well = (name: string, label: HTMLElement, value: HTMLElement): HTMLElement =>
  element('div', { class: `meter ${name}` }, element('dt', {}, label), element('dd', {}, value));
