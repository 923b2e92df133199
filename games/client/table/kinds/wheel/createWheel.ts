import './wheel.css';
import type { WheelFile } from '#games/maths/tables/schema.ts';
import type { TableResult } from '#games/maths/tables/tableRules.ts';
import { element, setText } from '../../../hud/element.ts';
import { svgElement } from '../../../sheet/icons.ts';
import { type KindParts, type MakeKind, pause } from '../../screen/TableKind.ts';

const TURN_MS = 4200;
const REDUCED_TURNS = 0;
const TURNS = 3;
const RECENT = 12;
const OUTER = 96;
const INNER = 66;
const TICKS = 22;
/** The wheel slows down, so its ticks come later and later. */
const SLOWING = 3;
const BULBS = 27;
const BULB_RADIUS = 99.5;

/** The last bet of a field is its own name, and the second its season. */
const ownOf = (bets: readonly string[]): string => bets.at(-1) ?? '';
const groupOf = (bets: readonly string[]): string => bets[1] ?? bets[0] ?? '';

const point = (radius: number, angle: number): string =>
  `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;

/** A field as a part of the ring. */
function slice(from: number, to: number, colour: string): SVGElement {
  return svgElement('path', {
    d: `M${point(OUTER, from)}A${OUTER} ${OUTER} 0 0 1 ${point(OUTER, to)}L${point(INNER, to)}A${INNER} ${INNER} 0 0 0 ${point(INNER, from)}Z`,
    fill: colour,
    class: 'wheel-field',
  });
}

/** A wheel of equal fields that turns once a round, and its last fields. */
const createWheel: MakeKind<WheelFile> = (parts: KindParts<WheelFile>) => {
  const { texts, rules, look, play, isReduced } = parts;
  const { fields } = rules;
  const step = (2 * Math.PI) / fields.length;
  const toneOf = new Map(
    look.rows.flatMap(({ spots }) =>
      spots.flatMap((spot) => ('place' in spot ? [[spot.place, spot.tone] as const] : [])),
    ),
  );
  const colourOf = (place: string, at: 0 | 1 = 0): string => look.tones[toneOf.get(place) ?? '']?.[at] ?? '#444444';
  /** Fields that occur once are rare, and have a mark. */
  const isRare = (bets: readonly string[]): boolean =>
    fields.filter((other) => ownOf(other) === ownOf(bets)).length === 1 || bets.length === 1;
  const ring = svgElement(
    'g',
    { class: 'wheel-ring' },
    ...fields.flatMap((bets, at) => {
      const middle = at * step;
      const field = slice(middle - step / 2, middle + step / 2, colourOf(groupOf(bets), at % 2 === 0 ? 0 : 1));
      if (!isRare(bets)) return [field];
      const [x = '0', y = '0'] = point((OUTER + INNER) / 2, middle).split(' ');
      return [field, svgElement('circle', { cx: x, cy: y, r: '3.6', class: 'wheel-mark' })];
    }),
  );
  const bulbs = Array.from({ length: BULBS }, (_, at) => {
    const [cx = '0', cy = '0'] = point(BULB_RADIUS, ((at + 0.5) * 2 * Math.PI) / BULBS).split(' ');
    return svgElement('circle', { cx, cy, r: '1.7', class: 'wheel-bulb' });
  });
  const wheel = svgElement(
    'svg',
    { viewBox: '-104 -104 208 208', class: 'wheel', 'aria-hidden': 'true' },
    svgElement('circle', { r: '102', class: 'wheel-rim' }),
    ...bulbs,
    ring,
    svgElement('circle', { r: '64', class: 'wheel-hub' }),
    svgElement('path', { d: 'M0-86l-7-17h14Z', class: 'wheel-pointer' }),
  );
  const name = element('b', {});
  const detail = element('span', {});
  const hub = element('p', { class: 'wheel-name', 'aria-hidden': 'true' }, name, detail);
  const groups = [...new Set(fields.filter(({ length }) => length > 1).map(groupOf))];
  const quarters = groups.map((group, at) => {
    const [from, to] = [at, at + 1].map((part) => `${((part * 360) / groups.length).toFixed(1)}deg`);
    return `${colourOf(group)} ${from} ${to}`;
  });
  hub.style.setProperty('--groups', `conic-gradient(from 45deg, ${quarters.join(', ')})`);
  const stage = element('section', { class: 'table-stage' }, element('div', { class: 'wheel-place' }, wheel, hub));
  const recent = element('ol', { class: 'recent-fields' });
  const road = element(
    'section',
    { class: 'road fields', 'aria-label': texts.game('road') },
    element('small', {}, texts.game('road')),
    recent,
    element('small', {}, texts.table('forReference')),
  );
  let turns = 0;
  /** Whole turns so far, so that the wheel always turns forward. */
  let turned = 0;
  const betsOf = (result: TableResult): readonly string[] => fields[result['field']?.[0] ?? 0] ?? [];
  const angleOf = (result: TableResult): number => -((result['field']?.[0] ?? 0) * 360) / fields.length;
  const fieldsOfRing = [...ring.querySelectorAll('.wheel-field')];
  const mark = (field: number | undefined): void => {
    for (const [at, each] of fieldsOfRing.entries()) each.toggleAttribute('data-hit', at === field);
  };
  const write = (result: TableResult): void => {
    mark(result['field']?.[0]);
    const bets = betsOf(result);
    setText(name, texts.place(ownOf(bets)));
    setText(
      detail,
      bets
        .slice(0, -1)
        .toReversed()
        .map((place) => texts.place(place))
        .join('・'),
    );
    hub.style.setProperty('--tone', colourOf(groupOf(bets)));
    hub.dataset['shown'] = 'true';
  };
  const turn = (result: TableResult, by: number): void => {
    turned += by;
    ring.style.transform = `rotate(${turned * 360 + angleOf(result)}deg)`;
  };
  return {
    stage,
    road,
    setPhase: () => {},
    updateRoad: (history) =>
      recent.replaceChildren(
        ...history.slice(0, RECENT).map(({ Result }) => {
          const bets = betsOf(Result);
          const item = element('li', {}, texts.place(ownOf(bets)));
          item.style.setProperty('--tone', colourOf(groupOf(bets)));
          return item;
        }),
      ),
    clear() {
      turns += 1;
      stage.toggleAttribute('data-turns', false);
      mark(undefined);
      hub.dataset['shown'] = 'false';
      setText(name, '');
      setText(detail, '');
    },
    async show(result) {
      turns += 1;
      const mine = turns;
      mark(undefined);
      stage.toggleAttribute('data-turns', true);
      turn(result, isReduced() ? REDUCED_TURNS : TURNS);
      let passed = 0;
      for (let tick = 1; tick <= TICKS; tick += 1) {
        const time = TURN_MS * (1 - (1 - tick / TICKS) ** (1 / SLOWING));
        play('move', 1 - tick / (2 * TICKS));
        await pause(parts, time - passed);
        passed = time;
        if (mine !== turns) return;
      }
      stage.toggleAttribute('data-turns', false);
      write(result);
      play('turn');
      play('result');
    },
    showAtOnce(result) {
      turn(result, 0);
      write(result);
    },
    say: (result) =>
      betsOf(result)
        .toReversed()
        .map((place) => texts.place(place))
        .join(texts.text('listComma')),
  };
};
export default createWheel;
