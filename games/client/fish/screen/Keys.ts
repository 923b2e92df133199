import { element, setAttributes, setText } from '../../hud/element.ts';
import type { FishState } from '../play/state.ts';
import type { FishTexts } from '../texts/fishTexts.ts';
import { fishIcon } from './fishIcons.ts';

export interface KeysActions {
  readonly choose: (cannon: number) => void;
  readonly freeze: () => void;
  readonly lock: () => void;
}

/** The keys at the right thumb: another cannon, freezing, and locking. None of them changes a chance. */
export class Keys {
  readonly root: HTMLElement;
  readonly #texts: FishTexts;
  readonly #actions: KeysActions;
  readonly #change: HTMLButtonElement;
  readonly #list: HTMLElement;
  readonly #freeze: HTMLButtonElement;
  readonly #freezeText = element('span', {});
  readonly #wait = element('u', { class: 'number', hidden: true });
  readonly #lock: HTMLButtonElement;
  readonly #lockText = element('span', {});
  #cannons = '';

  constructor(texts: FishTexts, actions: KeysActions) {
    this.#texts = texts;
    this.#actions = actions;
    this.#list = element('div', {
      class: 'cannon-list',
      role: 'radiogroup',
      'aria-label': texts.fish('changeTitle'),
      hidden: true,
    });
    this.#list.addEventListener('keydown', (event) => this.#keydown(event));
    this.#change = element(
      'button',
      { type: 'button', class: 'fish-key change', 'aria-expanded': 'false' },
      fishIcon('cannon', 20),
      element('span', {}, texts.fish('change')),
    );
    this.#change.addEventListener('click', () => this.#toggle(this.#list.hidden === true));
    this.#freeze = element(
      'button',
      { type: 'button', class: 'fish-key freeze' },
      fishIcon('freeze', 20),
      this.#freezeText,
      this.#wait,
    );
    this.#freeze.addEventListener('click', () => {
      if (this.#freeze.getAttribute('aria-disabled') === null) actions.freeze();
    });
    this.#lock = element(
      'button',
      { type: 'button', class: 'fish-lock', 'aria-pressed': 'false' },
      fishIcon('lock', 28),
      this.#lockText,
    );
    this.#lock.addEventListener('click', actions.lock);
    this.root = element('div', { class: 'fish-keys' }, this.#list, this.#change, this.#freeze, this.#lock);
  }

  update(state: FishState): void {
    const { cannons, cannon, isLocking } = state;
    const key = cannons.join(' ');
    if (key !== this.#cannons) {
      this.#cannons = key;
      this.#fill(cannons);
    }
    for (const radio of this.#list.querySelectorAll('button')) {
      const isChosen = radio.value === String(cannon);
      setAttributes(radio, { 'aria-checked': String(isChosen) });
      radio.tabIndex = isChosen ? 0 : -1;
    }
    setText(this.#lockText, this.#texts.fish(isLocking ? 'locking' : 'lock'));
    setAttributes(this.#lock, { 'aria-pressed': String(isLocking) });
  }

  /** @param now the time of the server */
  tick({ slowUntil, freezeAt }: FishState, now: number): void {
    const isFrozen = now < slowUntil;
    const wait = isFrozen ? 0 : Math.max(0, Math.ceil((freezeAt - now) / 1000));
    const isReady = !isFrozen && wait === 0;
    setText(this.#freezeText, this.#texts.fish(isFrozen ? 'frozen' : 'freeze'));
    setText(this.#wait, wait === 0 ? '' : String(wait));
    this.#wait.hidden = wait === 0;
    setAttributes(this.#freeze, {
      'aria-disabled': isReady ? undefined : 'true',
      'aria-label': wait === 0 ? undefined : this.#texts.fish('freezeWait', { seconds: wait }),
    });
  }

  #fill(cannons: readonly number[]): void {
    this.#list.replaceChildren(
      ...cannons.map((cannon) => {
        const radio = element(
          'button',
          { type: 'button', role: 'radio', class: 'number', value: String(cannon) },
          this.#texts.coins(cannon),
        );
        radio.addEventListener('click', () => {
          this.#actions.choose(cannon);
          this.#toggle(false);
        });
        return radio;
      }),
      element('small', {}, this.#texts.fish('changeNote')),
    );
  }

  #toggle(isOpen: boolean): void {
    this.#list.hidden = !isOpen;
    setAttributes(this.#change, { 'aria-expanded': String(isOpen) });
    if (isOpen) this.#list.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
    else this.#change.focus();
  }

  #keydown(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    // The keys of the sea, such as the space bar that fires, have no effect here.
    event.stopPropagation();
    if (event.key === 'Escape') this.#toggle(false);
    const radios = [...this.#list.querySelectorAll('button')];
    const at = radios.findIndex((radio) => radio === document.activeElement);
    const next = step === undefined ? undefined : radios[(at + step + radios.length) % radios.length];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  }
}
