import { circle, type Drawing, ellipse, group, path, placed, polar, stroke, tenth } from '../../drawing/index.ts';

/** Stripes about the rim of the button. */
function stripes(r: number, count: number, colour: string): string {
  const step = 360 / count;
  const at = (degrees: number) => polar(r, degrees).map(tenth).join(',');
  let d = '';
  for (let i = 0; i < count; i += 2) d += `M0,0L${at(i * step)}A${r},${r} 0 0 1 ${at((i + 1) * step)}Z`;
  return path(d, colour);
}

/** The button that starts a round: a peppermint ring about a pink drop of sugar. */
export function candyButton(a: Drawing): string {
  const light = (drop: number) =>
    `filter="${a.lit({ shade: '#4A0440', rim: '#fff', rimOpacity: 0.8, blur: 3, relief: 5, gloss: 0.8, dx: -3, dy: -5, drop })}"`;
  const arrows =
    stroke('M-19,-8A21,21 0 0 1 16,-14M19,8A21,21 0 0 1 -16,14', '#fff', 8) +
    path('M22,-27L25,-3L3,-10ZM-22,27L-25,3L-3,10Z', '#fff', 'stroke="#fff" stroke-width="2" stroke-linejoin="round"');
  return (
    group(circle(0, 0, 53, '#FFF6FB') + stripes(52.5, 32, '#FF4FA4'), light(4)) +
    circle(0, 0, 44, '#7A0A5A') +
    group(circle(0, 0, 42, a.radial(['#FF9AD6', '#FF4FA8', '#C2127E'], 0.42, 0.28, 0.82)), light(0)) +
    ellipse(-5, -24, 25, 10, '#fff', 'opacity=".38"') +
    group(arrows.replaceAll('#fff', '#7A0A5A'), placed(0, 3)) +
    group(arrows, placed(0, 0))
  );
}
