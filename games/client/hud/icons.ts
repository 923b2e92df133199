const NAMESPACE = 'http://www.w3.org/2000/svg';

/** Paths in a box of 24 by 24. */
const PATHS = {
  back: 'm15 18-6-6 6-6',
  soundOn:
    'M11 4.7a.7.7 0 0 0-1.2-.5L6.4 7.6A1.4 1.4 0 0 1 5.4 8H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.4a1.4 1.4 0 0 1 1 .4l3.4 3.4a.7.7 0 0 0 1.2-.5zM16 9a5 5 0 0 1 0 6M19.4 18.4a9 9 0 0 0 0-12.8',
  soundOff:
    'M11 4.7a.7.7 0 0 0-1.2-.5L6.4 7.6A1.4 1.4 0 0 1 5.4 8H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.4a1.4 1.4 0 0 1 1 .4l3.4 3.4a.7.7 0 0 0 1.2-.5zM22 9l-6 6M16 9l6 6',
  fullscreen: 'M8 3H5a2 2 0 0 0-2 2v3M21 8V5a2 2 0 0 0-2-2h-3M3 16v3a2 2 0 0 0 2 2h3M16 21h3a2 2 0 0 0 2-2v-3',
  info: 'M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20M12 16v-4M12 8h.01',
  chat: 'M7.9 20A9 9 0 1 0 4 16.1L2 22Z',
  history: 'M3 12a9 9 0 1 0 9-9 9.8 9.8 0 0 0-6.7 2.7L3 8M3 3v5h5M12 7v5l4 2',
  less: 'M5 12h14',
  more: 'M5 12h14M12 5v14',
  lock: 'M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4',
  table: 'M3 9h18M9 3v18M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z',
  paw: 'M12 12c-3 0-5.5 2.6-5.5 5 0 1.8 1.3 2.5 2.7 2.5 1.100 0 1.7-.6 2.8-.6s1.7.6 2.8.6c1.4 0 2.7-.7 2.7-2.5 0-2.4-2.5-5-5.5-5ZM5.2 9.8a.8 1.2 0 1 0 .01 0M9.2 6a.8 1.3 0 1 0 .01 0M14.8 6a.8 1.3 0 1 0 .01 0M18.8 9.8a.8 1.2 0 1 0 .01 0',
  check: 'm5 12 5 5L20 7',
  skip: 'm5 4 10 8-10 8ZM19 5v14',
} as const;
export type IconName = keyof typeof PATHS;

/** Hidden from screen readers: its button has a name. */
export function icon(name: IconName, size = 22, width = 2): SVGSVGElement {
  const svg = document.createElementNS(NAMESPACE, 'svg');
  for (const [attribute, value] of Object.entries({
    viewBox: '0 0 24 24',
    width: `${size}`,
    height: `${size}`,
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': `${width}`,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
  }))
    svg.setAttribute(attribute, value);
  svg.append(pathOf(PATHS[name]));
  return svg;
}

function pathOf(line: string): SVGPathElement {
  const path = document.createElementNS(NAMESPACE, 'path');
  path.setAttribute('d', line);
  return path;
}
