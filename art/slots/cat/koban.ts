import {
  circle,
  type Drawing,
  ellipse,
  group,
  lighten,
  mix,
  path,
  polar,
  star,
  stroke,
  tenth,
} from '../../drawing/index.ts';
import { sparkle } from '../../props/effects.ts';
import type { CoinDrawing } from '../props.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';

const RIM = { x: 51.5, y: 56 };
const FACE = { x: 43.5, y: 48 };

/** A flower as it is stamped into the gold. Radius 6 about x, y. */
function stamp(x: number, y: number, colour: string, heart: string): string {
  const petals = Array.from({ length: 5 }, (_, i) => {
    const [dx, dy] = polar(3.7, i * 72 - 90);
    return circle(x + dx, y + dy, 2.5, colour);
  });
  return group(petals.join(''), 'opacity=".6"') + circle(x, y, 1.6, heart);
}

/** Chisel marks across the face. */
function ridges(colour: string): string {
  let d = '';
  for (let i = -4; i <= 4; i++) {
    const y = i * 9.5;
    const reach = Math.sqrt(1 - (y / FACE.y) ** 2) * FACE.x - 4;
    d += `M${tenth(-reach)},${tenth(y)}H${tenth(reach)}`;
  }
  return stroke(d, colour, 1.5, 'opacity=".17"');
}

interface Metals {
  readonly rim: readonly [light: string, middle: string, deep: string];
  readonly face: readonly [light: string, middle: string, deep: string];
  readonly mark: string;
}

function metals(colours: readonly string[]): Metals {
  const [a = '', b = '', c = '', d = '', e = '', f = '', mark = ''] = colours;
  return { rim: [a, b, c], face: [d, e, f], mark };
}

/** The side and the rim of a coin. */
function rim(a: Drawing, { rim: [light, middle, deep] }: Metals): string {
  const side = mix(deep, '#1A0404', 0.45);
  return group(
    ellipse(0, 5.5, RIM.x, RIM.y, a.linear([deep, side, mix(side, '#000000', 0.4)])) +
      ellipse(0, -2, RIM.x, RIM.y, a.linear([light, middle, deep], 0, 0, 1, 1)),
    `filter="${a.lit({ shade: '#2a0c02', blur: 1.8, relief: 3.4, gloss: 0.8, dx: -2, dy: -3, drop: 3.6, rim: light, rimOpacity: 0.25 })}"`,
  );
}

function face(a: Drawing, { face: [light, middle, deep], mark }: Metals): string {
  return (
    ellipse(
      0,
      -2,
      FACE.x,
      FACE.y,
      a.radial([light, middle, deep], 0.38, 0.28, 0.92),
      `stroke="${mark}" stroke-opacity=".55" stroke-width="2"`,
    ) + group(ridges(mark), 'transform="translate(0 -2)"')
  );
}

/** A gloss along the upper left edge. */
const gloss = (opacity: number): string =>
  stroke('M-38,-19A43,49 0 0 1 1,-46', '#FFFFFF', 4.4, `opacity="${opacity}"`) +
  stroke('M13,-44A43,49 0 0 1 21,-40', '#FFFFFF', 3.6, `opacity="${opacity * 0.8}"`);

/** An upright oval of beaten gold. Its middle is free for two lines of text. */
export const koban: SymbolDrawing = {
  colours: 7,
  hasWord: false,
  draw: (a, { colours }) => {
    const look = metals(colours);
    const heart = lighten(look.face[1], 0.06);
    return (
      rim(a, look) + face(a, look) + stamp(0, -40, look.mark, heart) + stamp(0, 36, look.mark, heart) + gloss(0.85)
    );
  },
};

/** The koban of the greatest prize: rays on its face, beads on its rim, and a gold knot above. */
export const greatKoban: SymbolDrawing = {
  colours: 7,
  hasWord: false,
  draw: (a, { colours }) => {
    const look = metals(colours);
    const [light, middle, deep] = look.rim;
    const oval = `M-${FACE.x},-2A${FACE.x},${FACE.y} 0 0 1 ${FACE.x},-2A${FACE.x},${FACE.y} 0 0 1 -${FACE.x},-2Z`;
    let rays = '';
    for (let i = 0; i < 20; i++) {
      const [x1, y1] = polar(56, i * 18 - 4);
      const [x2, y2] = polar(56, i * 18 + 4);
      rays += `M0,-2L${tenth(x1)},${tenth(y1 - 2)}L${tenth(x2)},${tenth(y2 - 2)}Z`;
    }
    const beads = Array.from({ length: 28 }, (_, i) => {
      const t = (i / 28) * Math.PI * 2;
      return circle(Math.cos(t) * 47.5, Math.sin(t) * 52 - 2, 1.9, '#FFFBE0', 'opacity=".92"');
    });
    const knot = group(
      path(
        'M0,-54C-10,-66 -26,-64 -24,-55C-22,-48 -8,-48 0,-54C10,-66 26,-64 24,-55C22,-48 8,-48 0,-54Z',
        a.linear([light, middle, deep]),
      ) + circle(0, -54, 5.4, a.radial([light, middle, deep], 0.4, 0.3, 0.8)),
      `filter="${a.lit({ shade: '#3a1402', blur: 1.2, relief: 3, gloss: 0.8, dx: -1.5, dy: -2.5, drop: 2 })}"`,
    );
    return (
      group(
        rim(a, look) +
          face(a, look) +
          group(
            path(
              rays,
              a.radial([
                [0, middle, 0],
                [0.3, middle, 0.1],
                [1, light, 0.62],
              ]),
            ),
            `clip-path="${a.clip(oval)}"`,
          ) +
          beads.join('') +
          path(star(8, 7, 3.4), middle, 'transform="translate(0 33)" opacity=".9"') +
          gloss(0.6) +
          knot,
        'transform="translate(0 3.5) scale(.945)"',
      ) +
      sparkle(38, -38, 9) +
      sparkle(-42, 30, 6.5)
    );
  },
};

/** A koban that a win throws, turned about its upright axis. */
export const flyingKoban: CoinDrawing = (a, degrees) => {
  const turn = (degrees * Math.PI) / 180;
  const width = 15.5 * Math.max(0.14, Math.abs(Math.cos(turn)));
  const edge = 4.5 * Math.sin(turn) * (degrees < 90 ? 1 : -1);
  return (
    ellipse(edge, 0, width, 20, a.linear(['#E8921A', '#8F4A06'])) +
    ellipse(0, 0, width, 20, a.linear(['#FFF8D0', '#FFD04A', '#E8921A'], 0, 0, 1, 1)) +
    ellipse(
      0,
      0,
      width * 0.78,
      16,
      a.linear(['#FFE58A', '#F5B02E']),
      'stroke="#A8600C" stroke-opacity=".6" stroke-width="1.200"',
    ) +
    group(
      stroke('M-8,-4H8M-9,0H9M-8,4H8', '#A8600C', 1.3, 'opacity=".5"') +
        circle(0, -10.5, 2, '#A8600C', 'opacity=".7"') +
        circle(0, 10.5, 2, '#A8600C', 'opacity=".7"'),
      `transform="scale(${tenth(width / 1.55) / 10} 1)"`,
    )
  );
};
