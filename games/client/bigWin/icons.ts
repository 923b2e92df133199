import { svgElement } from '../sheet/icons.ts';

/** A check mark for a level that is passed. */
export const checkMark = (): SVGElement =>
  svgElement(
    'svg',
    { viewBox: '0 0 24 24', width: '13', height: '13', 'aria-hidden': 'true' },
    svgElement('path', {
      d: 'm5 12 5 5L20 7',
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': '4',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  );

export const skipIcon = (): SVGElement =>
  svgElement(
    'svg',
    { viewBox: '0 0 28 28', width: '28', height: '28', 'aria-hidden': 'true' },
    svgElement('circle', { cx: '14', cy: '14', r: '11.5', class: 'win-ring' }),
    svgElement('path', { d: 'M10.5 9.5l5 4.5-5 4.5zM16 9.5h2v9h-2z', fill: 'currentColor' }),
  );

/** Smears digits upwards and downwards. CSS blurs in all directions only. */
export const rollFilter = (): SVGElement =>
  svgElement(
    'svg',
    { width: '0', height: '0', class: 'win-filter', 'aria-hidden': 'true' },
    svgElement(
      'filter',
      { id: 'roll', x: '-10%', y: '-30%', width: '120%', height: '160%' },
      svgElement('feGaussianBlur', { stdDeviation: '0 3' }),
    ),
  );
