import type { SharedTable } from '#games/api/index.ts';
import { element } from '../../hud/element.ts';
import { chip, chipPlaceOf } from '../pieces/chip.ts';
import type { Coins } from '../play/coins.ts';
import type { TableTexts } from '../texts/tableTexts.ts';

/** Elements that chips fly from and to. */
export interface ChipPlaces {
  readonly tray: () => Element;
  readonly balance: Element;
  readonly players: Element;
  readonly stage: Element;
  readonly spot: (place: string) => Element | undefined;
}

export interface ChipFlightsParts {
  readonly texts: TableTexts;
  readonly chips: readonly number[];
  readonly isReduced: () => boolean;
  readonly places: ChipPlaces;
}

const FLIGHT_MS = 280;
const NEXT_MS = 45;
/** Paid chips lie on their places for this time, then they fly to the balance. */
const LIE_MS = 1100;
const OWN_SIZE = 40;
const OTHER_SIZE = 22;
/** A full table lays many chips at once. Later ones appear without a flight. */
const MOST = 24;

type Chips = SharedTable['Chips'];

/** Chips that fly over the table: from the tray and the players to places, and back with a win. Under reduced motion none flies. */
export class ChipFlights {
  readonly root = element('div', { class: 'flights', 'aria-hidden': 'true' });
  readonly #parts: ChipFlightsParts;
  #round: string | undefined;
  #known = new Map<string, Coins>();

  constructor(parts: ChipFlightsParts) {
    this.#parts = parts;
  }

  /** Own chips that were laid. */
  lay(before: Coins, after: Coins): void {
    const { places } = this.#parts;
    let delay = 0;
    for (const [place, coins] of Object.entries(after)) {
      const added = coins - (before[place] ?? 0);
      if (added <= 0) continue;
      this.#fly(added, places.tray(), places.spot(place), OWN_SIZE, delay);
      delay += NEXT_MS;
    }
  }

  /** Chips of the other players. Those of the first call lie already. */
  follow(round: string | undefined, chips: Chips, own: string | undefined): void {
    const isNew = round !== this.#round;
    const isFirst = this.#round === undefined;
    if (isNew) this.#known = new Map();
    this.#round = round;
    const { places } = this.#parts;
    let delay = 0;
    for (const { SeatID, Places } of chips) {
      const before = this.#known.get(SeatID);
      if (before === Places) continue;
      this.#known.set(SeatID, Places);
      if (SeatID === own || isFirst) continue;
      for (const [place, coins] of Object.entries(Places)) {
        const added = coins - (before?.[place] ?? 0);
        if (added <= 0) continue;
        this.#fly(added, places.players, places.spot(place), OTHER_SIZE, delay);
        delay += NEXT_MS;
      }
    }
  }

  /** Returned coins by place: they come from the house, and go to the balance. */
  pay(returned: Coins): void {
    const { places } = this.#parts;
    let delay = 0;
    for (const [place, coins] of Object.entries(returned)) {
      const spot = places.spot(place);
      this.#fly(coins, places.stage, spot, OWN_SIZE, delay);
      if (spot !== undefined) this.#fly(coins, spot, places.balance, OWN_SIZE, delay + LIE_MS);
      delay += 2 * NEXT_MS;
    }
  }

  #fly(coins: number, from: Element, to: Element | undefined, size: number, delay: number): void {
    const { texts, chips, isReduced } = this.#parts;
    if (to === undefined || isReduced() || this.root.childElementCount >= MOST) return;
    const piece = element('span', {}, chip(chipPlaceOf(chips, coins), texts.coinValue(coins)));
    piece.style.width = `${size}px`;
    this.root.append(piece);
    const at = ([x, y]: readonly [number, number], scale: number, opacity = 1): Keyframe => ({
      transform: `translate(${x - size / 2}px, ${y - size / 2}px) scale(${scale})`,
      opacity,
    });
    const [start, end] = [this.#middleOf(from), this.#middleOf(to)];
    const top: [number, number] = [(start[0] + end[0]) / 2, Math.min(start[1], end[1]) - size / 2];
    const flight = piece.animate([at(start, 1, 0.9), at(top, 1.2), at(end, 0.8)], {
      duration: FLIGHT_MS,
      delay,
      easing: 'cubic-bezier(.3, .1, .3, 1)',
    });
    // A piece that waits for its flight is not seen.
    piece.style.opacity = '0';
    flight.onfinish = () => piece.remove();
  }

  #middleOf(target: Element): [number, number] {
    const own = this.root.getBoundingClientRect();
    const { left, top, width, height } = target.getBoundingClientRect();
    return [left - own.left + width / 2, top - own.top + height / 2];
  }
}
