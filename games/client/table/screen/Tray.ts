import { element, setAttributes, setText } from '../../hud/element.ts';
import type { Clock } from '../../Game.ts';
import { chip } from '../pieces/chip.ts';
import { sumOf } from '../play/coins.ts';
import { canLay } from '../play/layFault.ts';
import { confirmedOf, type PlayState, stakedOf } from '../play/state.ts';
import type { TableKey, TableTexts } from '../texts/tableTexts.ts';
import { CountedCoins } from './CountedCoins.ts';
import { tableIcon } from './tableIcons.ts';

export interface TrayActions {
  readonly choose: (chip: number) => void;
  readonly clear: () => void;
  readonly takeBack: () => void;
  readonly double: () => void;
  readonly repeat: () => void;
  readonly confirm: () => void;
}

export interface TrayParts {
  readonly texts: TableTexts;
  readonly chips: readonly number[];
  readonly actions: TrayActions;
  readonly clock: Pick<Clock, 'after' | 'now'>;
  readonly isReduced: () => boolean;
}

type Main = 'confirm' | 'repeat' | 'confirming' | 'none';

const MAIN_TEXTS: Readonly<Partial<Record<Main, TableKey>>> = {
  confirm: 'confirm',
  repeat: 'repeat',
  confirming: 'confirming',
};
/** Without chips the key says what the player can do, or waits for. */
const WAITING_TEXTS: Readonly<Partial<Record<PlayState['phase'], TableKey>>> = {
  betting: 'layHint',
  closing: 'closed',
  showing: 'dealing',
  shown: 'layHint',
};

/** The lower edge: chips, balance, and the keys that act on the laid chips. */
export class Tray {
  readonly root: HTMLElement;
  readonly #texts: TableTexts;
  readonly #chips: readonly (readonly [coins: number, button: HTMLButtonElement])[];
  /** The coins of the player. */
  readonly balance = element('b', { class: 'number' }, '–');
  readonly #coins: CountedCoins;
  readonly #balanceLabel = element('span', {});
  readonly #staked = element('b', { class: 'number' });
  readonly #clear: HTMLButtonElement;
  readonly #clearText = element('span', {});
  readonly #clearIcon = element('i', {});
  readonly #double: HTMLButtonElement;
  readonly #main: HTMLButtonElement;
  readonly #mainText = element('span', {});
  readonly #mainSum = element('b', { class: 'number' });
  #mode: Main = 'none';
  #clears: 'clear' | 'takeBack' = 'clear';

  constructor({ texts, chips, actions, clock, isReduced }: TrayParts) {
    this.#texts = texts;
    this.#coins = new CountedCoins({ target: this.balance, texts, clock, isReduced });
    this.#chips = chips.map((coins, place) => {
      const value = texts.coinValue(coins);
      const button = element(
        'button',
        { type: 'button', role: 'radio', class: 'tray-chip', 'aria-label': texts.table('chip', { coins: value }) },
        chip(place, value),
      );
      button.addEventListener('click', () => actions.choose(coins));
      return [coins, button];
    });
    const row = element(
      'div',
      { class: 'chip-row', role: 'radiogroup', 'aria-label': texts.table('chips') },
      ...this.#chips.map(([, button]) => button),
    );
    row.addEventListener('keydown', (event) => this.#keydown(event, actions.choose));
    this.#clear = element('button', { type: 'button', class: 'tray-key' }, this.#clearIcon, this.#clearText);
    this.#clear.addEventListener('click', () => actions[this.#clears]());
    this.#double = element(
      'button',
      { type: 'button', class: 'tray-key' },
      tableIcon('double', 18),
      element('span', {}, texts.table('double')),
    );
    this.#double.addEventListener('click', () => {
      if (this.#double.getAttribute('aria-disabled') === null) actions.double();
    });
    this.#main = element('button', { type: 'button', class: 'tray-main' }, this.#mainText, this.#mainSum);
    this.#main.addEventListener('click', () => {
      if (this.#mode === 'repeat') actions.repeat();
      else if (this.#mode === 'confirm') actions.confirm();
    });
    this.root = element(
      'section',
      { class: 'tray' },
      row,
      element(
        'div',
        { class: 'tray-keys' },
        element(
          'p',
          { class: 'tray-balance' },
          element('span', { class: 'tray-label' }, this.#balanceLabel, this.#staked),
          this.balance,
        ),
        this.#clear,
        this.#double,
        this.#main,
      ),
    );
  }

  update(state: PlayState): void {
    const texts = this.#texts;
    const { table, chip: chosen, placed, sent, phase, last, canTakeBack } = state;
    const isDemo = table?.Currency === 'DEMO';
    const balance = table?.Own.Balance;
    const staked = phase === 'shown' && sumOf(placed) > 0 ? sumOf(placed) : stakedOf(state);
    setText(this.#balanceLabel, `${texts.text(isDemo ? 'balanceDemo' : 'balance')}・${texts.table('staked')} `);
    setText(this.#staked, texts.coins(staked));
    if (balance !== undefined) this.#coins.set(Math.max(0, balance - sumOf(placed)));
    for (const [coins, button] of this.#chips) {
      setAttributes(button, { 'aria-checked': coins === chosen ? 'true' : 'false' });
      button.tabIndex = coins === chosen ? 0 : -1;
    }
    const laid = sumOf(placed);
    this.#showClear(laid === 0 && canTakeBack ? 'takeBack' : 'clear');
    setAttributes(this.#clear, { 'aria-disabled': laid > 0 || canTakeBack ? undefined : 'true' });
    const canDouble = phase === 'betting' && (laid > 0 || sumOf(confirmedOf(state)) > 0);
    setAttributes(this.#double, { 'aria-disabled': canDouble ? undefined : 'true' });
    const mayLay = canLay(state);
    this.#mode =
      sumOf(sent) > 0
        ? 'confirming'
        : laid > 0
          ? 'confirm'
          : mayLay && sumOf(last) > 0 && (phase === 'shown' || staked === 0)
            ? 'repeat'
            : 'none';
    const isReady = this.#mode === 'repeat' || (this.#mode === 'confirm' && phase === 'betting');
    setAttributes(this.#main, { 'aria-disabled': isReady ? undefined : 'true', 'data-mode': this.#mode });
    setText(this.#mainText, texts.table(MAIN_TEXTS[this.#mode] ?? WAITING_TEXTS[phase] ?? 'confirm'));
    setText(this.#mainSum, this.#mode === 'confirm' ? texts.coins(laid) : '');
    this.#mainSum.hidden = this.#mode !== 'confirm';
  }

  /** The key of the chosen chip. */
  get chosen(): Element {
    return this.#chips.find(([, button]) => button.getAttribute('aria-checked') === 'true')?.[1] ?? this.root;
  }

  /** The coins of the chip at a place from the left. Undefined if there is no such chip. */
  chipAt(place: number): number | undefined {
    return this.#chips[place]?.[0];
  }

  #showClear(clears: 'clear' | 'takeBack'): void {
    if (this.#clears === clears && this.#clearIcon.firstChild !== null) return;
    this.#clears = clears;
    this.#clearIcon.replaceChildren(tableIcon(clears, 18));
    setText(this.#clearText, this.#texts.table(clears));
  }

  #keydown(event: KeyboardEvent, choose: (chip: number) => void): void {
    const at = this.#chips.findIndex(([, button]) => button === event.target);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (at < 0 || step === undefined) return;
    const next = this.#chips[(at + step + this.#chips.length) % this.#chips.length];
    if (next === undefined) return;
    event.preventDefault();
    choose(next[0]);
    next[1].focus();
  }
}
