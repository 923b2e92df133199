import { cycle, tenth } from '../drawing/index.ts';

/** One feather: root at 0,0, pointing up. */
const feather = (length: number, width: number, fill: string, rib: string) => {
  const low = -length * 0.25;
  const high = -length * 0.75;
  return (
    `<path d="M0,0 C${-width},${low} ${-width * 0.9},${high} 0,${-length} C${width * 0.9},${high} ${width},${low} 0,0Z" fill="${fill}"/>` +
    `<path d="M0,${-length * 0.08} L0,${-length * 0.86}" stroke="${rib}" stroke-width="${tenth(width * 0.14)}" stroke-linecap="round" opacity=".6"/>`
  );
};

/** A fan of `n` feathers from angle `a0` to `a1` (degrees), length `from` to `to`; the root drifts by `rx`, `ry`. */
export const fan = (
  n: number,
  a0: number,
  a1: number,
  from: number,
  to: number,
  width: number,
  fills: readonly string[],
  rib: string,
  rx = 0,
  ry = 0,
) => {
  let drawn = '';
  for (let i = 0; i < n; i++) {
    const t = n > 1 ? i / (n - 1) : 0;
    const place = `translate(${tenth(rx * t)} ${tenth(ry * t)}) rotate(${tenth(a0 + (a1 - a0) * t)})`;
    drawn += `<g transform="${place}">${feather(from + (to - from) * t, width, cycle(fills, i), rib)}</g>`;
  }
  return drawn;
};
