import {
  circle,
  cycle,
  type Drawing,
  ellipse,
  group,
  lighten,
  mix,
  path,
  placed,
  polar,
  rect,
  stroke,
} from '../../drawing/index.ts';
import { sparkle } from '../../props/effects.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { character } from './characters.ts';
import { goldLight, leafLight, silkLight, smallLight } from './light.ts';

const coloursOf = (colours: readonly string[]) => (i: number) => cycle(colours, i);

/** One cymbal seen from its edge: a dome in the middle of a plate. */
const plate = (a: Drawing, light: string, middle: string, deep: string): string =>
  ellipse(0, 0, 44, 29, a.linear([light, middle, deep, middle], 0, 0, 1, 1)) +
  ellipse(0, 0, 38, 24, 'none', `stroke="${deep}" stroke-width="1.400" opacity=".5"`) +
  ellipse(0, 0, 30, 18.5, 'none', `stroke="${deep}" stroke-width="1.600" opacity=".6"`) +
  ellipse(0, -3, 14, 9.5, a.linear(['#FFF6CF', middle, deep])) +
  path('M-36,-12C-26,-24 -8,-28 6,-27C-10,-22 -24,-15 -34,-4Z', '#FFFFFF', 'opacity=".6"');

/** Two cymbals with sashes: brass from light to deep, sash. */
export const cymbals: SymbolDrawing = {
  colours: 4,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = coloursOf(colours);
    const sash = at(3);
    return (
      stroke('M-12,-24C-24,-42 -2,-50 -8,-58M-10,-24C-16,-40 8,-44 2,-55', sash, 5) +
      group(group(plate(a, at(0), at(1), at(2)), placed(-6, -17, 1, -20)), goldLight(a)) +
      group(group(plate(a, at(0), at(1), at(2)), placed(7, 19, 1, -20)), goldLight(a)) +
      group(
        circle(4, 15, 5, sash) + stroke('M6,17C26,22 14,36 26,46M4,18C14,30 2,38 10,52', sash, 4.6),
        smallLight(a),
      ) +
      sparkle(36, -34, 12)
    );
  },
};

/** A tangerine with two leaves: skin from light to deep, leaf from light to deep. */
export const tangerine: SymbolDrawing = {
  colours: 6,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = coloursOf(colours);
    const pores = Array.from({ length: 16 }, (_, i) => {
      const [x, y] = polar(12 + (i % 4) * 8.5, i * 67);
      return circle(x, y * 0.86 + 10, 1.7, at(2), 'opacity=".55"');
    }).join('');
    const leaf = (turn: number, scale: number) =>
      group(
        path('M0,0C6,-20 26,-26 46,-18C38,0 18,8 0,0Z', a.linear([at(3), at(4), at(5)], 0, 0, 1, 1)) +
          stroke('M2,-1C16,-8 28,-13 42,-17', lighten(at(3), 0.08), 1.8, 'opacity=".8"'),
        placed(0, -27, scale, turn),
      );
    return (
      group(
        path(
          'M0,-31C30,-38 50,-18 49,10C48,38 26,54 0,54C-26,54 -48,38 -49,10C-50,-18 -30,-38 0,-31Z',
          a.radial([at(0), at(1), at(2)], 0.36, 0.28, 0.85),
        ),
        silkLight(a),
      ) +
      pores +
      ellipse(-20, -10, 14, 8, '#FFFFFF', 'opacity=".5" transform="rotate(-30 -20 -10)"') +
      group(leaf(6, 1) + leaf(-158, 0.66) + rect(-3.5, -40, 7, 14, 3, '#6A3E14'), leafLight(a))
    );
  },
};

