import { paysOf } from '#games/maths/tables/paysOf.ts';
import { returnsOf } from '#games/maths/tables/returnsOf.ts';
import type { TableFile } from '#games/maths/tables/schema.ts';
import { tableRules } from '#games/maths/tables/tableRules.ts';
import { element } from '../../hud/element.ts';
import type { RowLook, TableLook } from '../look/schema.ts';
import { NO_COINS, sumOf } from '../play/coins.ts';
import { canLay } from '../play/layFault.ts';
import { confirmedOf, othersOf, type PlayState, poolsOf } from '../play/state.ts';
import type { TableTexts } from '../texts/tableTexts.ts';
import { Spot } from './Spot.ts';

/** A stake that neither wins nor loses, in twentieths. */
const PUSH = 20;
const NO_OTHERS: readonly number[] = [];

export interface SpotsParts {
  readonly texts: TableTexts;
  readonly rules: TableFile;
  readonly look: TableLook;
  readonly place: (place: string) => void;
}

/** All places of a table in the rows of its look. Tab reaches one of them, and the arrow keys go on from it. */
export class Spots {
  readonly root: HTMLElement;
  readonly #parts: SpotsParts;
  readonly #paysOf: (place: string) => readonly number[];
  readonly #rows: (readonly Spot[])[] = [];
  readonly #spots: Spot[] = [];

  constructor(parts: SpotsParts) {
    this.#parts = parts;
    this.#paysOf = paysOf(tableRules(parts.rules));
    this.root = element('div', { class: 'spots', role: 'group', 'aria-label': parts.texts.table('spots') });
    for (const row of parts.look.rows) this.root.append(this.#row(row));
    this.#reach(this.#spots[0]);
    this.root.addEventListener('keydown', (event) => this.#keydown(event));
    this.root.addEventListener('focusin', ({ target }) => this.#reach(this.#spots.find(({ root }) => root === target)));
  }

  update(state: PlayState): void {
    const { rules } = this.#parts;
    const { table, phase, sent, placed, played } = state;
    const drawn = table?.Shared.Round?.Drawn;
    // The first chip of the next round clears the result away.
    const isCleared = phase === 'shown' && sumOf(placed) > 0;
    const isShown = phase === 'shown' && drawn !== undefined && !isCleared;
    const isDealt = isShown || phase === 'showing';
    const returned = isShown ? returnsOf(rules, drawn.Result) : undefined;
    const own = isCleared ? NO_COINS : isDealt ? played : confirmedOf(state);
    const pools = poolsOf(table);
    const others = othersOf(table);
    for (const spot of this.#spots) {
      const coins = own[spot.place] ?? 0;
      const twentieths = returned?.(spot.place) ?? 0;
      spot.update({
        isOpen: canLay(state),
        own: coins,
        sent: isDealt ? 0 : (sent[spot.place] ?? 0),
        placed: placed[spot.place] ?? 0,
        pool: pools.get(spot.place),
        others: others.get(spot.place) ?? NO_OTHERS,
        result:
          returned === undefined
            ? undefined
            : {
                hasWon: twentieths > PUSH,
                isPush: twentieths === PUSH,
                returned: (coins / PUSH) * twentieths,
              },
      });
    }
  }

  /** The element of a place. */
  find(place: string): HTMLElement | undefined {
    return this.#spots.find((spot) => spot.place === place)?.root;
  }

  #row({ height, columns, spots }: RowLook): HTMLElement {
    const { texts, rules, look, place } = this.#parts;
    const made: Spot[] = [];
    const cells = spots.map((cell) => {
      if ('label' in cell)
        return element(
          'p',
          { class: 'spot-label' },
          texts.game(`label.${cell.label}`),
          ...(cell.odds === undefined ? [] : [element('span', {}, texts.odds(this.#paysOf(cell.odds)))]),
        );
      const spot = new Spot({
        texts,
        look,
        spot: cell,
        pays: this.#paysOf(cell.place),
        chips: rules.chips,
        press: () => place(cell.place),
      });
      made.push(spot);
      return spot.root;
    });
    this.#rows.push(made);
    this.#spots.push(...made);
    const row = element('div', { class: 'spot-row' }, ...cells);
    row.style.setProperty('--height', `${height}`);
    row.style.gridTemplateColumns = columns.map((share) => `minmax(0, ${share}fr)`).join(' ');
    return row;
  }

  #reach(chosen: Spot | undefined): void {
    if (chosen === undefined) return;
    for (const spot of this.#spots) spot.root.tabIndex = spot === chosen ? 0 : -1;
  }

  #keydown(event: KeyboardEvent): void {
    const at = this.#spots.findIndex(({ root }) => root === event.target);
    const next = at < 0 ? undefined : this.#next(at, event.key);
    if (next === undefined) return;
    event.preventDefault();
    next.root.focus();
  }

  #next(at: number, key: string): Spot | undefined {
    if (key === 'ArrowRight') return this.#spots[at + 1];
    if (key === 'ArrowLeft') return this.#spots[at - 1];
    if (key === 'Home') return this.#spots[0];
    if (key === 'End') return this.#spots.at(-1);
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
    const spot = this.#spots[at];
    const row = this.#rows.findIndex((spots) => spot !== undefined && spots.includes(spot));
    const other = this.#rows[row + (key === 'ArrowDown' ? 1 : -1)];
    const spots = this.#rows[row];
    if (other === undefined || spots === undefined || spot === undefined) return undefined;
    const share = (spots.indexOf(spot) + 0.5) / spots.length;
    return other[Math.floor(share * other.length)];
  }
}
