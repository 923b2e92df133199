import { circle, type Drawing, ellipse, group, path, placed, polar, stroke, tenth } from '../../drawing/index.ts';

/** Waves about the rim of the button. */
function waves(r: number, count: number): string {
  let d = '';
  for (let at = 0; at < count; at += 1) {
    const from = (at * 360) / count;
    const [x1, y1] = polar(r, from);
    const [cx, cy] = polar(r + 7, from + 180 / count);
    const [x2, y2] = polar(r, from + 360 / count);
    d += `${at === 0 ? `M${tenth(x1)},${tenth(y1)}` : ''}Q${tenth(cx)},${tenth(cy)} ${tenth(x2)},${tenth(y2)}`;
  }
  return `${d}Z`;
}

/** The button that starts a round: a pool of water in a rim of gold waves, and two carps of light that chase each other. */
export function koiButton(a: Drawing): string {
  const light = (drop: number) =>
    `filter="${a.lit({ shade: '#02222e', rim: '#fff', rimOpacity: 0.8, blur: 3, relief: 5, gloss: 0.8, dx: -3, dy: -5, drop })}"`;
  const fish =
    'M-25,4C-24,-15 -8,-28 12,-24C17,-29 24,-31 30,-29C27,-25 26,-21 27,-16C31,-13 33,-8 33,-3C27,-6 21,-8 16,-13C2,-19 -12,-12 -16,3C-18,8 -24,9 -25,4Z';
  const pair = path(fish, '#fff') + group(path(fish, '#fff'), 'transform="rotate(180)"');
  return (
    group(path(waves(50, 18), a.linear(['#FFF6CF', '#F0B83A', '#8A560A', '#E8B04A'])), light(4)) +
    circle(0, 0, 45, '#06323E') +
    group(circle(0, 0, 43, a.radial(['#7AF6E8', '#1FA8B4', '#0A5468'], 0.42, 0.28, 0.82)), light(0)) +
    circle(0, 0, 34, 'none', 'stroke="#D8FFF8" stroke-opacity=".35" stroke-width="2"') +
    ellipse(-5, -25, 25, 10, '#fff', 'opacity=".36"') +
    group(pair.replaceAll('#fff', '#04323E'), placed(0, 3, 0.94)) +
    group(pair, placed(0, 0, 0.94)) +
    circle(-21, 0, 2.6, '#FF6B4A') +
    circle(21, 0, 2.6, '#FF6B4A') +
    stroke('M-36,20A41,41 0 0 0 -14,38', '#C8FFF4', 2.6, 'opacity=".6"')
  );
}
