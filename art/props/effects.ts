import { circle, type Drawing, group, path, placed, polar, tenth } from '../drawing/index.ts';

/** Four-pointed glint. */
export const sparkle = (x: number, y: number, r: number, fill = '#fff', o = 1) => {
  const k = tenth(r * 0.1);
  return `<path transform="translate(${tenth(x)} ${tenth(y)})" d="M0,${tenth(-r)}C${k},${-k} ${k},${-k} ${tenth(r)},0C${k},${k} ${k},${k} 0,${tenth(r)}C${-k},${k} ${-k},${k} ${tenth(-r)},0C${-k},${-k} ${-k},${-k} 0,${tenth(-r)}Z" fill="${fill}"${o < 1 ? ` opacity="${o}"` : ''}/>`;
};

/** Line cloud (auspicious cloud). */
export const cloud = (x: number, y: number, s: number, col: string, o = 1, flip = 1) =>
  `<g transform="translate(${tenth(x)} ${tenth(y)}) scale(${(s * flip).toFixed(2)} ${s.toFixed(2)})" opacity="${o}" fill="none" stroke="${col}" stroke-linecap="round"><path stroke-width="5" d="M-70,18H60C82,18 86,-10 64,-12C66,-36 32,-46 20,-26C10,-48 -28,-44 -26,-16C-46,-28 -64,-8 -50,6"/><path stroke-width="4" d="M20,-26C6,-20 6,0 22,2C34,2 36,-14 25,-14M-26,-16C-32,-2 -14,6 -8,-2M64,-12C50,-14 46,2 58,6"/></g>`;

/** Solid puff cloud, about 160 wide. */
export const puff = (a: Drawing, x: number, y: number, s = 1, tone = ['#FFFFFF', '#D9E6FF'], flip = 1) =>
  group(
    path(
      'M-70,24C-92,24 -92,-6 -66,-6C-66,-32 -32,-40 -20,-20C-8,-48 36,-42 36,-10C60,-20 82,2 68,18C66,22 60,24 54,24Z',
      a.linear(tone),
    ),
    placed(x, y, [s * flip, s]),
  );

/** Ray burst that fades outwards. */
export const rays = (a: Drawing, cx: number, cy: number, R: number, n: number, col: string, o: number, rot = 0) => {
  let d = '';
  for (let i = 0; i < n; i++) {
    const b = (i * 360) / n + rot;
    const [x1, y1] = polar(R, b - 90 / n),
      [x2, y2] = polar(R, b + 90 / n);
    d += `M${tenth(cx)},${tenth(cy)}L${Math.round(cx + x1)},${Math.round(cy + y1)}L${Math.round(cx + x2)},${Math.round(cy + y2)}Z`;
  }
  return path(
    d,
    a.radialAt(
      [
        [0, col, Number((0.9 * o).toFixed(2))],
        [0.5, col, Number((0.5 * o).toFixed(2))],
        [1, col, 0],
      ],
      cx,
      cy,
      R,
    ),
  );
};

/** Bubble with rim and glint. */
export const bubble = (a: Drawing, x: number, y: number, r: number) =>
  circle(
    x,
    y,
    r,
    a.radial([
      [0, '#fff', 0.05],
      [0.7, '#fff', 0.16],
      [1, '#fff', 0.75],
    ]),
  ) + circle(x - r * 0.35, y - r * 0.35, r * 0.2, '#fff', 'opacity=".9"');
