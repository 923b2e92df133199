import { Emote, type SeatView } from '#games/api/index.ts';
import { element, setAttributes, setText } from '../../hud/element.ts';
import { icon } from '../../hud/icons.ts';
import { Modal } from '../../sheet/Modal.ts';
import { icon as sheetIcon } from '../../sheet/icons.ts';
import type { Clock } from '../../Game.ts';
import type { PlayState } from '../play/state.ts';
import type { ShownEmote } from '../play/RoundPlay.ts';
import type { TableTexts } from '../texts/tableTexts.ts';
import { tableIcon } from './tableIcons.ts';

export interface SeatsParts {
  readonly texts: TableTexts;
  /** Sheets become its last child. */
  readonly host: () => HTMLElement;
  readonly clock: Pick<Clock, 'after'>;
  readonly emote: (emote: Emote) => void;
  readonly openChat: () => void;
}

const FACES = 3;
const BUBBLE_MS = 3000;
const BUBBLES = 3;

export const nameOf = (texts: TableTexts, seat: SeatView | undefined, own: string | undefined): string =>
  seat !== undefined && seat.SeatID === own ? texts.table('seatYou') : (seat?.Name ?? texts.table('seatHidden'));

/** Tints of players without a picture. */
const TINTS = 6;
const CIRCLE = 360;

/** A picture, else the first letter of the name, else a plain head for a player who shows neither. */
export function faceOf(seat: SeatView | undefined): HTMLElement {
  if (seat?.Picture !== undefined)
    return element('img', { class: 'face', src: seat.Picture, alt: '', loading: 'lazy' });
  const { SeatID = '', Name = '' } = seat ?? {};
  const [letter] = Name;
  const face = element('span', { class: 'face' }, letter ?? tableIcon('people', 12));
  const tint = [...SeatID].reduce((sum, each) => sum + (each.codePointAt(0) ?? 0), 0) % TINTS;
  face.style.setProperty('--tint', `${(tint * CIRCLE) / TINTS}`);
  return face;
}

/** The players at the table, and the emotes that they show each other. */
export class Seats {
  readonly root: HTMLElement;
  /** The key that lists the players. */
  readonly people: HTMLButtonElement;
  readonly bubbles = element('div', { class: 'bubbles', 'aria-live': 'polite' });
  readonly #parts: SeatsParts;
  readonly #faces = element('span', { class: 'faces' });
  readonly #count = element('span', {});
  readonly #chat: HTMLButtonElement;
  readonly #palette: HTMLElement;
  readonly #open: HTMLButtonElement;
  #state: PlayState | undefined;
  #shown = '';
  #showsEmotes = true;

  constructor(parts: SeatsParts) {
    this.#parts = parts;
    const { texts, openChat } = parts;
    this.people = element('button', { type: 'button', class: 'people' }, this.#faces, this.#count);
    this.people.addEventListener('click', () => this.#openList());
    this.#open = element(
      'button',
      { type: 'button', class: 'knob', 'aria-label': texts.table('emotes'), 'aria-expanded': 'false' },
      tableIcon('smile', 22),
    );
    this.#palette = this.#makePalette();
    this.#open.addEventListener('click', () => this.#togglePalette(this.#palette.hidden === true));
    this.#chat = element('button', { type: 'button', class: 'knob', 'aria-label': texts.text('chat') }, icon('chat'));
    this.#chat.addEventListener('click', openChat);
    this.root = element(
      'div',
      { class: 'seats' },
      this.people,
      element('span', { class: 'grow' }),
      this.#chat,
      element('div', { class: 'emotes' }, this.#open, this.#palette),
    );
  }

  setHasChat(hasChat: boolean): void {
    this.#chat.hidden = hasChat;
  }

  update(state: PlayState): void {
    this.#state = state;
    const seats = state.table?.Shared.Seats ?? [];
    const { texts } = this.#parts;
    const shown = seats.slice(0, FACES);
    const key = shown.map(({ SeatID, Picture }) => `${SeatID} ${Picture}`).join('|');
    if (key !== this.#shown) {
      this.#shown = key;
      this.#faces.replaceChildren(...shown.map(faceOf));
    }
    setText(this.#count, texts.number(seats.length));
    setAttributes(this.people, { 'aria-label': texts.table('seats', { count: texts.number(seats.length) }) });
  }

  show({ SeatID, Emote: name }: ShownEmote): void {
    if (!this.#showsEmotes) return;
    const { texts, clock } = this.#parts;
    const seat = this.#state?.table?.Shared.Seats.find((one) => one.SeatID === SeatID);
    const emote = texts.table(`emote.${name}`);
    const text = texts.table('emoteBy', { name: nameOf(texts, seat, this.#state?.table?.SeatID), emote });
    const bubble = element('p', { class: 'bubble' }, faceOf(seat), element('span', {}, text));
    this.bubbles.append(bubble);
    while (this.bubbles.childElementCount > BUBBLES) this.bubbles.firstElementChild?.remove();
    clock.after(BUBBLE_MS, () => bubble.remove());
  }

  #makePalette(): HTMLElement {
    const { texts, emote } = this.#parts;
    const toggle = element(
      'button',
      { type: 'button', role: 'switch', class: 'emote-switch', 'aria-checked': 'true' },
      texts.table('emotesOn'),
      element('i', {}),
    );
    toggle.addEventListener('click', () => {
      this.#showsEmotes = !this.#showsEmotes;
      setAttributes(toggle, { 'aria-checked': String(this.#showsEmotes) });
      if (!this.#showsEmotes) this.bubbles.replaceChildren();
    });
    const palette = element(
      'div',
      { class: 'palette', role: 'group', 'aria-label': texts.table('emotes'), hidden: true },
      ...Emote.options.map((name) => {
        const button = element('button', { type: 'button' }, texts.table(`emote.${name}`));
        button.addEventListener('click', () => {
          emote(name);
          this.#togglePalette(false);
        });
        return button;
      }),
      toggle,
    );
    palette.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      this.#togglePalette(false);
    });
    return palette;
  }

  #togglePalette(isOpen: boolean): void {
    this.#palette.hidden = !isOpen;
    setAttributes(this.#open, { 'aria-expanded': String(isOpen) });
    if (isOpen) this.#palette.querySelector('button')?.focus();
    else this.#open.focus();
  }

  #openList(): void {
    const { texts, host } = this.#parts;
    const modal = new Modal(host(), 'seat-list', 'seat-list-title', () => {});
    const close = element(
      'button',
      { type: 'button', class: 'icon-button close', 'aria-label': texts.text('back') },
      sheetIcon('close', 24),
    );
    close.addEventListener('click', () => modal.close());
    const seats = this.#state?.table?.Shared.Seats ?? [];
    const own = this.#state?.table?.SeatID;
    modal.panel.append(
      element(
        'header',
        { class: 'sheet-head' },
        element('div', {}, element('h1', { id: 'seat-list-title' }, texts.table('seatsTitle'))),
        close,
      ),
      element(
        'div',
        { class: 'sheet-body' },
        element(
          'ul',
          { class: 'seat-names' },
          ...seats.map((seat) => element('li', {}, faceOf(seat), element('b', {}, nameOf(texts, seat, own)))),
        ),
        ...(seats.length > 1 ? [] : [element('p', {}, texts.table('seatsAlone'))]),
      ),
    );
    modal.open();
  }
}
