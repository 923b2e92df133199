import {
  circle,
  type Drawing,
  ellipse,
  group,
  mirrored,
  path,
  placed,
  polar,
  rect,
  stroke,
  tenth,
} from '../../drawing/index.ts';
import { sparkle } from '../../props/effects.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { fortune, paw } from './fortune.ts';

const solid = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#2a0408', shadeOpacity: 0.55, blur: 2, relief: 4, gloss: 0.75, dx: -4, dy: -5, drop: 2.4, rim: '#FFE0A8', rimOpacity: 0.75 })}"`;

/** Small parts that lie on a solid. */
const small = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#2a0408', blur: 1.2, relief: 3, gloss: 0.7, dx: -2, dy: -2.6, drop: 2, rim: '#FFE9B8', rimOpacity: 0.7 })}"`;

/** A flared bell on a red cord. */
export const bell: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours }) => {
    const [light = '', middle = '', deep = '', cord = '', cordDeep = ''] = colours;
    const metal = a.linear([light, middle, deep], 0.1, 0, 0.9, 1);
    const body =
      'M0,-36C22,-36 27,-16 29,2C30.500,17 37,25 47,32C50,36 48,42 43,42H-43C-48,42 -50,36 -47,32C-37,25 -30.500,17 -29,2C-27,-16 -22,-36 0,-36Z';
    const bow = mirrored(
      path('M0,-38C-12,-60 -40,-62 -40,-46C-40,-32 -16,-32 0,-38Z', a.linear([cord, cordDeep])) +
        path('M-9,-45C-18,-53 -31,-53 -31,-46C-31,-40 -18,-40 -9,-45Z', cordDeep),
    );
    const tails = mirrored(
      path('M-3,-36C-10,-26 -22,-22 -31,-8L-21,-10L-18,-1C-12,-16 -4,-24 0,-34Z', a.linear([cord, cordDeep])),
    );
    return (
      group(circle(0, 46, 11, a.radial([light, middle, deep], 0.4, 0.3, 0.8)), small(a)) +
      group(path(body, metal), solid(a)) +
      path('M-34,14C-14,20 14,20 34,14L36.500,20C14,27 -14,27 -36.500,20Z', deep, 'opacity=".5"') +
      stroke('M-33.500,13C-14,19 14,19 33.500,13', light, 1.6, 'opacity=".8"') +
      path('M-17,-16C-20,-2 -20,8 -24,16C-15,8 -12,-6 -9,-25C-13,-24 -16,-21 -17,-16Z', '#FFFFFF', 'opacity=".55"') +
      group(tails + bow + circle(0, -38, 8, a.radial([cord, cordDeep], 0.38, 0.3, 0.8)), small(a)) +
      sparkle(36, 4, 9, '#fff', 0.95)
    );
  },
};

/** One comma of a mitsudomoe. */
const COMMA =
  'M0,-13.500A13.500,13.500 0 0 1 12.700,4.600C10.500,-2 6.500,-5 2.900,-5.300A4.600,4.600 0 1 1 0,-13.500Z';

