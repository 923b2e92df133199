import { element, setText } from '../../hud/element.ts';
import { symbolImage, type SymbolImages } from '../../sheet/symbolImage.ts';
import type { Texts } from '../../texts/texts.ts';
import { choiceMean } from './choiceMean.ts';
import type { OptionsPanel, OptionsPanelParts } from './OptionsPanel.ts';

/** Pixels of an option's picture. */
const LEAST = 76;
const MOST = 190;

interface OptionView {
  readonly name: string;
  readonly button: HTMLButtonElement;
  readonly picture: HTMLElement;
  readonly amount: HTMLElement;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The options of a choice as keys of the same size. One press chooses. */
export class ChoicePanel implements OptionsPanel {
  readonly name = 'choice';
  readonly root: HTMLElement;
  readonly #texts: Texts;
  readonly #images: SymbolImages;
  readonly #heading: HTMLElement;
  readonly #status = element('p', { class: 'choice-status', role: 'status' });
  readonly #retry: HTMLButtonElement;
  readonly #until = element('p', { class: 'choice-until' });
  readonly #options: readonly OptionView[];
  #returnTo: Element | null = null;
  #size = MOST;

  constructor({ texts, images, rule, choose }: OptionsPanelParts) {
    const mean = choiceMean(rule);
    this.#texts = texts;
    this.#images = images;
    this.#heading = element('h2', { id: 'choice-title', tabindex: '-1' }, texts.game('choice.title'));
    this.#options = rule.options.map(({ name }) => optionView(texts, name));
    for (const { name, button } of this.#options)
      button.addEventListener('click', () => {
        if (button.getAttribute('aria-disabled') !== 'true') choose(name);
      });
    this.#retry = element('button', { type: 'button', class: 'choice-retry', hidden: true }, texts.text('choiceRetry'));
    // The reducer sends the option that was sent before.
    this.#retry.addEventListener('click', () => choose(''));
    const list = element('div', { class: 'choice-options' }, ...this.#options.map(({ button }) => button));
    list.addEventListener('keydown', (event) => this.#step(event));
    this.root = element(
      'section',
      { class: 'choice-panel', role: 'group', 'aria-labelledby': 'choice-title', hidden: true },
      element(
        'div',
        { class: 'choice-head' },
        this.#heading,
        element(
          'p',
          { class: 'choice-mean' },
          mean === undefined
            ? texts.text('choiceSameMean')
            : texts.gameOr('choice.mean', 'choiceMean', { times: `×${texts.short(mean)}` }),
        ),
      ),
      list,
      element('div', { class: 'choice-foot' }, this.#status, this.#retry, this.#until),
    );
  }

  open(room: { readonly width: number; readonly height: number }, until: string): void {
    const count = Math.max(1, this.#options.length);
    this.#size = Math.round(Math.max(LEAST, Math.min(MOST, room.width / count - 20, room.height * 0.36)));
    for (const option of this.#options) {
      this.#paint(option, false);
      setText(option.amount, '');
      delete option.button.dataset['state'];
    }
    setText(this.#until, until);
    this.root.hidden = false;
    this.setState('closed');
  }

  close(): void {
    const hadFocus = this.root.contains(document.activeElement);
    this.root.hidden = true;
    if (hadFocus && this.#returnTo instanceof HTMLElement) this.#returnTo.focus({ preventScroll: true });
    this.#returnTo = null;
  }

  focus(): void {
    this.#returnTo = document.activeElement;
    this.#heading.focus({ preventScroll: true });
  }

  setState(state: 'closed' | 'free' | 'asked' | 'failed', asked = ''): void {
    const option = this.#texts.game(`choice.${asked}`);
    for (const { name, button } of this.#options) {
      button.toggleAttribute('data-is-asked', name === asked);
      if (state === 'free') button.removeAttribute('aria-disabled');
      else button.setAttribute('aria-disabled', 'true');
    }
    const text =
      state === 'asked'
        ? this.#texts.text('choiceWaits', { option })
        : state === 'failed'
          ? this.#texts.text('choiceFailed', { option })
          : '';
    setText(this.#status, text);
    const wasHidden = this.#retry.hidden;
    this.#retry.hidden = state !== 'failed';
    if (wasHidden && state === 'failed') this.#retry.focus();
    this.#until.hidden = state !== 'free';
  }

  mark(name: string): void {
    for (const each of this.#options) each.button.dataset['state'] = each.name === name ? 'taken' : 'left';
  }

  reveal(name: string, amount: string): void {
    const option = this.#options.find((each) => each.name === name);
    if (option === undefined) return;
    this.#paint(option, true);
    setText(option.amount, amount);
    if (option.button.dataset['state'] === 'taken') option.button.dataset['state'] = 'open';
  }

  say(text: string): void {
    setText(this.#status, text);
  }

  #paint({ name, picture }: OptionView, isOpen: boolean): void {
    const open = `choice_${name}_open`;
    const drawing = isOpen && this.#images.atlas.frames[open] !== undefined ? open : `choice_${name}`;
    picture.replaceChildren(symbolImage(this.#images, drawing, this.#size, ''));
  }

  #step(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step === undefined) return;
    // The arrow keys change the stake elsewhere.
    event.stopPropagation();
    event.preventDefault();
    const at = this.#options.findIndex(({ button }) => button === event.target);
    const { length } = this.#options;
    this.#options[(at + step + length) % length]?.button.focus();
  }
}

function optionView(texts: Texts, name: string): OptionView {
  const option = texts.game(`choice.${name}`);
  const picture = element('span', { class: 'choice-picture', 'aria-hidden': 'true' });
  const amount = element('b', { class: 'number choice-amount' });
  const button = element(
    'button',
    { type: 'button', class: 'choice-option', 'aria-label': texts.text('choiceOption', { option }) },
    picture,
    element('span', { class: 'choice-name' }, option),
    amount,
  );
  return { name, button, picture, amount };
}