/** A lantern fish of gold paper on a rod: paper from light to deep, ribs, tassel. */
export const fish: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = coloursOf(colours);
    const body = 'M-52,4C-42,-26 2,-34 26,-6L50,-28C45,-8 45,12 52,34L26,14C6,38 -40,34 -52,4Z';
    const scales = [-14, 0, 14]
      .map((x) => stroke(`M${x},-17C${x + 10},-4 ${x + 10},12 ${x},24`, at(3), 2.6, 'opacity=".85"'))
      .join('');
    return (
      group(
        path('M-16,-22C-8,-44 12,-44 16,-19Z', a.linear([at(1), at(2)])) +
          path('M-12,28C-8,42 6,42 8,28Z', a.linear([at(1), at(2)])) +
          path(body, a.linear([at(0), at(1), at(2)], 0, 0, 0.9, 1)),
        silkLight(a),
      ) +
      group(
        scales +
          stroke('M28,2L46,-16M29,6H47M28,10L48,26', at(3), 2.4, 'opacity=".8"') +
          path('M-60,10C-46,16 -32,10 -26,-26L-20,-30C-22,-4 -26,26 -40,34Z', at(2), 'opacity=".28"'),
        `clip-path="${a.clip(body)}"`,
      ) +
      group(circle(-34, -3, 8.5, '#FFFFFF'), smallLight(a)) +
      circle(-36, -2, 5, '#2A0A04') +
      circle(-37.5, -4, 1.8, '#FFFFFF') +
      stroke('M-52,8C-46,13 -41,12 -38,9', mix(at(2), '#000000', 0.3), 2.8) +
      stroke('M4,-36V-58', '#E8B04A', 3) +
      group(circle(-2, 41, 4.5, at(4)) + stroke('M-6,46L-8,59M-2,46V60M2,46L4,59', at(4), 2.4), smallLight(a)) +
      sparkle(16, -30, 9)
    );
  },
};

/** An ingot with high horns on a cushion of silk: gold from light to deep, silk from light to deep. */
export const ingot: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = coloursOf(colours);
    const hull =
      'M-40,10C-36,34 36,34 40,10C54,2 60,-22 46,-34C44,-14 32,-4 20,-2C14,-26 -14,-26 -20,-2C-32,-4 -44,-14 -46,-34C-60,-22 -54,2 -40,10Z';
    return (
      group(
        path(
          'M-50,30C-56,26 -46,20 -36,22C-14,28 14,28 36,22C46,20 56,26 50,30C54,44 44,52 34,50C12,44 -12,44 -34,50C-44,52 -54,44 -50,30Z',
          a.linear([at(3), at(4)]),
        ),
        silkLight(a),
      ) +
      stroke('M-46,32C-20,40 20,40 46,32', '#FFD766', 2, 'opacity=".8"') +
      group(path(hull, a.linear([at(0), at(1), at(2)])), goldLight(a)) +
      group(
        path('M-20,-2C-14,-26 14,-26 20,-2C12,4 -12,4 -20,-2Z', a.radial(['#FFFDE8', at(0), at(1)], 0.4, 0.3, 0.9)),
        smallLight(a),
      ) +
      path('M-36,12C-28,26 -6,29 6,28C-14,24 -26,18 -32,8Z', '#FFFBE0', 'opacity=".8"') +
      stroke('M-46,-30C-46,-14 -38,-4 -26,0', '#FFFBE0', 2, 'opacity=".8"') +
      group(character('spring', 8, { ink: at(2), edge: at(0), width: 4.2 }), placed(0, 15)) +
      sparkle(-22, -26, 11) +
      sparkle(34, -38, 8)
    );
  },
};

