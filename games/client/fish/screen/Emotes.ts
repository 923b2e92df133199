import { Emote, type FishSeat } from '#games/api/index.ts';
import type { Clock } from '../../Game.ts';
import { element, setAttributes } from '../../hud/element.ts';
import { type FishState, slotOf } from '../play/state.ts';
import type { FishTexts } from '../texts/fishTexts.ts';
import { fishIcon } from './fishIcons.ts';
import { seatName } from './SeatPlates.ts';

export interface EmotesParts {
  readonly texts: FishTexts;
  readonly clock: Pick<Clock, 'after'>;
  readonly emote: (emote: Emote) => void;
}

const BUBBLE_MS = 3000;

/** The emotes of the room, which can be switched off. An emote is shown beside the seat of its player. */
export class Emotes {
  readonly root: HTMLElement;
  readonly bubbles = element('div', { class: 'fish-bubbles', 'aria-live': 'polite' });
  readonly #parts: EmotesParts;
  readonly #open: HTMLButtonElement;
  readonly #palette: HTMLElement;
  #seats: readonly FishSeat[] = [];
  #own: number | undefined;
  #areShown = true;

  constructor(parts: EmotesParts) {
    this.#parts = parts;
    const { texts } = parts;
    this.#open = element(
      'button',
      { type: 'button', class: 'knob', 'aria-label': texts.fish('emotes'), 'aria-expanded': 'false' },
      fishIcon('smile', 22),
    );
    this.#palette = this.#makePalette();
    this.#open.addEventListener('click', () => this.#toggle(this.#palette.hidden === true));
    this.root = element('div', { class: 'fish-emotes' }, this.#open, this.#palette);
  }

  update({ seats, seat }: FishState): void {
    this.#seats = seats;
    this.#own = seat;
  }

  show(SeatID: string, name: Emote): void {
    if (!this.#areShown) return;
    const { texts, clock } = this.#parts;
    const seat = this.#seats.find((one) => one.SeatID === SeatID);
    const emote = texts.fish(`emote.${name}`);
    const bubble = element(
      'p',
      { class: 'fish-bubble', 'data-slot': String(seat === undefined ? 0 : slotOf(seat.Seat, this.#own)) },
      texts.fish('emoteBy', { name: seatName(texts, seat, this.#own), emote }),
    );
    this.bubbles.append(bubble);
    clock.after(BUBBLE_MS, () => bubble.remove());
  }

  #makePalette(): HTMLElement {
    const { texts, emote } = this.#parts;
    const toggle = element(
      'button',
      { type: 'button', role: 'switch', class: 'emote-switch', 'aria-checked': 'true' },
      texts.fish('emotesOn'),
      element('i', {}),
    );
    toggle.addEventListener('click', () => {
      this.#areShown = !this.#areShown;
      setAttributes(toggle, { 'aria-checked': String(this.#areShown) });
      if (!this.#areShown) this.bubbles.replaceChildren();
    });
    const palette = element(
      'div',
      { class: 'fish-palette', role: 'group', 'aria-label': texts.fish('emotes'), hidden: true },
      ...Emote.options.map((name) => {
        const button = element('button', { type: 'button' }, texts.fish(`emote.${name}`));
        button.addEventListener('click', () => {
          emote(name);
          this.#toggle(false);
        });
        return button;
      }),
      toggle,
    );
    palette.addEventListener('keydown', (event) => {
      event.stopPropagation();
      if (event.key === 'Escape') this.#toggle(false);
    });
    return palette;
  }

  #toggle(isOpen: boolean): void {
    this.#palette.hidden = !isOpen;
    setAttributes(this.#open, { 'aria-expanded': String(isOpen) });
    if (isOpen) this.#palette.querySelector('button')?.focus();
    else this.#open.focus();
  }
}