/** A drum of red lacquer with two sticks across its skin. */
export const drum: SymbolDrawing = {
  colours: 6,
  hasWord: false,
  draw: (a, { colours }) => {
    const [light = '', middle = '', deep = '', skin = '', skinDeep = '', gold = ''] = colours;
    const body = 'M-44,-12C-56,6 -56,24 -44,40C-26,56 26,56 44,40C56,24 56,6 44,-12Z';
    const studs = Array.from({ length: 9 }, (_, i) => {
      const t = (i - 4) / 4;
      const x = t * 41;
      return (
        circle(x, 2.5 + 15.5 * Math.sqrt(1 - t * t * 0.95), 3.1, gold) +
        circle(x * 0.97, 29 + 15 * Math.sqrt(1 - t * t * 0.95), 2.6, gold, 'opacity=".85"')
      );
    });
    const crest = group(
      [0, 120, 240].map((turn) => path(COMMA, deep, `transform="rotate(${turn})"`)).join(''),
      placed(0, -14, [1.25, 0.56]),
    );
    const stick = (degrees: number) =>
      group(
        rect(-4, -38, 8, 66, 4, a.linear(['#FFF0C8', '#F0C07A', '#A86A2A'], 0, 0, 1, 0)) +
          circle(0, -36, 6.5, a.radial(['#FFF6DC', '#F4CC8A', '#B8782E'], 0.4, 0.3, 0.8)),
        placed(0, -28, 1, degrees),
      );
    return (
      group(path(body, a.linear([middle, light, middle, deep], 0, 0, 1, 0)), solid(a)) +
      group(
        ellipse(0, 22, 17, 17, a.radial([gold, '#B8690C'])) +
          ellipse(0, 22, 12.5, 12.5, deep) +
          group(
            [0, 120, 240].map((turn) => path(COMMA, gold, `transform="rotate(${turn}) scale(.8)"`)).join(''),
            placed(0, 22),
          ),
        small(a),
      ) +
      studs.join('') +
      group(
        ellipse(0, -13, 47, 21, a.linear([gold, '#B8690C'])) +
          ellipse(0, -14, 42, 17.5, a.radial(['#FFFFFF', skin, skinDeep], 0.42, 0.36, 0.7)),
        small(a),
      ) +
      crest +
      group(stick(-58) + stick(58), small(a))
    );
  },
};

/** A daruma with one eye painted, and luck on its belly. */
export const daruma: SymbolDrawing = {
  colours: 6,
  hasWord: false,
  draw: (a, { colours }) => {
    const [light = '', middle = '', deep = '', skin = '', ink = '', gold = ''] = colours;
    const body =
      'M0,-56C30,-56 44,-36 48,-12C56,10 54,34 40,47C32,55 18,57 0,57C-18,57 -32,55 -40,47C-54,34 -56,10 -48,-12C-44,-36 -30,-56 0,-56Z';
    const half =
      ellipse(14.5, -15, 11.5, 12, '#FFFFFF', `stroke="${ink}" stroke-width="2.4"`) +
      path('M3,-31C10,-41 24,-41 33,-27C25,-31 18,-30 12,-26C8,-24 4,-26 3,-31Z', ink) +
      stroke('M9,4C18,10 27,8 29,-1M12,9C22,15 31,11 34,1', ink, 2.8) +
      stroke('M44,4C33,7 31,19 40,24C46,27 49,20 45,17M47,-8C42,-3 42,1 47,3', gold, 3.2);
    return (
      group(path(body, a.radial([light, middle, deep], 0.36, 0.28, 0.86)), solid(a)) +
      path(
        'M0,-42C22,-44 38,-32 38,-13C38,8 22,17 0,17C-22,17 -38,8 -38,-13C-38,-32 -22,-44 0,-42Z',
        a.radial(['#FFFDF4', skin, '#E8B98A'], 0.42, 0.32, 0.8),
        `stroke="${gold}" stroke-width="3"`,
      ) +
      ellipse(-26, 2, 7, 4.5, '#FF8A6A', 'opacity=".55"') +
      ellipse(26, 2, 7, 4.5, '#FF8A6A', 'opacity=".55"') +
      mirrored(half) +
      circle(-14.5, -14, 6.4, ink) +
      circle(14.5, -14, 6.4, ink) +
      circle(-16.5, -16.5, 2.4, '#fff') +
      circle(12.5, -16.5, 2.4, '#fff') +
      path('M-4,-5H4L0,0Z', '#D8563A') +
      stroke('M-6,7Q0,3 6,7', '#B8201C', 3.2) +
      fortune(0, 37, 0.43, gold, 8) +
      path('M-33,-40C-26,-48 -16,-52 -6,-53C-18,-48 -26,-42 -31,-34Z', '#fff', 'opacity=".6"')
    );
  },
};

