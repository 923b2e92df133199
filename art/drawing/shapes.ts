/** Shape helpers. Each returns SVG text; y grows downwards; the last argument is further attributes. */
export type Point = readonly [x: number, y: number];

/** Rounds to one decimal: enough for art, small in the file. */
export const tenth = (n: number) => Number(n.toFixed(1));

const extra = (attributes: string) => (attributes ? ` ${attributes}` : '');

export const group = (inner: string, attributes = '') => `<g${extra(attributes)}>${inner}</g>`;

/** Filled path. */
export const path = (d: string, fill: string, attributes = '') => `<path d="${d}" fill="${fill}"${extra(attributes)}/>`;

/** Stroked path with round caps and joins. */
export const stroke = (d: string, colour: string, width: number, attributes = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${tenth(width)}" stroke-linecap="round" stroke-linejoin="round"${extra(attributes)}/>`;

export const circle = (x: number, y: number, r: number, fill: string, attributes = '') =>
  `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}" fill="${fill}"${extra(attributes)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, attributes = '') =>
  `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${tenth(rx)}" ry="${tenth(ry)}" fill="${fill}"${extra(attributes)}/>`;

/** Rectangle with corner radius `r` (0 for square). */
export const rect = (x: number, y: number, w: number, h: number, r: number, fill: string, attributes = '') =>
  `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(w)}" height="${tenth(h)}"${r ? ` rx="${tenth(r)}"` : ''} fill="${fill}"${extra(attributes)}/>`;

export const polygon = (points: readonly Point[], fill: string, attributes = '') =>
  path(`M${points.map(([x, y]) => `${tenth(x)},${tenth(y)}`).join('L')}Z`, fill, attributes);

/** The drawing and its mirror image about x = 0. */
export const mirrored = (inner: string) => `${inner}<g transform="scale(-1 1)">${inner}</g>`;

/** Transform attribute: place, turn by degrees, scale. */
export function placed(x: number, y: number, scale: number | Point = 1, degrees = 0): string {
  const turn = degrees ? ` rotate(${tenth(degrees)})` : '';
  const factors = typeof scale === 'number' ? [scale] : scale;
  const size = scale === 1 ? '' : ` scale(${factors.map((factor) => Number(factor.toFixed(3))).join(' ')})`;
  return `transform="translate(${tenth(x)} ${tenth(y)})${turn}${size}"`;
}

/** Polar to cartesian, in degrees. */
export const polar = (radius: number, degrees: number): Point => [
  radius * Math.cos((degrees * Math.PI) / 180),
  radius * Math.sin((degrees * Math.PI) / 180),
];

/** Outline of a star with `n` points between the radii `outer` and `inner`. */
export function star(n: number, outer: number, inner: number, startDegrees = -90): string {
  let d = '';
  for (let i = 0; i < n * 2; i++) {
    const [x, y] = polar(i % 2 ? inner : outer, startDegrees + (i * 180) / n);
    d += `${i ? 'L' : 'M'}${tenth(x)},${tenth(y)}`;
  }
  return `${d}Z`;
}

/** The entry at `index`, counting round the list. Throws on an empty list. */
export function cycle<T>(list: readonly T[], index: number): T {
  const entry = list[index % list.length];
  if (entry === undefined) throw new RangeError('cycle() needs a list that is not empty');
  return entry;
}
