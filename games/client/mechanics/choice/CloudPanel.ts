import type { CloudLook } from '../../look/mechanicLooks.ts';
import { element, setText } from '../../hud/element.ts';
import { icon } from '../../hud/icons.ts';
import { symbolImage, type SymbolImages } from '../../sheet/symbolImage.ts';
import type { Texts } from '../../texts/texts.ts';
import type { ChoiceRule } from './choiceMean.ts';
import { CloudMoment } from './CloudMoment.ts';
import { CloudPicture } from './CloudPicture.ts';
import type { OptionsPanel, OptionsPanelParts } from './OptionsPanel.ts';
import { spreadPlot, spreadScale } from './spreadPlot.ts';
import { chancesText, gameText, spreadText, stakes } from './spreadText.ts';
import './clouds.css';

type Option = ChoiceRule['options'][number];
type Look = NonNullable<NonNullable<OptionsPanelParts['look']>['options']>;

/** Pixels of the pictures of an option and of the mascot. */
const PICTURE = 78;
const MASCOT = { least: 84, most: 280 };

interface CloudView {
  readonly option: Option;
  readonly input: HTMLInputElement;
  readonly card: HTMLElement;
  readonly picture: CloudPicture;
  readonly spread: HTMLElement;
}

/**
 * The options of a choice between free spins as clouds, each with the spread of its pays. The player marks one, and takes it with the key
 * below them.
 */
export class CloudPanel implements OptionsPanel {
  readonly name = 'clouds';
  readonly root: HTMLElement;
  readonly #parts: OptionsPanelParts;
  readonly #look: Look;
  readonly #clouds: readonly CloudView[];
  readonly #moment: CloudMoment;
  readonly #heading: HTMLElement;
  readonly #head = element('div', { class: 'cloud-head', 'aria-hidden': 'true' });
  readonly #mean: HTMLElement;
  readonly #status = element('p', { class: 'choice-status', role: 'status' });
  readonly #until = element('p', { class: 'choice-until' });
  readonly #take = element('button', { type: 'button', class: 'cloud-take', 'aria-disabled': 'true' });
  #state: 'closed' | 'free' | 'asked' | 'failed' = 'closed';
  #returnTo: Element | null = null;

