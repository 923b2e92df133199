import { svgElement } from '../../sheet/icons.ts';

const LOW = 2.6;
const MIDDLE = 5;
const HIGH = 7.4;
/** The dots of each face, in a box of 10 by 10. */
const DOTS: readonly (readonly [number, number])[][] = [
  [[MIDDLE, MIDDLE]],
  [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [MIDDLE, MIDDLE],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [MIDDLE, MIDDLE],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, MIDDLE],
    [HIGH, MIDDLE],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
];
/** Faces with red dots, as on dice of East Asia. */
const RED: readonly number[] = [1, 4];

/** A die that shows a face from 1 to 6. */
export function die(face: number): SVGElement {
  const radius = face === 1 ? 1.7 : 1;
  return svgElement(
    'svg',
    { viewBox: '0 0 10 10', class: 'die', 'aria-hidden': 'true' },
    svgElement('rect', { x: '.2', y: '.5', width: '9.6', height: '9.4', rx: '2.2', fill: '#B89A6A' }),
    svgElement('rect', { x: '.2', y: '.1', width: '9.6', height: '9.2', rx: '2.2', fill: 'url(#die-face)' }),
    ...(DOTS[face - 1] ?? []).map(([x, y]) =>
      svgElement('circle', {
        cx: `${x}`,
        cy: `${y * 0.94}`,
        r: `${radius}`,
        fill: RED.includes(face) ? '#C81E2E' : '#1A1210',
      }),
    ),
  );
}
