import type { Jackpot } from '#games/api/index.ts';
import type { Texts } from '../texts/texts.ts';
import { element, setText } from './element.ts';

/** A plate reaches the value of its jackpot within this many steps of `tick`. */
const STEPS = 30;

interface Plate {
  readonly value: HTMLElement;
  shown: number;
  target: number;
}

/** Shows the jackpots. The amounts rise evenly to the newest reading; the largest jackpot has the figure of the page, if there is one. */
export class JackpotPlates {
  readonly root = element('dl', { class: 'jackpots' });
  readonly #texts: Texts;
  readonly #plates = new Map<string, Plate>();
  /** The largest jackpot of the first reading. */
  #largest: string | undefined;
  #pageFigure: number | undefined;

  constructor(texts: Texts) {
    this.#texts = texts;
  }

  update(jackpots: readonly Jackpot[]): void {
    this.#largest ??= jackpots.toSorted((a, b) => b.Amount - a.Amount)[0]?.Name;
    for (const reading of jackpots) {
      const { Name } = reading;
      const Amount = Name === this.#largest ? (this.#pageFigure ?? reading.Amount) : reading.Amount;
      const plate = this.#plates.get(Name) ?? this.#add(Name, Amount);
      // A jackpot that was hit restarts at once.
      if (Amount < plate.shown) plate.shown = Amount;
      plate.target = Amount;
      this.#show(plate);
    }
  }

  /** Shows the page's figure of the largest jackpot. From then on the page counts it up. */
  showPageFigure(figure: number): void {
    this.#pageFigure = figure;
    const plate = this.#largest === undefined ? undefined : this.#plates.get(this.#largest);
    if (plate === undefined) return;
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

  #show({ value, shown }: Plate): void {
    setText(value, this.#texts.coins(shown));
  }

  #add(name: string, amount: number): Plate {
    const value = element('dd', { class: 'number' });
    const plate: Plate = { value, shown: amount, target: amount };
    this.#plates.set(name, plate);
    this.root.append(
      element('div', { class: `jackpot ${name}` }, element('dt', {}, this.#texts.game(`jackpot.${name}`)), value),
    );
    return plate;
  }
}
