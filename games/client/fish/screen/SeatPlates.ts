import type { FishSeat } from '#games/api/index.ts';
import { element, setText } from '../../hud/element.ts';
import { type FishState, slotOf } from '../play/state.ts';
import type { FishTexts } from '../texts/fishTexts.ts';
import { fishIcon } from './fishIcons.ts';

const SEATS = 4;

export const seatName = (texts: FishTexts, seat: FishSeat | undefined, own: number | undefined): string =>
  seat === undefined
    ? texts.fish('seatEmpty')
    : seat.Seat === own
      ? texts.fish('seatYou')
      : seat.Bot === undefined
        ? (seat.Name ?? texts.fish('seatHidden'))
        : texts.fish('seatBot', { number: seat.Bot });

/** A picture, or a plain head for a player who shows none. */
export const seatFace = (seat: FishSeat | undefined): HTMLElement =>
  seat?.Picture === undefined
    ? element('span', { class: 'fish-face' }, fishIcon('person', 16))
    : element('img', { class: 'fish-face', src: seat.Picture, alt: '' });

interface Plate {
  readonly root: HTMLElement;
  readonly face: HTMLElement;
  readonly name: HTMLElement;
  readonly state: HTMLElement;
  readonly stake: HTMLElement;
  shown: string;
}

/** Name, picture and stake of each seat. The own stake is in the dock. */
export class SeatPlates {
  readonly root: HTMLElement;
  readonly stakes: readonly HTMLElement[];
  readonly #texts: FishTexts;
  readonly #plates: readonly Plate[];

  constructor(texts: FishTexts) {
    this.#texts = texts;
    this.#plates = Array.from({ length: SEATS - 1 }, (_, at) => {
      const [face, name, state] = [element('span', { class: 'face-place' }), element('b', {}), element('small', {})];
      const root = element(
        'li',
        { class: 'seat-plate', 'data-slot': String(at + 1) },
        face,
        element('span', {}, name, state),
      );
      const stake = element('span', { class: 'seat-stake number', 'data-slot': String(at + 1) });
      return { root, face, name, state, stake, shown: '' };
    });
    this.root = element(
      'ul',
      { class: 'seat-plates', 'aria-label': texts.fish('seats') },
      ...this.#plates.map(({ root }) => root),
    );
    this.stakes = this.#plates.map(({ stake }) => stake);
  }

  update({ seats, seat: own }: FishState): void {
    for (const [at, plate] of this.#plates.entries()) {
      const seat = seats.find(({ Seat }) => slotOf(Seat, own) === at + 1);
      plate.root.toggleAttribute('data-is-empty', seat === undefined);
      setText(plate.name, seatName(this.#texts, seat, own));
      setText(plate.state, seat?.IsCut === true ? this.#texts.fish('seatCut') : '');
      plate.stake.hidden = seat === undefined;
      if (seat !== undefined) setText(plate.stake, this.#texts.coins(seat.Cannon));
      const shown = seat === undefined ? '' : `${seat.SeatID} ${seat.Picture ?? ''}`;
      if (shown === plate.shown && plate.face.firstChild !== null) continue;
      plate.shown = shown;
      plate.face.replaceChildren(seatFace(seat));
    }
  }
}
