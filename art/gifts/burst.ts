import { circle, type Drawing, path, polar, tenth } from '../drawing/index.ts';
import { sparkle } from '../props/effects.ts';

/** Three colours of one light: bright, full, palest. */
export type Triad = readonly [bright: string, full: string, pale: string];

/** A firework that has burst: rays, dots and a spark in the middle, about 0,0 and as wide as `R`. */
export function burst(a: Drawing, R: number, [bright, full, pale]: Triad): string {
  const spokes = Array.from({ length: 16 }, (_, k) => {
    const degrees = k * 22.5 + 6;
    const reach = R * (k % 2 ? 0.8 : 1);
    const [x1, y1] = polar(reach * 0.24, degrees);
    const [x2, y2] = polar(reach, degrees);
    const [nx, ny] = polar(reach * 0.036, degrees + 90);
    const [x3, y3] = polar(R * 0.5, degrees + 5);
    return {
      ray: `M${tenth(x1)},${tenth(y1)}L${tenth(x2 + nx)},${tenth(y2 + ny)}L${tenth(x2 - nx)},${tenth(y2 - ny)}Z`,
      dot: circle(x2, y2, R * (k % 2 ? 0.04 : 0.052), k % 2 ? pale : bright),
      inner: circle(x3, y3, R * 0.022, pale),
    };
  });
  const light = a.radialAt(
    [
      [0, '#fff'],
      [0.4, bright],
      [1, full],
    ],
    0,
    0,
    R,
  );
  return (
    a.glow(0, 0, R * 1.1, full, 0.75) +
    path(spokes.map(({ ray }) => ray).join(''), light) +
    spokes.map(({ dot }) => dot).join('') +
    spokes.map(({ inner }) => inner).join('') +
    sparkle(0, 0, R * 0.3)
  );
}