/** A red envelope with a seal: paper from light to deep, gold, seal. */
export const envelope: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = coloursOf(colours);
    const gold = at(3);
    return group(
      group(
        rect(-38, -52, 76, 106, 9, a.linear([at(0), at(1), at(2)])) +
          path(
            'M-38,-43C-38,-49 -35,-52 -29,-52H29C35,-52 38,-49 38,-43V-26C22,-2 -22,-2 -38,-26Z',
            a.linear([lighten(at(0), 0.04), at(1)]),
          ),
        silkLight(a),
      ) +
        rect(-34, -48, 68, 98, 6, 'none', `stroke="${gold}" stroke-opacity=".7" stroke-width="1.600"`) +
        stroke('M-37,-27C-20,-4 20,-4 37,-27', gold, 2) +
        stroke('M-26,34C-20,24 -10,26 -9,33C-2,22 12,24 12,33C18,28 26,30 27,36', gold, 2, 'opacity=".75"') +
        group(circle(0, -9, 14, a.radial(['#FFFBE0', gold, '#B4700E'], 0.36, 0.3, 0.8)), goldLight(a)) +
        group(character('fortune', 8.4, { ink: at(4), edge: '#FFE9A0', width: 4.4 }), placed(0, -9)) +
        path('M-34,-40C-34,-46 -31,-48 -27,-48H8L-26,12H-34Z', '#FFFFFF', 'opacity=".14"'),
      placed(0, 0, 1, 5),
    );
  },
};

/** A plum flower: petals from light to deep, heart, stamens. */
export const plum: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = coloursOf(colours);
    const petals = Array.from({ length: 5 }, (_, i) => {
      const [x, y] = polar(26, i * 72 - 90);
      return circle(x, y, 22.5, a.radial([at(0), at(1), at(2)], 0.4, 0.3, 0.85));
    }).join('');
    const stamens = Array.from({ length: 10 }, (_, i) => {
      const [x, y] = polar(19, i * 36 + 12);
      return stroke(`M0,0L${x.toFixed(1)},${y.toFixed(1)}`, '#FFF3B0', 1.8) + circle(x, y, 2.7, at(4));
    }).join('');
    return (
      group(
        petals,
        `filter="${a.lit({ shade: '#5a0a3a', blur: 2, relief: 4, gloss: 0.6, dx: -3, dy: -4, drop: 4, rim: '#FFFFFF', rimOpacity: 0.7 })}"`,
      ) +
      circle(0, 0, 11, at(3)) +
      stamens
    );
  },
};

/** A head of lettuce in a red ribbon, which the lion plucks: leaf from light to deep, ribbon. */
export const lettuce: SymbolDrawing = {
  colours: 4,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = coloursOf(colours);
    const frill = (n: number, inner: number, outer: number, from: number, to: number): string => {
      let d = 'M0,26';
      for (let i = 0; i <= n; i += 1) {
        const turn = from + ((to - from) * i) / n;
        const [x, y] = polar(i % 2 === 0 ? outer : inner, turn);
        d += `Q${(x * 1.06).toFixed(1)},${(y * 1.06).toFixed(1)} ${x.toFixed(1)},${y.toFixed(1)}`;
      }
      return `${d}Z`;
    };
    const leaf = (d: string, colour: readonly string[]) => group(path(d, a.linear(colour)), leafLight(a));
    return (
      leaf(frill(13, 46, 56, 168, 372), [at(1), at(2)]) +
      group(leaf(frill(11, 36, 46, 176, 364), [at(0), at(1)]), placed(-9, 3, 0.94, -10)) +
      group(leaf(frill(11, 36, 46, 176, 364), [at(0), at(1)]), placed(10, 5, 0.9, 12)) +
      group(leaf(frill(9, 26, 35, 180, 360), [lighten(at(0), 0.1), at(0)]), placed(0, 8, 0.96)) +
      stroke(
        'M0,26C-2,8 -2,-8 0,-24M0,24C-12,10 -20,-2 -24,-14M0,24C12,10 20,-2 24,-14',
        '#F6FFD8',
        3,
        'opacity=".75"',
      ) +
      group(
        path('M-22,24C-8,32 8,32 22,24L25,36C9,44 -9,44 -25,36Z', at(3)) +
          path(
            'M-2,38C-20,36 -34,46 -28,56C-16,58 -6,50 0,42C6,50 16,58 28,56C34,46 20,36 2,38Z',
            lighten(at(3), 0.05),
          ) +
          circle(0, 39, 7, '#FFD24A'),
        silkLight(a),
      ) +
      sparkle(-30, -32, 10)
    );
  },
};
