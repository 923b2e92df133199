const NAMESPACE = 'http://www.w3.org/2000/svg';

/** Paths in a box of 24 by 24. */
const PATHS = {
  close: 'M18 6 6 18M6 6l12 12',
  copy: 'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2ZM4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2',
  edit: 'M21.2 6.8a2.8 2.8 0 0 0-4-4L3.8 16.2a2 2 0 0 0-.5.8L2 21.4a.5.5 0 0 0 .6.6l4.4-1.3a2 2 0 0 0 .8-.5zM15 5l4 4',
  verify:
    'M20 13c0 5-3.5 7.5-7.7 9a1 1 0 0 1-.6 0C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.2-2.7a1.2 1.2 0 0 1 1.6 0C14.5 3.8 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4',
  renew: 'M3 12a9 9 0 0 1 15-6.7L21 8M21 3v5h-5M21 12a9 9 0 0 1-15 6.7L3 16M3 21v-5h5',
  replay: 'M6 4.3A2 2 0 0 1 9 2.6l11 7.7a2 2 0 0 1 0 3.4l-11 7.7a2 2 0 0 1-3-1.7z',
} as const;
export type SheetIcon = keyof typeof PATHS;

export function svgElement(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: SVGElement[]
): SVGElement {
  const made = document.createElementNS(NAMESPACE, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** Hidden from screen readers: its button has a name. @param path in a box of 24 by 24 */
export const iconOf = (path: string, size: number): SVGElement =>
  svgElement(
    'svg',
    {
      viewBox: '0 0 24 24',
      width: `${size}`,
      height: `${size}`,
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': '2',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      'aria-hidden': 'true',
    },
    svgElement('path', { d: path }),
  );

export const icon = (name: SheetIcon, size = 20): SVGElement => iconOf(PATHS[name], size);
