import { circle, tenth } from '../drawing/index.ts';

/** A spot on a face, 0 to 1, with its radius. */
export type Pip = readonly [x: number, y: number, radius?: number];

/** One die in isometric view: colours of top, left, right face and pips; pips per face (0 to 1); edge length. */
export const die = (
  [top, left, right, pip]: readonly [string, string, string, string],
  pips: readonly [readonly Pip[], readonly Pip[], readonly Pip[]],
  edge: number,
) => {
  const half = edge / 2;
  const k = edge * 0.866;
  const side = (d: string, fill: string) =>
    `<path d="${d}" fill="${fill}" stroke="${fill}" stroke-width="${tenth(edge * 0.22)}" stroke-linejoin="round"/>`;
  const dots = (matrix: string, list: readonly Pip[]) =>
    `<g transform="matrix(${matrix})">${list.map(([x, y, r = 0.115]) => circle(x * edge, y * edge, r * edge, pip)).join('')}</g>`;
  return (
    side(`M${tenth(-k)},${tenth(-half)}L0,0V${tenth(edge)}L${tenth(-k)},${tenth(half)}Z`, left) +
    side(`M0,0L${tenth(k)},${tenth(-half)}V${tenth(half)}L0,${tenth(edge)}Z`, right) +
    side(`M0,${tenth(-edge)}L${tenth(k)},${tenth(-half)}L0,0L${tenth(-k)},${tenth(-half)}Z`, top) +
    dots(`.866 .5 -.866 .5 0 ${tenth(-edge)}`, pips[0]) +
    dots(`.866 .5 0 1 ${tenth(-k)} ${tenth(-half)}`, pips[1]) +
    dots('.866 -.5 0 1 0 0', pips[2])
  );
};
