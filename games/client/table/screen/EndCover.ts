import { element, setText } from '../../hud/element.ts';
import type { RoomEnd } from '../../transport/room/RoomTransport.ts';
import type { PlayState } from '../play/state.ts';
import type { TableTexts } from '../texts/tableTexts.ts';

export interface EndCoverActions {
  readonly leave: () => void;
  /** Takes a seat again. */
  readonly enter: () => void;
}

/** Ends after which a seat may be taken again. */
const CAN_ENTER: Partial<Record<RoomEnd, 'sitAgain' | 'tryAgain'>> = { DISPLACED: 'sitAgain', ROOM_FULL: 'tryAgain' };

/** Covers the table when the player has no seat any more. It says why, and offers the way on. */
export class EndCover {
  readonly root: HTMLElement;
  readonly #texts: TableTexts;
  readonly #reason = element('p', { id: 'end-reason' });
  readonly #enter: HTMLButtonElement;
  readonly #leave: HTMLButtonElement;
  readonly #covered: () => readonly HTMLElement[];

  /** @param covered the elements below it, which cannot be reached meanwhile */
  constructor(texts: TableTexts, { leave, enter }: EndCoverActions, covered: () => readonly HTMLElement[]) {
    this.#texts = texts;
    this.#covered = covered;
    this.#enter = element('button', { type: 'button', class: 'tray-main' });
    this.#enter.addEventListener('click', enter);
    this.#leave = element('button', { type: 'button', class: 'tray-key' }, texts.table('leave'));
    this.#leave.addEventListener('click', leave);
    this.root = element(
      'section',
      { class: 'end-cover', role: 'alertdialog', 'aria-modal': 'true', 'aria-labelledby': 'end-reason', hidden: true },
      element('div', { class: 'end-plate' }, this.#reason, element('div', {}, this.#leave, this.#enter)),
    );
  }

  update({ connection, problem }: PlayState): void {
    const reason = connection.kind === 'ended' ? connection.reason : undefined;
    const wasHidden = this.root.hidden === true;
    this.root.hidden = reason === undefined;
    for (const covered of this.#covered()) covered.inert = reason !== undefined;
    if (reason === undefined) return;
    // The refused bet tells more about the seat than its end.
    setText(this.#reason, this.#texts.refusal(reason === 'SEAT_FREE' && problem !== undefined ? problem : reason));
    const key = CAN_ENTER[reason];
    this.#enter.hidden = key === undefined;
    if (key !== undefined) setText(this.#enter, this.#texts.table(key));
    if (wasHidden) (key === undefined ? this.#leave : this.#enter).focus();
  }
}
