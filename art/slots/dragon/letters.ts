import { cycle, type Drawing, group, lighten, mix, stroke } from '../../drawing/index.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { jadeLight } from './light.ts';

/** Outlines of the carved capitals, each with its counter. */
const CAPITALS = {
  ace: 'M-13,-50H15L45,34H53V48H10V34H19L14,19H-16L-21,34H-12V48H-53V34H-45ZM-11,4H9L-1,-27Z',
  king: 'M-50,-48H-8V-34H-16V-9L12,-34H5V-48H50V-34H40L11,-8L42,34H53V48H16L-11,11L-16,16V34H-8V48H-50V34H-40V-34H-50Z',
  queen:
    'M0,-50C30,-50 48,-28 48,-2C48,13 42,27 32,35L51,44L38,58L14,44C10,45 5,46 0,46C-30,46 -48,24 -48,-2C-48,-28 -30,-50 0,-50ZM0,-30C-16,-30 -24,-16 -24,-2C-24,13 -16,27 0,27C16,27 24,13 24,-2C24,-16 16,-30 0,-30Z',
} as const;

/** A capital cut from one stone: veins run through it, a groove follows its edge, and gold sets it. */
function carved(a: Drawing, d: string, [light, middle, deep, metal]: readonly string[]): string {
  const [top = '', body = '', foot = '', gold = ''] = [light, middle, deep, metal];
  const inside = a.define(`inside${d}`, (id) => `<clipPath id="${id}"><path clip-rule="evenodd" d="${d}"/></clipPath>`);
  const veins = stroke(
    'M-60,-22C-36,-40 -20,0 4,-18S40,-46 62,-30M-60,26C-30,8 -10,44 16,24S46,10 62,22',
    lighten(top, 0.08),
    7,
    'opacity=".35"',
  );
  const groove = `<path d="${d}" fill="none" stroke="${mix(foot, '#000000', 0.35)}" stroke-width="9" stroke-linejoin="round" opacity=".5"/>`;
  const edge = `<path d="${d}" fill="none" stroke="${lighten(top, 0.12)}" stroke-width="5" stroke-linejoin="round" opacity=".9"/>`;
  return group(
    group(
      `<path fill-rule="evenodd" d="${d}" fill="${a.linear([lighten(gold, 0.12), gold, mix(gold, '#000000', 0.5)])}" stroke="${a.linear([lighten(gold, 0.12), gold, mix(gold, '#000000', 0.5)])}" stroke-width="8" stroke-linejoin="round"/>`,
      jadeLight(a),
    ) +
      group(
        `<path fill-rule="evenodd" d="${d}" fill="${a.linear([top, body, foot])}"/>${veins}${groove}${edge}`,
        `clip-path="url(#${inside})"`,
      ),
    'transform="scale(.84)"',
  );
}

const capital = (d: string): SymbolDrawing => ({
  colours: 4,
  hasWord: false,
  draw: (a, { colours }) =>
    carved(
      a,
      d,
      [0, 1, 2, 3].map((i) => cycle(colours, i)),
    ),
});

export const ace = capital(CAPITALS.ace);
export const king = capital(CAPITALS.king);
export const queen = capital(CAPITALS.queen);
