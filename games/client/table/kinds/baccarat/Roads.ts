import {
  bigRoad,
  derivedRoad,
  DERIVED_ROADS,
  type DerivedRoad,
  roadCells,
} from '#games/maths/tables/baccarat/roads.ts';
import { element, setAttributes, setText } from '../../../hud/element.ts';
import { svgElement } from '../../../sheet/icons.ts';
import type { History } from '../../screen/TableKind.ts';
import type { TableTexts } from '../../texts/tableTexts.ts';
import { hasPair, winnerOf } from './hands.ts';

const ROWS = 6;
const BEADS = 48;
/** Columns of the big road and of a derived road that are shown. */
const COLUMNS = 17;
const DERIVED_COLUMNS = 16;
const CELL = 11.5;
const SMALL = 6;
const RED = '#C9283B';
const BLUE = '#2462C8';
const PLACES = ['banker', 'player', 'tie'] as const;
const DERIVED = Object.keys(DERIVED_ROADS).filter((name): name is DerivedRoad => name in DERIVED_ROADS);

const grid = (columns: number, cell: number): SVGElement =>
  svgElement('path', {
    d: [
      ...Array.from({ length: columns + 1 }, (_, at) => `M${at * cell} 0V${ROWS * cell}`),
      ...Array.from({ length: ROWS + 1 }, (_, at) => `M0 ${at * cell}H${columns * cell}`),
    ].join(''),
    class: 'road-grid',
  });

/** Counts, bead plate, big road and derived roads of the rounds of a table. */
export class Roads {
  readonly root: HTMLElement;
  readonly #texts: TableTexts;
  readonly #counts = element('p', { class: 'road-counts' });
  readonly #rounds = element('small', {});
  readonly #beads = element('div', { class: 'beads', 'aria-hidden': 'true' });
  readonly #big = element('div', { class: 'big-road', 'aria-hidden': 'true' });
  readonly #derived = element('div', { class: 'derived-roads', 'aria-hidden': 'true' });
  readonly #pairs = element('p', { class: 'road-pairs' });
  readonly #button: HTMLButtonElement;

  constructor(texts: TableTexts) {
    this.#texts = texts;
    this.#button = element('button', { type: 'button', 'aria-pressed': 'false' }, texts.game('road.derived'));
    this.#button.addEventListener('click', () => {
      const isShown = this.root.dataset['shows'] === 'derived';
      this.root.dataset['shows'] = isShown ? 'big' : 'derived';
      setAttributes(this.#button, { 'aria-pressed': String(!isShown) });
    });
    this.root = element(
      'section',
      { class: 'road roads', 'aria-label': texts.game('road'), 'data-shows': 'big' },
      element('header', {}, this.#counts, this.#button, this.#rounds),
      element(
        'div',
        { class: 'road-paper' },
        this.#beads,
        element('div', { class: 'road-right' }, this.#big, this.#derived, this.#pairs),
      ),
    );
    this.update([]);
  }

  /** @param history the newest result first */
  update(history: History): void {
    const texts = this.#texts;
    const results = history.map(({ Result }) => Result).toReversed();
    const winners = results.map(winnerOf);
    this.#counts.replaceChildren(
      ...PLACES.map((place) =>
        element(
          'span',
          { 'data-place': place },
          `${texts.place(place)} `,
          element('b', { class: 'number' }, texts.number(winners.filter((winner) => winner === place).length)),
        ),
      ),
    );
    setText(this.#rounds, texts.game('road.table').replace('{count}', texts.number(results.length)));
    // A full column leaves at a time, so that the beads do not move with each round.
    const dropped = Math.max(0, Math.ceil((winners.length - BEADS) / ROWS) * ROWS);
    this.#beads.replaceChildren(
      ...winners
        .slice(dropped)
        .map((winner, at, all) =>
          element(
            'i',
            { 'data-winner': winner, 'data-last': at === all.length - 1 ? 'true' : undefined },
            texts.place(winner).slice(0, 1),
          ),
        ),
    );
    this.#drawBig(winners);
    const pairs = (['banker', 'player'] as const).map((side) =>
      element(
        'span',
        {},
        `${texts.place(`${side}Pair`)} `,
        element('b', {}, texts.number(results.filter((result) => hasPair(result, side)).length)),
      ),
    );
    this.#pairs.replaceChildren(
      ...pairs,
      element(
        'small',
        {},
        `${texts.game('road')}${texts.language === 'zh_tw' ? '' : ' '}${texts.table('forReference')}`,
      ),
    );
  }

  #drawBig(winners: ReturnType<typeof winnerOf>[]): void {
    const road = bigRoad(winners);
    const cells = roadCells(
      road.columns.map(({ wins }) => wins.length),
      ROWS,
    );
    const most = Math.max(0, ...cells.flat().map(({ column }) => column + 1));
    const shift = Math.max(0, most - COLUMNS);
    const marks = road.columns.flatMap(({ side, wins }, at) =>
      wins.flatMap(({ ties }, mark) => {
        const cell = cells[at]?.[mark];
        if (cell === undefined || cell.column < shift) return [];
        const [x, y] = [(cell.column - shift + 0.5) * CELL, (cell.row + 0.5) * CELL];
        const ring = svgElement('circle', {
          cx: `${x}`,
          cy: `${y}`,
          r: '4',
          fill: 'none',
          stroke: side === 'banker' ? RED : BLUE,
          'stroke-width': '2.4',
        });
        if (ties === 0) return [ring];
        return [ring, svgElement('path', { d: `M${x - 4} ${y + 4}l8-8`, stroke: '#1FA06A', 'stroke-width': '2' })];
      }),
    );
    this.#big.replaceChildren(
      svgElement('svg', { viewBox: `-1 -1 ${COLUMNS * CELL + 2} ${ROWS * CELL + 2}` }, grid(COLUMNS, CELL), ...marks),
    );
    this.#derived.replaceChildren(...DERIVED.map((name) => this.#drawDerived(name, road)));
  }

  #drawDerived(name: DerivedRoad, road: ReturnType<typeof bigRoad>): HTMLElement {
    const groups = derivedRoad(name, road);
    const cells = roadCells(
      groups.map(({ length }) => length),
      ROWS,
    );
    const most = Math.max(0, ...cells.flat().map(({ column }) => column + 1));
    const shift = Math.max(0, most - DERIVED_COLUMNS);
    const marks = groups.flatMap(({ red }, at) =>
      (cells[at] ?? []).flatMap((cell) => {
        if (cell.column < shift) return [];
        const [x, y] = [(cell.column - shift + 0.5) * SMALL, (cell.row + 0.5) * SMALL];
        const ink = red ? RED : BLUE;
        if (name === 'cockroach')
          return [svgElement('path', { d: `M${x - 2} ${y + 2}l4-4`, stroke: ink, 'stroke-width': '1.6' })];
        const fill = name === 'small' ? { fill: ink } : { fill: 'none', stroke: ink, 'stroke-width': '1.3' };
        return [svgElement('circle', { cx: `${x}`, cy: `${y}`, r: '2.1', ...fill })];
      }),
    );
    return element(
      'div',
      {},
      element('small', {}, this.#texts.game(`road.${name}`)),
      svgElement(
        'svg',
        { viewBox: `-1 -1 ${DERIVED_COLUMNS * SMALL + 2} ${ROWS * SMALL + 2}` },
        grid(DERIVED_COLUMNS, SMALL),
        ...marks,
      ),
    );
  }
}
