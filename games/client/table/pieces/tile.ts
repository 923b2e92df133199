import { svgElement } from '../../sheet/icons.ts';

const LEFT = 21;
const MIDDLE = 35;
const RIGHT = 49;
/** The middles of the circles of each number, in a box of 70 by 94, and their radius. */
const CIRCLES: readonly { readonly radius: number; readonly at: readonly (readonly [number, number])[] }[] = [
  { radius: 21, at: [[MIDDLE, 47]] },
  {
    radius: 13,
    at: [
      [MIDDLE, 28],
      [MIDDLE, 66],
    ],
  },
  {
    radius: 10,
    at: [
      [LEFT, 24],
      [MIDDLE, 47],
      [RIGHT, 70],
    ],
  },
  { radius: 10.5, at: pairs(28, 66) },
  { radius: 9.5, at: [...pairs(24, 70), [MIDDLE, 47]] },
  { radius: 9, at: pairs(22, 49, 71) },
  { radius: 8, at: [[19, 19], [MIDDLE, 27], [51, 35], ...pairs(54, 74)] },
  { radius: 7.5, at: pairs(19, 38, 57, 76) },
  { radius: 7.5, at: [20, 47, 74].flatMap((y): [number, number][] => [19, MIDDLE, 51].map((x) => [x, y])) },
];
const INKS = ['#0E6A8A', '#0C7A4C', '#C4202E'] as const;

function pairs(...heights: readonly number[]): [number, number][] {
  return heights.flatMap((y): [number, number][] => [
    [LEFT, y],
    [RIGHT, y],
  ]);
}

function circle(x: number, y: number, radius: number, ink: string): SVGElement {
  const place = { cx: `${x}`, cy: `${y}` };
  return svgElement(
    'g',
    {},
    svgElement('circle', { ...place, r: `${radius}`, fill: ink }),
    svgElement('circle', { ...place, r: `${radius * 0.7}`, fill: '#FBF6E8' }),
    svgElement('circle', { ...place, r: `${radius * 0.44}`, fill: ink }),
    svgElement('circle', { ...place, r: `${radius * 0.14}`, fill: '#FBF6E8' }),
  );
}

const body = (): SVGElement[] => [
  svgElement('rect', { x: '2', y: '6', width: '66', height: '92', rx: '9', fill: '#0A5238' }),
  svgElement('rect', { x: '2', y: '3', width: '66', height: '91', rx: '9', fill: '#1E9468' }),
];

/** The face of a mahjong tile. @param kind 0 for the white tile, 1 to 9 for circles */
export function tileFace(kind: number): SVGElement {
  const drawn = CIRCLES[kind - 1];
  const marks =
    drawn === undefined
      ? [
          svgElement('rect', {
            x: '14',
            y: '14',
            width: '42',
            height: '64',
            rx: '5',
            fill: 'none',
            stroke: '#1E5AA8',
            'stroke-width': '4',
          }),
          svgElement('rect', {
            x: '21',
            y: '21',
            width: '28',
            height: '50',
            rx: '3',
            fill: 'none',
            stroke: '#1E5AA8',
            'stroke-width': '1.5',
          }),
        ]
      : drawn.at.map(([x, y], index) => circle(x, y, drawn.radius, INKS[(index + kind) % INKS.length] ?? INKS[0]));
  return svgElement(
    'svg',
    { viewBox: '0 0 70 100', class: 'tile', 'aria-hidden': 'true' },
    ...body(),
    svgElement('rect', { x: '2', y: '1', width: '66', height: '87', rx: '9', fill: 'url(#tile-face)' }),
    svgElement('g', { transform: 'translate(0 -2)' }, ...marks),
  );
}

/** The back of a tile. */
export const tileBack = (): SVGElement =>
  svgElement(
    'svg',
    { viewBox: '0 0 70 100', class: 'tile', 'aria-hidden': 'true' },
    svgElement('rect', { x: '2', y: '6', width: '66', height: '92', rx: '9', fill: '#CDBF9E' }),
    svgElement('rect', { x: '2', y: '3', width: '66', height: '89', rx: '9', fill: '#F7F1E2' }),
    svgElement('rect', { x: '2', y: '1', width: '66', height: '84', rx: '9', fill: 'url(#tile-back)' }),
    svgElement('path', {
      d: 'M35 22 51 43 35 64 19 43ZM35 32 43.5 43 35 54 26.5 43Z',
      fill: 'none',
      stroke: '#D8FFE9',
      'stroke-width': '2',
      opacity: '.55',
    }),
  );
