import type { Jackpot } from '#games/api/index.ts';
import type { Texts } from '../texts/texts.ts';
import { element, setText } from './element.ts';

/** A plate reaches the value of its jackpot within this many steps of `tick`. */
const STEPS = 30;

/** A prize that is a multiple of the stake. */
export interface FixedPrize {
  readonly name: string;
  /** In tenths of the stake. */
  readonly pay: number;
}

/** From the largest on. */
const SIZES = ['vault', 'pool', 'grand', 'major', 'minor', 'mini'];
const sizeOf = (name: string): number => SIZES.indexOf(name);

interface Plate {
  readonly root: HTMLElement;
  readonly label: HTMLElement;
  /** Says that the round has won the prize. */
  readonly caught: HTMLElement;
  readonly value: HTMLElement;
  shown: number;
  target: number;
}

/** Shows the jackpots and the fixed prizes. The amounts of jackpots rise evenly to the newest reading; the largest jackpot has the figure of the page, if there is one. */
export class JackpotPlates {
  readonly root = element('dl', { class: 'jackpots' });
  readonly #texts: Texts;
  readonly #plates = new Map<string, Plate>();
  /** The largest jackpot of the first reading. */
  #largest: string | undefined;
  #pageFigure: number | undefined;
  readonly #fixed: readonly FixedPrize[];
  #isKept = false;
  /** Lower amounts that came while amounts were kept. */
  readonly #lower = new Map<string, number>();

  /**
   * @param fixed the game's prizes besides its jackpots. A game with some shows all of them by size
   * @param pools the names of the jackpots of such a game
   */
  constructor(
    texts: Texts,
    fixed: readonly FixedPrize[] = [],
    pools: readonly string[] = [],
    layout: 'row' | 'tags' = 'row',
  ) {
    this.#texts = texts;
    this.#fixed = fixed;
    if (fixed.length === 0) return;
    this.root.classList.add('prizes');
    this.root.dataset['layout'] = layout;
    // The pools have their places before they are read.
    for (const name of [...pools, ...fixed.map((prize) => prize.name)]) this.#add(name, 0);
    this.#count();
  }

  /** Shows the fixed prizes at a stake. */
  setStake(stake: number): void {
    for (const { name, pay } of this.#fixed) {
      const plate = this.#plates.get(name);
      if (plate === undefined) continue;
      plate.shown = plate.target = (pay * stake) / 10;
      this.#show(plate);
    }
  }

  /** Marks the prizes that a round has won so far. */
  markCaught(names: readonly string[]): void {
    for (const [name, { root, label, caught }] of this.#plates) {
      const isCaught = names.includes(name);
      root.toggleAttribute('data-caught', isCaught);
      if (isCaught) label.append(caught);
      else caught.remove();
    }
  }

  /** Keeps amounts from falling. The game server takes a jackpot before the round shows its hit. */
  keep(isKept: boolean): void {
    this.#isKept = isKept;
    if (isKept) return;
    for (const [name, amount] of this.#lower) {
      const plate = this.#plates.get(name);
      if (plate === undefined) continue;
      plate.shown = plate.target = amount;
      this.#show(plate);
    }
    this.#lower.clear();
  }

  update(jackpots: readonly Jackpot[]): void {
    this.#largest ??= jackpots.toSorted((a, b) => b.Amount - a.Amount)[0]?.Name;
    for (const reading of jackpots) {
      const { Name } = reading;
      const Amount = Name === this.#largest ? (this.#pageFigure ?? reading.Amount) : reading.Amount;
      const plate = this.#plates.get(Name) ?? this.#add(Name, Amount);
      if (this.#waits(Name, Amount, plate)) continue;
      // A jackpot that was hit restarts at once, and so does one that was not read before.
      if (Amount < plate.shown || plate.target === 0) plate.shown = Amount;
      plate.target = Amount;
      this.#show(plate);
    }
  }

  /** Shows the page's figure of the largest jackpot. From then on the page counts it up. */
  showPageFigure(figure: number): void {
    this.#pageFigure = figure;
    const plate = this.#largest === undefined ? undefined : this.#plates.get(this.#largest);
    if (plate === undefined || this.#waits(this.#largest ?? '', figure, plate)) return;
    plate.shown = figure;
    plate.target = figure;
    this.#show(plate);
  }

  /** Raises the amounts by one step. */
  tick(): void {
    for (const plate of this.#plates.values()) {
      if (plate.shown === plate.target) continue;
      plate.shown += Math.max(1, Math.ceil((plate.target - plate.shown) / STEPS));
      plate.shown = Math.min(plate.shown, plate.target);
      this.#show(plate);
    }
  }

  /** Whether an amount is shown after the round. */
  #waits(name: string, amount: number, plate: Plate): boolean {
    const waits = this.#isKept && amount < plate.shown;
    if (waits) this.#lower.set(name, amount);
    else this.#lower.delete(name);
    return waits;
  }

  #show({ value, shown }: Plate): void {
    setText(value, this.#texts.coins(shown));
  }

  #add(name: string, amount: number): Plate {
    const value = element('dd', { class: 'number' });
    const label = element('dt', {}, this.#texts.game(`jackpot.${name}`));
    const caught = element('span', { class: 'caught' }, this.#texts.gameOr('hold.caught', 'holdCaught'));
    const root = element('div', { class: `jackpot ${name}` }, label, value);
    const plate: Plate = { root, label, value, caught, shown: amount, target: amount };
    // Jackpots keep the order of their reading.
    const smaller = this.#fixed.length === 0 ? undefined : this.#nextSmaller(name);
    this.#plates.set(name, plate);
    this.root.insertBefore(root, smaller?.root ?? null);
    this.#count();
    return plate;
  }

  #nextSmaller(name: string): Plate | undefined {
    const [next] = [...this.#plates]
      .filter(([other]) => sizeOf(other) > sizeOf(name))
      .toSorted(([a], [b]) => sizeOf(a) - sizeOf(b));
    return next?.[1];
  }

  /** The layout depends on the number of plates. */
  #count(): void {
    this.root.dataset['count'] = String(this.#plates.size);
  }
}
