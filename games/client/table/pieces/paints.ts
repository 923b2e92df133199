import { svgElement } from '../../sheet/icons.ts';

/** The colours of a chip, from the least chip on: light, face, edge. */
const CHIP_COLOURS = [
  ['#8FD0FF', '#2A78D8', '#0E3A86'],
  ['#8AF0C0', '#16A06A', '#065A38'],
  ['#FFB0A0', '#D8323A', '#7A0A1E'],
  ['#D0A8FF', '#7A3AD8', '#3A108A'],
  ['#FFE9A8', '#C8901E', '#6A4206'],
] as const;

export interface ChipColours {
  readonly paint: string;
  readonly face: string;
  readonly edge: string;
}

/** The colours of the chip with a place in the tray. Later chips have the colours of the last one. */
export function chipColours(place: number): ChipColours {
  const at = Math.min(Math.max(place, 0), CHIP_COLOURS.length - 1);
  const [, face, edge] = CHIP_COLOURS[at] ?? CHIP_COLOURS[0];
  return { paint: `url(#chip-${at})`, face, edge };
}

const stop = (offset: number, colour: string, opacity = 1): SVGElement =>
  svgElement('stop', { offset: `${offset}`, 'stop-color': colour, 'stop-opacity': `${opacity}` });

/** The gradients of chips, cards, dice and tiles. A page has them once, since their ids are those of the page. */
export const paints = (): SVGElement =>
  svgElement(
    'svg',
    { width: '0', height: '0', class: 'paints', 'aria-hidden': 'true' },
    svgElement(
      'defs',
      {},
      ...CHIP_COLOURS.map(([light, face, edge], at) =>
        svgElement(
          'radialGradient',
          { id: `chip-${at}`, cx: '.38', cy: '.3', r: '.85' },
          stop(0, light),
          stop(0.5, face),
          stop(1, edge),
        ),
      ),
      svgElement(
        'linearGradient',
        { id: 'card-light', x1: '0', y1: '0', x2: '1', y2: '1' },
        stop(0, '#fff'),
        stop(0.6, '#fff', 0),
        stop(1, '#C9B98A', 0.5),
      ),
      svgElement(
        'linearGradient',
        { id: 'die-face', x1: '0', y1: '0', x2: '1', y2: '1' },
        stop(0, '#fff'),
        stop(1, '#F0E2C8'),
      ),
      svgElement(
        'linearGradient',
        { id: 'tile-face', x1: '0', y1: '0', x2: '.6', y2: '1' },
        stop(0, '#FFFFFF'),
        stop(0.7, '#F7F1E2'),
        stop(1, '#DDD0B2'),
      ),
      svgElement(
        'linearGradient',
        { id: 'tile-back', x1: '0', y1: '0', x2: '.4', y2: '1' },
        stop(0, '#4FD29A'),
        stop(1, '#0C6A48'),
      ),
    ),
  );
