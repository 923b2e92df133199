import { element, setAttributes, setText } from '../../hud/element.ts';
import type { SpotLook, TableLook } from '../look/schema.ts';
import { chip, chipPlaceOf } from '../pieces/chip.ts';
import { chipColours } from '../pieces/paints.ts';
import { die } from '../pieces/die.ts';
import type { TableTexts } from '../texts/tableTexts.ts';
import { tableIcon } from './tableIcons.ts';

export interface SpotState {
  readonly isOpen: boolean;
  /** Coins that the wallet took, those without its answer, and those that are not confirmed. */
  readonly own: number;
  readonly sent: number;
  readonly placed: number;
  readonly pool: { readonly coins: number; readonly players: number } | undefined;
  /** The chips of other players, the greatest first. */
  readonly others: readonly number[];
  /** Undefined until the result is shown. `returned` are the coins of the own bets. */
  readonly result: { readonly hasWon: boolean; readonly isPush: boolean; readonly returned: number } | undefined;
}

export interface SpotParts {
  readonly texts: TableTexts;
  readonly look: TableLook;
  readonly spot: SpotLook;
  /** In twentieths of the stake. */
  readonly pays: readonly number[];
  readonly chips: readonly number[];
  readonly press: () => void;
}

/** A place of the table: its name and odds, the pool of all players, and the own chips. A press lays a chip. */
export class Spot {
  readonly root: HTMLButtonElement;
  readonly place: string;
  readonly #parts: SpotParts;
  readonly #name: string;
  readonly #pool = element('span', { class: 'pool', hidden: true });
  readonly #poolText = element('span', {});
  readonly #chip = element('span', { class: 'own-chip', hidden: true });
  readonly #others = element('span', { class: 'others', 'aria-hidden': 'true' });
  readonly #pay = element('em', { class: 'pay number', hidden: true });
  #shown = '';
  #shownOthers = '';

  constructor(parts: SpotParts) {
    const { texts, look, spot, pays, press } = parts;
    this.#parts = parts;
    this.place = spot.place;
    const odds = texts.odds(pays);
    this.#name = `${texts.place(spot.place)} ${odds}`;
    this.#pool.append(tableIcon('people', 13), this.#poolText);
    const note = texts.game(`note.${spot.place}`);
    const hasNote = note !== `note.${spot.place}`;
    this.root = element(
      'button',
      { type: 'button', class: 'spot', 'data-place': spot.place, 'data-size': spot.size },
      ...(spot.pool === true ? [this.#pool] : []),
      spot.dice === undefined
        ? element('b', { class: 'spot-name' }, spot.word ?? texts.place(spot.place))
        : element('span', { class: 'spot-dice' }, ...spot.dice.map(die)),
      ...(spot.plain === true ? [] : [element('span', { class: 'spot-odds' }, hasNote ? `${note}・${odds}` : odds)]),
      this.#others,
      this.#chip,
      this.#pay,
    );
    const [from, to] = look.tones[spot.tone] ?? ['#333333', '#111111'];
    this.root.style.setProperty('--from', from);
    this.root.style.setProperty('--to', to);
    this.root.addEventListener('click', press);
  }

  update({ isOpen, own, sent, placed, pool, others, result }: SpotState): void {
    const { texts } = this.#parts;
    const total = own + sent + placed;
    setAttributes(this.root, { 'aria-disabled': isOpen ? undefined : 'true' });
    this.root.dataset['own'] = total === 0 ? 'none' : placed > 0 ? 'placed' : sent > 0 ? 'sent' : 'taken';
    const hit = result === undefined ? 'none' : result.hasWon ? 'won' : result.isPush ? 'push' : 'lost';
    this.root.dataset['result'] = hit;
    this.#pool.hidden = pool === undefined;
    if (pool !== undefined) setText(this.#poolText, `${texts.number(pool.players)}・${texts.compact(pool.coins)}`);
    this.#showChip(total);
    this.#showOthers(others);
    const returned = result?.returned ?? 0;
    this.#pay.hidden = returned === 0;
    setText(this.#pay, returned === 0 ? '' : `${hit === 'won' ? '+' : ''}${texts.coins(returned)}`);
    const parts = [
      this.#name,
      ...(own + sent > 0 ? [texts.table('spotOwn', { coins: texts.coins(own + sent) })] : []),
      ...(placed > 0 ? [texts.table('spotPlaced', { coins: texts.coins(placed) })] : []),
      ...(pool === undefined
        ? []
        : [texts.table('spotPool', { players: pool.players, coins: texts.compact(pool.coins) })]),
      ...(result !== undefined && total > 0
        ? [returned > 0 ? texts.table('spotPaid', { coins: texts.coins(returned) }) : texts.table('spotLost')]
        : []),
    ];
    setAttributes(this.root, { 'aria-label': parts.join(texts.text('listComma')) });
  }

  #showOthers(others: readonly number[]): void {
    const key = others.join(' ');
    if (this.#shownOthers === key) return;
    this.#shownOthers = key;
    this.#others.replaceChildren(
      ...others.map((coins) => {
        const disc = element('i', {});
        const { face, edge } = chipColours(chipPlaceOf(this.#parts.chips, coins));
        disc.style.setProperty('--face', face);
        disc.style.setProperty('--rim', edge);
        return disc;
      }),
    );
  }

  #showChip(total: number): void {
    const { chips, texts } = this.#parts;
    const value = texts.coinValue(total);
    this.#chip.hidden = total === 0;
    if (this.#shown === value || total === 0) return;
    this.#shown = value;
    this.#chip.replaceChildren(chip(chipPlaceOf(chips, total), value));
  }
}