  constructor(parts: OptionsPanelParts) {
    this.#parts = parts;
    const { texts, images, rule, look } = parts;
    this.#look = look?.options ?? {};
    this.#heading = element('h2', { id: 'choice-title', tabindex: '-1' }, texts.game('choice.title'));
    this.#mean = element('p', { class: 'cloud-mean' }, texts.text('choiceSameMean'));
    this.#moment = new CloudMoment(images);
    this.#clouds = rule.options.map((option) => cloudView(texts, images, option, this.#look[option.name]));
    this.#take.addEventListener('click', () => {
      if (this.#state === 'failed') parts.choose('');
      else if (this.#state === 'free') parts.choose(this.#marked);
    });
    const list = element(
      'div',
      { class: 'cloud-list', role: 'radiogroup', 'aria-labelledby': 'choice-title' },
      ...this.#clouds.map(({ card }) => card),
    );
    list.addEventListener('change', () => this.#update());
    // The arrow keys change the stake elsewhere, and Enter starts a round.
    list.addEventListener('keydown', (event) => event.stopPropagation());
    this.root = element(
      'section',
      { class: 'cloud-panel', role: 'group', 'aria-labelledby': 'choice-title', hidden: true },
      this.#head,
      this.#heading,
      list,
      element('div', { class: 'cloud-foot' }, this.#mean, this.#take, this.#status, this.#until),
      this.#moment.root,
    );
    window.addEventListener('resize', () => this.#draw());
    void this.#showSpreads();
  }

  open(_: unknown, until: string): void {
    const { rule, title, images, texts } = this.#parts;
    for (const { option, input, card } of this.#clouds) {
      input.checked = option.name === rule.default;
      delete card.dataset['state'];
    }
    this.#moment.stop();
    setText(this.#until, until);
    this.root.hidden = false;
    // The word mark and the mascot take the room that the clouds leave.
    this.#head.replaceChildren();
    this.#head.hidden = false;
    const size = Math.min(MASCOT.most, Math.floor(this.#head.getBoundingClientRect().height));
    this.#head.hidden = size < MASCOT.least;
    this.#head.replaceChildren(
      ...(title === undefined ? [] : [element('img', { src: title, alt: '', crossorigin: 'anonymous' })]),
      symbolImage(images, 'mascot', size, ''),
    );
    this.#head.lang = texts.tag;
    this.setState('closed');
    this.#draw();
  }

  close(): void {
    const hadFocus = this.root.contains(document.activeElement);
    this.root.hidden = true;
    this.#moment.stop();
    delete this.root.dataset['moment'];
    if (hadFocus && this.#returnTo instanceof HTMLElement) this.#returnTo.focus({ preventScroll: true });
    this.#returnTo = null;
  }

  focus(): void {
    this.#returnTo = document.activeElement;
    this.#heading.focus({ preventScroll: true });
  }

  setState(state: 'closed' | 'free' | 'asked' | 'failed', asked = ''): void {
    this.#state = state;
    for (const { option, input } of this.#clouds) {
      input.disabled = state !== 'free';
      if (asked !== '') input.checked = option.name === asked;
    }
    this.#update();
  }

  mark(name: string): void {
    for (const { option, input, card } of this.#clouds) {
      input.checked = option.name === name;
      card.dataset['state'] = option.name === name ? 'taken' : 'left';
    }
    this.#update();
  }

  /** The free spins of a cloud show what it holds. */
  reveal(): void {}

  say(text: string): void {
    setText(this.#status, text);
  }

  celebrate(name: string): number {
    const moment = this.#look[name]?.moment;
    if (moment === undefined) return 0;
    this.root.dataset['moment'] = moment;
    return this.#moment.play(moment);
  }

  get #marked(): string {
    return this.#clouds.find(({ input }) => input.checked)?.option.name ?? this.#parts.rule.default;
  }

  /** Names the marked cloud on the key, and says what was sent. */
  #update(): void {
    const { texts, rule } = this.#parts;
    const name = this.#marked;
    const marked = rule.options.find((each) => each.name === name);
    const option = texts.game(`choice.${name}`);
    const state = this.#state;
    const label =
      state === 'failed' ? texts.text('choiceRetry') : gameText(texts, 'choice.take', { option, ...spinsOf(marked) });
    setText(this.#take, label);
    if (state === 'free' || state === 'failed') this.#take.removeAttribute('aria-disabled');
    else this.#take.setAttribute('aria-disabled', 'true');
    this.say(
      state === 'asked'
        ? texts.text('choiceWaits', { option })
        : state === 'failed'
          ? texts.text('choiceFailed', { option })
          : '',
    );
    this.#until.hidden = state !== 'free' && state !== 'closed';
  }

  /** Fits the clouds to their boxes. */
  #draw(): void {
    if (this.root.hidden) return;
    for (const { picture } of this.#clouds) {
      const { width, height } = picture.root.getBoundingClientRect();
      picture.draw(Math.round(width), Math.round(height));
    }
  }

  /** Without figures the clouds have no spread, and the choice stays possible. */
  async #showSpreads(): Promise<void> {
    const figures = await this.#parts.figures().catch(() => undefined);
    if (figures?.choice === undefined) return;
    const { mean, spreads } = figures.choice;
    const { texts } = this.#parts;
    const scale = spreadScale(spreads);
    setText(this.#mean, texts.gameOr('choice.mean', 'choiceMean', { times: stakes(texts, mean) }));
    for (const { option, spread } of this.#clouds) {
      const known = spreads.find(({ name }) => name === option.name);
      if (known === undefined) continue;
      spread.replaceChildren(chancesText(texts, known), spreadPlot(known, mean, scale), spreadText(texts, known));
    }
    this.#draw();
  }
}

const spinsOf = (option: Option | undefined) => ({
  count: option?.spins ?? 0,
  times: `×${(option?.ladder ?? [1]).join(' ×')}`,
});

function cloudView(texts: Texts, images: SymbolImages, option: Option, look: CloudLook | undefined): CloudView {
  const { name } = option;
  const { count, times: multiple } = spinsOf(option);
  const colours = look?.cloud;
  const picture = new CloudPicture(name, look ?? PLAIN);
  const input = element('input', { type: 'radio', name: 'choice', value: name, class: 'cloud-input' });
  const spread = element('span', { class: 'cloud-spread' });
  const card = element(
    'label',
    { class: 'cloud', 'data-option': name },
    input,
    picture.root,
    element(
      'span',
      { class: 'cloud-what' },
      element('span', { class: 'cloud-name' }, texts.game(`choice.${name}`)),
      element(
        'span',
        { class: 'cloud-spins' },
        element('b', { class: 'number' }, String(count)),
        element('small', {}, gameText(texts, 'choice.unit', { count })),
      ),
      element('b', { class: 'number cloud-times' }, multiple),
    ),
    element(
      'span',
      { class: 'cloud-figure', 'aria-hidden': 'true' },
      symbolImage(images, `choice_${name}`, PICTURE, ''),
    ),
    spread,
    element('span', { class: 'cloud-check', 'aria-hidden': 'true' }, checkMark()),
  );
  for (const [property, value] of Object.entries({
    ink: colours?.ink,
    key: colours?.key,
    bar: colours?.bar,
    edge: colours?.edge,
  }))
    if (value !== undefined) card.style.setProperty(`--cloud-${property}`, value);
  return { option, input, card, picture, spread };
}

const PLAIN: CloudLook = {
  cloud: {
    puffs: 12,
    colours: ['#FFFFFF', '#F2FAFF', '#BFE0F0'],
    edge: '#3A7AA0',
    ink: '#20303A',
    key: '#137A52',
    bar: '#1E9A6A',
  },
  moment: 'ride',
};

const checkMark = (): SVGSVGElement => icon('check', 20, 3.6);
