import { svgElement } from '../../sheet/icons.ts';
import { chipColours } from './paints.ts';

/** A long value is set smaller. */
const sizeOf = (text: string): number => (text.length > 4 ? 20 : text.length > 3 ? 24 : 28);

/**
 * Draws a chip. It is a picture without a name, since the button or the label around it tells the coins.
 *
 * @param place the place of the chip in the tray, which decides its colour
 * @param value the coins as a short text
 */
export function chip(place: number, value: string): SVGElement {
  const { paint, face, edge } = chipColours(place);
  const text = svgElement('text', {
    y: '10',
    'text-anchor': 'middle',
    'font-size': `${sizeOf(value)}`,
    fill: '#fff',
    stroke: edge,
    'stroke-width': '4',
    class: 'chip-value',
  });
  text.textContent = value;
  const circle = (radius: number, paints: Readonly<Record<string, string>>): SVGElement =>
    svgElement('circle', { r: `${radius}`, ...paints });
  return svgElement(
    'svg',
    { viewBox: '-50 -50 100 104', class: 'chip', 'aria-hidden': 'true' },
    svgElement('ellipse', { cx: '2', cy: '44', rx: '42', ry: '8', fill: '#000', opacity: '.4' }),
    circle(46, { cy: '4', fill: edge }),
    circle(46, { fill: face }),
    circle(41, {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': '10',
      'stroke-dasharray': '17 25.93',
      transform: 'rotate(-10)',
      opacity: '.95',
    }),
    circle(34, { fill: edge }),
    circle(32, { fill: paint }),
    circle(32, { fill: 'none', stroke: '#FFE9A8', 'stroke-width': '1.6' }),
    svgElement('path', {
      d: 'M-40-20A45 45 0 0 1 10-44',
      fill: 'none',
      stroke: '#fff',
      'stroke-width': '4',
      'stroke-linecap': 'round',
      opacity: '.5',
    }),
    text,
  );
}

/** The place of the greatest chip that is not above an amount. */
export const chipPlaceOf = (chips: readonly number[], coins: number): number =>
  Math.max(
    0,
    chips.findLastIndex((value) => value <= coins),
  );