/** A paper lantern that glows. */
export const lantern: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours }) => {
    const [glow = '', middle = '', deep = '', cap = '', gold = ''] = colours;
    const body = 'M-19,-40C-40,-36 -45,-18 -45,-2C-45,14 -40,32 -19,36H19C40,32 45,14 45,-2C45,-18 40,-36 19,-40Z';
    const ribs = [-28, -15, -2, 11, 24].map((y) => {
      const reach = y === -2 ? 45 : Math.abs(y + 2) > 20 ? 38 : 43.5;
      return `M${-reach},${y}C${-reach * 0.5},${y + 5} ${reach * 0.5},${y + 5} ${reach},${y}`;
    });
    const fitting = (y: number, h: number) =>
      rect(-22, y, 44, h, 3.5, a.linear([gold, cap, cap], 0, 0, 0, 1)) + rect(-22, y + 1.2, 44, 2.6, 1.3, gold);
    return (
      a.glow(0, -2, 61, middle, 0.55) +
      stroke('M-9,-48C-9,-61 9,-61 9,-48', gold, 3.6) +
      group(path(body, a.radial([glow, middle, deep], 0.46, 0.5, 0.62)), solid(a)) +
      stroke(ribs.join(''), deep, 2, 'opacity=".55"') +
      paw(0, -3, 1.7, deep) +
      path('M-33,-22C-38,-10 -38,6 -33,18C-31,4 -31,-10 -28,-28C-30,-27 -32,-25 -33,-22Z', '#fff', 'opacity=".6"') +
      group(fitting(-49, 10) + fitting(35, 9), small(a)) +
      stroke('M-8,45V55M0,45V60M8,45V55', gold, 3.2)
    );
  },
};

/** A folding fan with waves under a sun. */
export const fan: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours }) => {
    const [light = '', middle = '', deep = '', gold = '', rib = ''] = colours;
    const [outer, inner, from, to, folds] = [84, 31, -158, -22, 10];
    const angle = (i: number) => from + ((to - from) * i) / folds;
    const point = (radius: number, i: number) => polar(radius, angle(i)).map(tenth).join(',');
    const fold = (i: number, half: number) => {
      const edge = (k: number) => outer - (k % 2 === 0 ? 3.5 : 0);
      const [i1, i2] = [i + half / 2, i + half / 2 + 0.5];
      return `M${point(inner, i1)}L${point(edge(half), i1)}L${point(edge(half + 1), i2)}L${point(inner, i2)}Z`;
    };
    const whole = Array.from({ length: folds * 2 + 1 }, (_, k) => point(outer - (k % 2 === 0 ? 3.5 : 0), k / 2));
    const back = Array.from({ length: folds + 1 }, (_, k) => point(inner, folds - k));
    const outline = `M${whole.join('L')}L${back.join('L')}Z`;
    const shades = Array.from({ length: folds }, (_, i) => fold(i, 1)).join('');
    const slats = Array.from({ length: folds + 1 }, (_, i) => `M0,0L${point(inner + 3, i)}`).join('');
    const waves = [47, 37].map((radius, k) =>
      Array.from({ length: folds + 1 }, (_, i) => {
        const [x, y] = polar(radius, angle(i + (k ? 0.5 : 0)));
        return (
          circle(x, y, 7.5, k ? middle : light, `stroke="${gold}" stroke-width="1.500"`) +
          circle(x, y, 4, 'none', `stroke="${gold}" stroke-width="1.200" opacity=".8"`)
        );
      }).join(''),
    );
    return group(
      group(
        stroke(slats, rib, 4.6) + stroke(`M0,0L${point(outer - 2, 0)}M0,0L${point(outer - 2, folds)}`, rib, 5),
        small(a),
      ) +
        group(
          path(
            outline,
            a.radialAt(
              [
                [0, light],
                [0.45, light],
                [0.75, middle],
                [1, deep],
              ],
              0,
              0,
              outer,
            ),
          ) +
            group(
              ellipse(0, -61, 21, 17, a.linear(['#FF9A7A', '#E3342F', '#B8141E'])) + waves.join(''),
              `clip-path="${a.clip(outline)}"`,
            ) +
            path(shades, '#120433', 'opacity=".2"') +
            stroke(`M${whole.join('L')}`, gold, 3.4),
          solid(a),
        ) +
        group(circle(0, 0, 5.6, a.radial(['#FFF6CF', gold, '#8A560A'], 0.4, 0.3, 0.8)), small(a)) +
        stroke('M0,5C-5,12 4,15 -1,21M1,5C7,11 5,16 9,20', '#E3342F', 2.8),
      placed(0, 34, [0.735, 0.92]),
    );
  },
};
