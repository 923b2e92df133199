import { rankOf, suitOf } from '#games/maths/tables/baccarat/baccarat.ts';
import { svgElement } from '../../sheet/icons.ts';

/** Spades, hearts, clubs, diamonds. Paths about the middle, 32 units high. */
const SUITS = [
  'M0-15C10-5 16 0 16 7 16 13 11 15 7 13 4 12 2 9 1 6 2 11 4 14 7 16H-7C-4 14-2 11-1 6-2 9-4 12-7 13-11 15-16 13-16 7-16 0-10-5 0-15Z',
  'M0 15C-16 2-15-13-6-13-2-13 0-10 0-7 0-10 2-13 6-13 15-13 16 2 0 15Z',
  'M-6-7A7 7 0 1 1 6-7 7.5 7.5 0 1 1 7 7C4 7 2 6 1 4 2 10 4 13 7 15H-7C-4 13-2 10-1 4-2 6-4 7-7 7A7.5 7.5 0 1 1-6-7Z',
  'M0-16 12 0 0 16-12 0Z',
] as const;
const SUIT_SIGNS = ['♠', '♥', '♣', '♦'] as const;
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

const LEFT = 35;
const RIGHT = 65;
const MIDDLE = 50;
const four = (...heights: readonly number[]): [number, number][] =>
  heights.flatMap((y): [number, number][] => [
    [LEFT, y],
    [RIGHT, y],
  ]);
const mid = (...heights: readonly number[]): [number, number][] => heights.map((y) => [MIDDLE, y]);
/** The places of the signs of an ace to a ten. */
const PIPS: readonly (readonly [number, number])[][] = [
  mid(70),
  mid(37, 103),
  mid(37, 70, 103),
  four(37, 103),
  [...four(37, 103), ...mid(70)],
  four(37, 70, 103),
  [...four(37, 70, 103), ...mid(53)],
  [...four(37, 70, 103), ...mid(53, 87)],
  [...four(35, 58, 82, 105), ...mid(70)],
  [...four(35, 58, 82, 105), ...mid(47, 93)],
];

const isRed = (card: number): boolean => suitOf(card) % 2 === 1;
const inkOf = (card: number): string => (isRed(card) ? '#D21F3C' : '#141824');

/** The rank and the suit of a card as signs, such as A♦. */
export const cardName = (card: number): string => `${SUIT_SIGNS[suitOf(card)] ?? ''}${RANKS[rankOf(card)] ?? ''}`;

function corner(card: number): SVGElement[] {
  const suit = SUITS[suitOf(card)] ?? '';
  const rank = svgElement('text', {
    x: '15',
    y: '27',
    'text-anchor': 'middle',
    'font-size': '25',
    'font-weight': '800',
    'letter-spacing': '-1.5',
  });
  rank.textContent = RANKS[rankOf(card)] ?? '';
  return [rank, svgElement('path', { d: suit, transform: 'translate(14 39) scale(.5)' })];
}

function signs(card: number): SVGElement[] {
  const suit = SUITS[suitOf(card)] ?? '';
  const ink = inkOf(card);
  const pips = PIPS[rankOf(card)];
  if (pips === undefined)
    return [
      svgElement('rect', {
        x: '29',
        y: '29',
        width: '42',
        height: '82',
        rx: '4',
        fill: '#FFF6DC',
        stroke: '#C9962E',
        'stroke-width': '1.5',
      }),
      crown(rankOf(card), ink),
      svgElement('path', { d: suit, fill: ink, transform: 'translate(50 90) scale(.8)' }),
    ];
  const scale = pips.length === 1 ? 1.5 : 0.56;
  return pips.map(([x, y]) =>
    svgElement('path', {
      d: suit,
      fill: ink,
      transform: `translate(${x} ${y}) scale(${scale})${y > 71 ? ' rotate(180)' : ''}`,
    }),
  );
}

/** A crown of three points for a king, a tiara for a queen, a hat with a feather for a jack. */
function crown(rank: number, ink: string): SVGElement {
  const shape =
    rank === 12
      ? 'M36 64l6-12 8 9 8-9 6 12-3 10H39z'
      : rank === 11
        ? 'M36 72Q40 52 50 48 60 52 64 72 50 66 36 72Z'
        : 'M36 70Q36 56 50 56T64 70ZM56 57Q62 44 68 46 62 50 61 59Z';
  return svgElement(
    'g',
    {},
    svgElement('path', {
      d: shape,
      fill: '#E8B84A',
      stroke: '#8A5A10',
      'stroke-width': '1.5',
      'stroke-linejoin': 'round',
    }),
    svgElement('circle', { cx: '50', cy: rank === 12 ? '59' : '62', r: '2.6', fill: ink }),
  );
}

const RIM = { x: '1.5', y: '1.5', width: '97', height: '137', rx: '8.5', fill: 'none', 'stroke-width': '1' } as const;

/** The face of a card. @param card a number of `rankOf` and `suitOf` */
export function cardFace(card: number): SVGElement {
  const marks = corner(card);
  return svgElement(
    'svg',
    { viewBox: '0 0 100 140', class: 'card-face', 'aria-hidden': 'true' },
    svgElement('rect', { x: '1', y: '1', width: '98', height: '138', rx: '9', fill: '#FFFDF6' }),
    svgElement('rect', { x: '1', y: '1', width: '98', height: '138', rx: '9', fill: 'url(#card-light)' }),
    svgElement('rect', { ...RIM, stroke: '#B9A77A' }),
    svgElement('g', { fill: inkOf(card), class: 'card-rank' }, ...marks),
    svgElement('g', { fill: inkOf(card), class: 'card-rank', transform: 'rotate(180 50 70)' }, ...corner(card)),
    ...signs(card),
  );
}

/** The back of a card, in the colours of the table. */
export const cardBack = (): SVGElement =>
  svgElement(
    'svg',
    { viewBox: '0 0 100 140', class: 'card-back', 'aria-hidden': 'true' },
    svgElement('rect', { x: '1', y: '1', width: '98', height: '138', rx: '9', fill: '#FFFDF6' }),
    svgElement('rect', { x: '7', y: '7', width: '86', height: '126', rx: '5', class: 'card-ground' }),
    svgElement('path', {
      d: 'M50 22 78 70 50 118 22 70ZM50 40 67 70 50 100 33 70ZM50 56 58 70 50 84 42 70Z',
      class: 'card-pattern',
    }),
    svgElement('rect', { ...RIM, stroke: '#B9A77A' }),
  );
