import { element, setAttributes, setText } from '../../hud/element.ts';
import { icon } from '../../hud/icons.ts';
import { elapsedText, roundButton } from '../../hud/TopBar.ts';
import { icon as sheetIcon } from '../../sheet/icons.ts';
import { type PlayState, positionOf } from '../play/state.ts';
import type { TableTexts } from '../texts/tableTexts.ts';

export interface TableBarActions {
  readonly leave: () => void;
  readonly toggleSound: () => void;
  readonly openInfo: () => void;
}

/** The upper edge: exit, name of the table, round, net position and time, sound, rules and fairness. */
export class TableBar {
  readonly root: HTMLElement;
  readonly #texts: TableTexts;
  readonly #round = element('span', {});
  readonly #position = element('b', { class: 'number' });
  readonly #time = element('span', { class: 'number', role: 'timer' });
  readonly #sound: HTMLButtonElement;

  constructor(texts: TableTexts, { leave, toggleSound, openInfo }: TableBarActions) {
    this.#texts = texts;
    this.#time.setAttribute('aria-label', texts.text('elapsed'));
    this.#sound = roundButton('soundOn', texts.text('soundOff'), toggleSound);
    const info = element(
      'button',
      { type: 'button', class: 'knob', 'aria-label': texts.table('infoTitle') },
      sheetIcon('verify', 22),
    );
    info.addEventListener('click', openInfo);
    this.root = element(
      'header',
      { class: 'table-top' },
      roundButton('back', texts.text('back'), leave),
      element(
        'div',
        { class: 'table-title' },
        element('h1', {}, texts.game('title')),
        element('p', {}, this.#round, element('span', {}, `${texts.text('position')} `, this.#position), this.#time),
      ),
      this.#sound,
      info,
    );
  }

  update(state: PlayState): void {
    const { table } = state;
    const nonce = table?.Shared.Round?.Nonce;
    setText(this.#round, nonce === undefined ? '' : this.#texts.table('round', { number: this.#texts.number(nonce) }));
    const net = positionOf(state);
    setText(this.#position, this.#texts.signed(net));
    this.#position.dataset['sign'] = net > 0 ? 'plus' : net < 0 ? 'minus' : 'zero';
  }

  /** @param now the time of the server */
  tick({ table }: PlayState, now: number): void {
    if (table !== undefined) setText(this.#time, elapsedText(now - Date.parse(table.Own.StartTime)));
  }

  setMuted(isMuted: boolean): void {
    setAttributes(this.#sound, { 'aria-label': this.#texts.text(isMuted ? 'soundOn' : 'soundOff') });
    this.#sound.replaceChildren(icon(isMuted ? 'soundOff' : 'soundOn'));
  }
}
