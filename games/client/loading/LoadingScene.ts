import { element } from '../hud/element.ts';
import type { Texts } from '../texts/texts.ts';

/** How long a tip is shown, and when the scene reports a slow network, in milliseconds. */
const TIP = 5000;
const SLOW = 10_000;

export interface LoadingParts {
  readonly texts: Texts;
  /** The address of the game's small picture. Without it, the eyes of an owl. */
  readonly picture?: string | undefined;
  readonly tips: readonly string[];
  /** The index of the first tip. */
  readonly first: number;
  /** Calls `work` later. Returns a function that cancels it. */
  readonly after: (milliseconds: number, work: () => void) => () => void;
}

const markOf = ({ picture }: LoadingParts): HTMLElement =>
  picture === undefined
    ? element('div', { class: 'loading-eyes', 'aria-hidden': 'true' }, element('i'), element('i'))
    : element('img', { class: 'loading-picture', src: picture, alt: '', width: '104', height: '124' });

/** Shown until the game can be touched: its name, the progress, and a tip. */
export class LoadingScene {
  readonly root: HTMLElement;
  readonly #parts: LoadingParts;
  readonly #bar: HTMLElement;
  readonly #fill = element('i');
  readonly #tip = element('p', { class: 'loading-tip' });
  readonly #note = element('p', { class: 'loading-note', role: 'status' });
  readonly #retry: HTMLButtonElement;
  readonly #callOff = new Map<'tip' | 'slow', () => void>();
  #index: number;

  constructor(parts: LoadingParts) {
    const { texts, first } = parts;
    this.#parts = parts;
    this.#index = first;
    this.#bar = element(
      'div',
      {
        class: 'loading-bar',
        role: 'progressbar',
        'aria-label': texts.text('loading.progress'),
        'aria-valuemin': '0',
        'aria-valuemax': '100',
        'aria-valuenow': '0',
      },
      this.#fill,
    );
    this.#retry = element(
      'button',
      { type: 'button', class: 'button main', hidden: true },
      texts.text('loading.retry'),
    );
    this.root = element(
      'section',
      { class: 'loading', 'aria-label': texts.text('loading.title'), 'aria-busy': 'true' },
      markOf(parts),
      element('h1', {}, texts.game('title')),
      this.#bar,
      element('div', { class: 'loading-tips' }, element('b', {}, texts.text('loading.tip')), this.#tip),
      this.#note,
      this.#retry,
    );
    this.#showTip();
    this.#callOff.set(
      'slow',
      parts.after(SLOW, () => this.#say(texts.text('loading.slow'))),
    );
  }

  /** @param share from 0 to 1 */
  progress(share: number): void {
    const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
    this.#bar.setAttribute('aria-valuenow', String(percent));
    this.#fill.style.transform = `scaleX(${percent / 100})`;
  }

  /** Reports a failure. @param retry called when the player tries again */
  fail(retry: () => void): void {
    this.#stop();
    this.root.setAttribute('aria-busy', 'false');
    this.#say(this.#parts.texts.text('loading.failed'));
    this.#retry.hidden = false;
    this.#retry.addEventListener('click', retry, { once: true });
    this.#retry.focus();
  }

  remove(): void {
    this.#stop();
    this.root.remove();
  }

  #showTip(): void {
    const { tips, texts, after } = this.#parts;
    const key = tips[this.#index % tips.length];
    this.#tip.textContent = key === undefined ? '' : texts.game(key);
    this.#index += 1;
    this.#callOff.set(
      'tip',
      after(TIP, () => this.#showTip()),
    );
  }

  #say(text: string): void {
    this.#note.textContent = text;
  }

  #stop(): void {
    for (const callOff of this.#callOff.values()) callOff();
  }
}
