import type { Orb } from '#games/api/index.ts';
import { element, setText } from '../../hud/element.ts';
import { type OrbTier, orbPicture } from '../../look/orbPicture.ts';
import { symbolImage, type SymbolImages } from '../../sheet/symbolImage.ts';
import type { Texts } from '../../texts/texts.ts';

/** The pills that are visible together. */
const PILLS = 3;
const ORB_SIZE = 38;

export interface TumblePanelParts {
  readonly texts: Texts;
  readonly images: SymbolImages;
  /** The multiples of the boards, of a game in which they rise. */
  readonly rising: readonly number[];
  /** The symbol that carries a multiple, of a game that throws them. */
  readonly orb: string | undefined;
  readonly tiers: readonly OrbTier[];
  /** Whether ledges show the multiples. The plate is then the equation of one board. */
  readonly hasLedges?: boolean | undefined;
}

/** The pay of one board: its wins, times its multiple. */
export interface TumbleEquation {
  readonly label: string;
  readonly coins: number;
  readonly multiple: number;
}

/** More multiples than these are shown as their sum. */
const MOST_ORBS = 3;

const sumOf = (orbs: readonly Orb[]): number => orbs.reduce((sum, { multiple }) => sum + multiple, 0);

/** A board that has paid. */
export interface TumblePill {
  readonly symbol: string;
  readonly coins: number;
}

/** The plate with the sum of the boards and its multiples, and a pill for each board. Screen readers hear one sum at the end. */
export class TumblePanel {
  readonly plate: HTMLElement;
  readonly pills = element('ol', { class: 'pills', 'aria-hidden': 'true' });
  readonly #parts: TumblePanelParts;
  readonly #sum = element('b', { class: 'number coins' });
  readonly #orbs = element('span', { class: 'orbs' });
  readonly #ledges: readonly HTMLElement[];
  /** The parts of the equation of a board. */
  readonly #wins = element('small', {}, '');
  readonly #pays = element('b', { class: 'number pays' });
  readonly #times = element('b', { class: 'number key' });

  constructor(parts: TumblePanelParts) {
    const { texts, rising, orb, hasLedges = false } = parts;
    this.#parts = parts;
    this.#ledges = rising.map((multiple) => element('span', { class: 'number' }, `×${multiple}`));
    const part = (name: string, label: string, content: HTMLElement) =>
      element('div', { class: `part ${name}` }, element('small', {}, label), content);
    this.plate = element(
      'section',
      { class: 'plate tumble', hidden: true, 'aria-hidden': 'true', 'data-state': 'win' },
      ...(hasLedges
        ? [
            element('div', { class: 'part wins' }, this.#wins, this.#pays),
            this.#times,
            element('span', { class: 'number equals' }, '='),
          ]
        : []),
      part('sum', texts.gameOr('tumble.win', 'tumbleSum'), this.#sum),
      ...(orb === undefined
        ? []
        : [
            element('span', { class: 'number times' }, '×'),
            part('thrown', texts.gameOr('tumble.thrown', 'tumbleThrown'), this.#orbs),
          ]),
      ...(rising.length === 0 || hasLedges
        ? []
        : [part('rising', texts.text('tumbleRising'), element('div', { class: 'ledges' }, ...this.#ledges))]),
    );
  }

  open(): void {
    this.plate.hidden = false;
  }

  hidePlate(): void {
    this.plate.hidden = true;
  }

  clear(): void {
    this.plate.hidden = true;
    this.pills.replaceChildren();
  }

  setEquation({ label, coins, multiple }: TumbleEquation): void {
    setText(this.#wins, label);
    setText(this.#pays, this.#parts.texts.coins(coins));
    setText(this.#times, `×${multiple}`);
  }

  setSum(coins: number): void {
    setText(this.#sum, this.#parts.texts.coins(coins));
  }

  /** Marks the ledge of a board. The last one stays. */
  setBoard(board: number): void {
    const now = Math.min(board, this.#ledges.length - 1);
    for (const [place, ledge] of this.#ledges.entries())
      ledge.dataset['state'] = place === now ? 'on' : place < now ? 'done' : 'ahead';
  }

  setPills(list: readonly TumblePill[]): void {
    const { texts, images, hasLedges = false } = this.#parts;
    if (hasLedges) return;
    const first = Math.max(0, list.length - PILLS);
    this.pills.replaceChildren(
      ...list
        .slice(first)
        .map(({ symbol, coins }, index) =>
          element(
            'li',
            { class: first + index === list.length - 1 ? 'on' : 'done' },
            element('span', {}, texts.gameOr('tumble.count', 'tumbleCount', { count: first + index + 1 })),
            symbolImage(images, symbol, 22, ''),
            element('b', { class: 'number' }, texts.coins(coins)),
          ),
        ),
    );
  }

  /** @param falling multiples that have not landed yet. They are dimmed */
  setOrbs(landed: readonly Orb[], falling: readonly Orb[]): void {
    const count = landed.length + falling.length;
    const each = (orbs: readonly Orb[], isFalling: boolean) =>
      orbs.map(({ multiple }) => this.#orb(multiple, isFalling));
    const parts =
      count > MOST_ORBS
        ? [...this.#sumOfOrbs(landed, false), ...this.#sumOfOrbs(falling, true)]
        : [...each(landed, false), ...each(falling, true)];
    this.#orbs.dataset['count'] = count === 0 ? 'none' : parts.length === MOST_ORBS ? 'some' : 'few';
    this.#orbs.replaceChildren(
      ...(count === 0
        ? [element('span', { class: 'number none' }, '–')]
        : parts.flatMap((part, index) => (index === 0 ? [part] : [element('span', { class: 'number' }, '+'), part]))),
    );
  }

  /** The place of a multiple on the plate. Those of a sum share theirs. */
  slotOf(index: number): Element | undefined {
    const slots = this.#orbs.querySelectorAll('.orb, .orb-sum');
    return slots[Math.min(index, slots.length - 1)];
  }

  /** Shows the multiples as their sum. It stays as the last pill, so that the pills explain the win. */
  setThrown(multiple: number): void {
    if (this.pills.childElementCount >= PILLS) this.pills.firstElementChild?.remove();
    this.pills.append(element('li', { class: 'times on' }, element('b', { class: 'number' }, `×${multiple}`)));
    this.#orbs.replaceChildren(element('b', { class: 'number thrown-sum' }, `×${multiple}`));
  }

  #sumOfOrbs(orbs: readonly Orb[], isFalling: boolean): HTMLElement[] {
    if (orbs.length === 0) return [];
    if (orbs.length === 1) return orbs.map(({ multiple }) => this.#orb(multiple, isFalling));
    return [element('b', { class: isFalling ? 'number orb-sum falling' : 'number orb-sum' }, `×${sumOf(orbs)}`)];
  }

  /** A multiple as a picture with its text. */
  orbImage(multiple: number): HTMLElement {
    return this.#orb(multiple, false);
  }

  #orb(multiple: number, isFalling: boolean): HTMLElement {
    const { images, tiers, orb = '' } = this.#parts;
    return element(
      'span',
      { class: isFalling ? 'orb falling' : 'orb' },
      symbolImage(images, orbPicture(multiple, tiers, orb), ORB_SIZE, ''),
      element('b', { class: 'number' }, `×${multiple}`),
    );
  }
}
