import type { GameState } from '../round/state.ts';
import type { Texts } from '../texts/texts.ts';
import { element, setAttributes, setText } from './element.ts';
import { icon, type IconName } from './icons.ts';

export interface TopBarActions {
  readonly leave: () => void;
  readonly toggleSound: () => void;
  readonly openChat: () => void;
  readonly openInfo: () => void;
  readonly toggleFullscreen: () => void;
}

export const roundButton = (name: IconName, label: string, press: () => void): HTMLButtonElement => {
  const button = element('button', { type: 'button', class: 'knob', 'aria-label': label }, icon(name));
  button.addEventListener('click', press);
  return button;
};

/** The width of the buttons beside the position and time on a phone. */
const BUTTONS_PX = 232;
/** The width of a digit, by the size of the page's text. */
const DIGIT_REM = 0.6125;
const USUAL_TEXT_PX = 16;

/** The width of a text in digits. A Chinese character is as wide as two. */
const widthOf = (text: string | null): number =>
  [...(text ?? '')].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 0);

/** Hours are shown only after the first hour. */
export function elapsedText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const rest = `${two(minutes % 60)}:${two(seconds % 60)}`;
  return minutes < 60 ? rest : `${Math.floor(minutes / 60)}:${rest}`;
}

/** The upper edge: exit, net position and time of the sitting, sound, chat, information. */
export class TopBar {
  readonly root: HTMLElement;
  readonly #session: HTMLElement;
  readonly #texts: Texts;
  readonly #position: HTMLElement;
  readonly #time: HTMLElement;
  readonly #sound: HTMLButtonElement;
  readonly #chat: HTMLButtonElement;
  #startTime = 0;

  constructor(texts: Texts, actions: TopBarActions) {
    this.#texts = texts;
    this.#position = element('b', { class: 'number' }, '0');
    this.#time = element('span', { class: 'number', role: 'timer', 'aria-label': texts.text('elapsed') }, '00:00');
    this.#sound = roundButton('soundOn', texts.text('soundOff'), actions.toggleSound);
    this.#sound.classList.add('sound');
    this.#chat = roundButton('chat', texts.text('chat'), actions.openChat);
    const fullscreen = roundButton('fullscreen', texts.text('fullscreen'), actions.toggleFullscreen);
    fullscreen.classList.add('fullscreen');
    fullscreen.hidden = !document.fullscreenEnabled;
    this.#session = element(
      'div',
      { class: 'session' },
      element('span', { class: 'label' }, texts.text('position')),
      this.#position,
      element('i', {}),
      this.#time,
    );
    this.root = element(
      'header',
      { class: 'top' },
      roundButton('back', texts.text('back'), actions.leave),
      this.#session,
      element('span', { class: 'grow' }),
      this.#sound,
      this.#chat,
      fullscreen,
      roundButton('info', texts.text('info'), actions.openInfo),
    );
  }

  update({ staked, won, startTime }: GameState): void {
    const net = won - staked;
    setText(this.#position, this.#texts.signed(net));
    this.#position.dataset['sign'] = net > 0 ? 'plus' : net < 0 ? 'minus' : 'zero';
    this.#startTime = startTime;
    this.#fit();
  }

  tick(now: number): void {
    if (this.#startTime === 0) return;
    setText(this.#time, elapsedText(now - this.#startTime));
    this.#fit();
  }

  /** Puts label, position and time on two lines if they are too wide for a phone. */
  #fit(): void {
    const textPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_TEXT_PX;
    const width = widthOf(this.#session.textContent) * DIGIT_REM * textPx;
    this.#session.toggleAttribute('data-long', width > window.innerWidth - BUTTONS_PX);
  }

  setMuted(isMuted: boolean): void {
    setAttributes(this.#sound, { 'aria-label': this.#texts.text(isMuted ? 'soundOn' : 'soundOff') });
    this.#sound.replaceChildren(icon(isMuted ? 'soundOff' : 'soundOn'));
  }

  /** The page may show the chat beside the game. */
  setHasChat(hasChat: boolean): void {
    this.#chat.hidden = hasChat;
  }
}
