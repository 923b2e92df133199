import { circle, type Drawing, ellipse, group, placed, stroke } from '../../drawing/index.ts';
import { goldLight, softLight } from './light.ts';

/** A fillet of gold about a red field, and a curl of cloud that turns on itself. */
export function monkeyButton(a: Drawing): string {
  const curl = 'M-26,10C-34,-14 -12,-34 10,-26C30,-18 30,8 12,14C-2,18 -12,4 -4,-6C2,-12 12,-8 10,0';
  let bands = '';
  for (let i = 0; i < 12; i += 1)
    bands += `<path transform="rotate(${i * 30})" d="M-3.500,-56H3.500L2.500,-45H-2.500Z" fill="#8A4A06"/>`;
  return (
    group(circle(0, 0, 56, a.linear(['#FFF6CF', '#F5B52E', '#9A5206'])), goldLight(a)) +
    group(bands, 'opacity=".55"') +
    circle(0, 0, 45.5, '#5A060C') +
    group(circle(0, 0, 43.5, a.radial(['#FF8A66', '#E02A2A', '#8A0A16'], 0.42, 0.28, 0.85)), softLight(a)) +
    ellipse(-4, -24, 28, 11, '#fff', 'opacity=".3"') +
    group(stroke(curl, '#5A060C', 12), placed(1, 9, 0.98)) +
    group(stroke(curl, '#FFFDF0', 9), placed(0, 6, 0.98)) +
    group(stroke(curl, '#FFD97A', 3), placed(0, 6, 0.98))
  );
}
