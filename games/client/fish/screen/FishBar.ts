import { element, setAttributes, setText } from '../../hud/element.ts';
import { icon } from '../../hud/icons.ts';
import { elapsedText, roundButton } from '../../hud/TopBar.ts';
import { type FishState, netOf } from '../play/state.ts';
import type { FishTexts } from '../texts/fishTexts.ts';
import { fishIcon } from './fishIcons.ts';

export interface FishBarActions {
  readonly leave: () => void;
  readonly toggleSound: () => void;
  readonly openInfo: () => void;
}

/** The upper edge: exit, net position, shots and time, sound, fish and chances. */
export class FishBar {
  readonly root: HTMLElement;
  readonly #texts: FishTexts;
  readonly #position = element('b', { class: 'number' });
  readonly #shots = element('span', { class: 'number' });
  readonly #time = element('span', { class: 'number', role: 'timer' });
  readonly #sound: HTMLButtonElement;

  constructor(texts: FishTexts, { leave, toggleSound, openInfo }: FishBarActions) {
    this.#texts = texts;
    this.#time.setAttribute('aria-label', texts.text('elapsed'));
    this.#sound = roundButton('soundOn', texts.text('soundOff'), toggleSound);
    const info = element(
      'button',
      { type: 'button', class: 'knob', 'aria-label': texts.fish('infoTitle') },
      fishIcon('book', 22),
    );
    info.addEventListener('click', openInfo);
    this.root = element(
      'header',
      { class: 'fish-top' },
      roundButton('back', texts.text('back'), leave),
      element(
        'p',
        { class: 'fish-session' },
        element('span', {}, `${texts.text('position')} `, this.#position),
        element('span', {}, this.#shots, ' ', this.#time),
      ),
      element('span', { class: 'grow' }),
      this.#sound,
      info,
    );
  }

  update(state: FishState): void {
    const net = netOf(state);
    setText(this.#position, this.#texts.signed(net));
    this.#position.dataset['sign'] = net > 0 ? 'plus' : net < 0 ? 'minus' : 'zero';
    setText(this.#shots, this.#texts.fish('shots', { count: this.#texts.number(state.shots) }));
  }

  /** @param now the time of the server */
  tick({ startTime }: FishState, now: number): void {
    if (startTime > 0) setText(this.#time, elapsedText(now - startTime));
  }

  setMuted(isMuted: boolean): void {
    setAttributes(this.#sound, { 'aria-label': this.#texts.text(isMuted ? 'soundOn' : 'soundOff') });
    this.#sound.replaceChildren(icon(isMuted ? 'soundOff' : 'soundOn'));
  }
}
