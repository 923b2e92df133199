import {
  circle,
  cycle,
  ellipse,
  group,
  lighten,
  mirrored,
  mix,
  path,
  placed,
  rect,
  stroke,
} from '../../drawing/index.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { reliefLight } from './light.ts';

const coloursOf = (colours: readonly string[]) => (i: number) => cycle(colours, i);
const INK = '#2A1206';

/** The mask of a pharaoh: gold from light to deep, enamel, its shade. */
export const mask: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = coloursOf(colours);
    const gold = a.linear([at(0), at(1), at(2)]);
    const cloth =
      'M0,-54C34,-54 46,-30 48,2L54,46C44,54 32,56 22,54L20,30H-20L-22,54C-32,56 -44,54 -54,46L-48,2C-46,-30 -34,-54 0,-54Z';
    let stripes = '';
    for (let i = 0; i < 7; i += 1) {
      const y = -26 + i * 13;
      stripes += `M24,${y - 6}L62,${y + 5}M-24,${y - 6}L-62,${y + 5}`;
    }
    for (const x of [-18, -6, 6, 18]) stripes += `M${x},-56L${x * 0.8},-34`;
    return (
      group(path(cloth, gold), reliefLight(a)) +
      group(stroke(stripes, at(3), 6), `clip-path="${a.clip(cloth)}"`) +
      group(
        path(
          'M0,-36C20,-36 27,-22 26,-4C26,14 16,30 0,32C-16,30 -26,14 -26,-4C-27,-22 -20,-36 0,-36Z',
          a.radial([at(0), at(1), at(2)], 0.42, 0.34, 0.8),
        ) + path('M-7,30H7L6,56H-6Z', at(3)),
        reliefLight(a),
      ) +
      mirrored(
        path('M-21,-10C-16,-17 -8,-16 -4,-9C-9,-5 -16,-5 -21,-10Z', '#FFFDF0') +
          circle(-12, -10, 3.6, INK) +
          stroke('M-24,-9C-16,-18 -8,-17 -3,-9M-21,-18C-15,-24 -8,-23 -4,-18M-21,-8L-29,-4', at(4), 2.6),
      ) +
      stroke('M0,-8V4M-4,6C-2,9 2,9 4,6M-8,16C-3,20 3,20 8,16', mix(at(2), '#000000', 0.25), 2.4) +
      group(
        path('M-5,-38C-12,-46 -8,-60 0,-58C8,-60 12,-46 5,-38Z', at(3)) + circle(0, -51, 3, '#E8402E'),
        reliefLight(a),
      ) +
      stroke('M-6,36H6M-6,43H6M-6,50H6', at(1), 2)
    );
  },
};

/** A standing falcon: feathers from light to deep, wing, gold. */
export const falcon: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = coloursOf(colours);
    const body =
      'M-14,-50C4,-58 20,-46 20,-30C30,-14 34,8 26,30L36,54L20,52L8,38C-8,38 -22,26 -24,6C-25,-8 -20,-18 -18,-28C-24,-28 -28,-30 -30,-34C-24,-38 -22,-46 -14,-50Z';
    const wing = 'M2,-24C18,-16 28,4 26,28L36,54L18,46C2,34 -6,12 -4,-8C-3,-16 -1,-22 2,-24Z';
    return (
      group(
        stroke('M0,36L-4,52M12,40L12,54M-16,54H2M4,56H22', at(4), 5.5) + path(body, a.linear([at(0), at(1), at(2)])),
        reliefLight(a),
      ) +
      group(path(wing, a.linear([at(3), mix(at(3), '#000000', 0.4)])), reliefLight(a)) +
      stroke('M4,-8C12,0 16,10 17,22M0,2C8,10 12,20 15,32M0,14C6,22 12,32 20,40', lighten(at(3), 0.22), 2.4) +
      stroke(
        'M-18,6C-12,10 -8,10 -6,6M-20,-6C-14,-2 -9,-2 -6,-6M-14,18C-10,22 -6,22 -3,19',
        mix(at(1), '#000000', 0.35),
        2,
      ) +
      circle(-9, -39, 5, '#FFFDF0') +
      circle(-10, -39, 2.8, INK) +
      stroke('M-4,-36C0,-32 1,-28 -4,-24M-10,-32L-11,-25', INK, 2.6) +
      group(path('M-18,-43C-28,-44 -35,-38 -33,-26C-30,-30 -25,-31 -17,-31Z', at(4)), reliefLight(a)) +
      group(path('M-16,-50C-10,-62 8,-62 14,-48C4,-54 -8,-54 -16,-50Z', at(4)), reliefLight(a))
    );
  },
};

/** The eye of the falcon god: paint from light to deep, iris, gold. */
export const eye: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = coloursOf(colours);
    const paint = a.linear([at(0), at(1), at(2)]);
    const line = (d: string, width: number) =>
      group(stroke(d, at(2), width + 5) + stroke(d, at(1), width), reliefLight(a));
    return (
      line('M-50,-26C-30,-44 10,-46 50,-24', 7) +
      line('M-8,16L-14,50', 7) +
      line('M12,16C14,36 30,48 44,40C52,34 48,22 38,24C32,26 32,34 38,34', 5.5) +
      group(path('M-54,-4C-30,-30 22,-32 50,-8L58,6C32,-2 20,20 -10,18C-30,16 -44,6 -54,-4Z', paint), reliefLight(a)) +
      path('M-42,-4C-24,-20 16,-22 38,-7C20,2 12,12 -8,11C-24,10 -34,4 -42,-4Z', '#FFFBEA') +
      group(
        circle(-2, -5, 13, a.radial([lighten(at(3), 0.2), at(3), mix(at(3), '#000000', 0.5)], 0.4, 0.34, 0.8)),
        reliefLight(a),
      ) +
      circle(-2, -5, 6, INK) +
      circle(-6, -9, 3, '#FFFFFF') +
      stroke('M-50,-30C-30,-48 10,-50 50,-28', at(4), 2, 'opacity=".9"')
    );
  },
};

/** A key of life: metal from light to deep, inlay. */
export const ankh: SymbolDrawing = {
  colours: 4,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = coloursOf(colours);
    const loop =
      'M0,2C-12,-14 -26,-24 -24,-40C-22,-54 -10,-58 0,-58C10,-58 22,-54 24,-40C26,-24 12,-14 0,2ZM0,-16C8,-26 13,-32 12,-40C11,-46 6,-47 0,-47C-6,-47 -11,-46 -12,-40C-13,-32 -8,-26 0,-16Z';
    return (
      group(
        `<path fill-rule="evenodd" d="${loop}" fill="${a.linear([at(0), at(1)])}"/>` +
          path('M-8,0H8L14,58H-14Z', a.linear([at(1), at(2)])) +
          path(
            'M-46,-8C-30,-4 -14,-4 0,-6C14,-4 30,-4 46,-8V16C30,12 14,12 0,12C-14,12 -30,12 -46,16Z',
            a.linear([at(0), at(1), at(2)]),
          ),
        reliefLight(a),
      ) +
      path('M-40,-1C-28,1 -18,1 -9,1V7C-18,7 -28,7 -40,9ZM40,-1C28,1 18,1 9,1V7C18,7 28,7 40,9Z', at(3)) +
      path('M-4,18H4L7,51H-7Z', at(3)) +
      group(circle(0, 4, 8, a.radial(['#FF9A7A', '#E8402E', '#7A1208'], 0.4, 0.34, 0.8)), reliefLight(a))
    );
  },
};

/** A column with the flower of the lotus: petals from light to deep, stalk, gold. */
export const lotus: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = coloursOf(colours);
    const petal = (turn: number, size: number, colour: readonly string[]) =>
      group(path('M-11,0C-17,-20 -8,-40 0,-50C8,-40 17,-20 11,0Z', a.linear(colour)), placed(0, 2, size, turn));
    return (
      group(
        rect(-13, 4, 26, 44, 3, a.linear([at(3), lighten(at(3), 0.14), mix(at(3), '#000000', 0.35)], 0, 0, 1, 0)) +
          rect(-24, 46, 48, 11, 3, at(4)) +
          rect(-18, 2, 36, 8, 3, at(4)),
        reliefLight(a),
      ) +
      stroke('M-5,12V44M5,12V44', mix(at(3), '#000000', 0.4), 2) +
      rect(-13, 18, 26, 4, 0, '#E8402E') +
      rect(-13, 36, 26, 4, 0, '#E8402E') +
      group(
        petal(-64, 0.94, [at(1), at(2)]) +
          petal(64, 0.94, [at(1), at(2)]) +
          petal(-36, 1.06, [at(0), at(1), at(2)]) +
          petal(36, 1.06, [at(0), at(1), at(2)]) +
          petal(0, 1.16, [lighten(at(0), 0.08), at(0), at(1)]),
        reliefLight(a),
      ) +
      stroke('M0,-6V-38M-10,-4L-24,-30M10,-4L24,-30', lighten(at(0), 0.12), 2, 'opacity=".7"')
    );
  },
};

/** A cobra that rears: skin from light to deep, hood, gold. */
export const snake: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = coloursOf(colours);
    const coil = (d: string, width: number) =>
      stroke(d, at(2), width + 5) +
      stroke(d, at(1), width) +
      stroke(d, at(0), width * 0.3, 'transform="translate(-2 -2)"');
    return (
      group(coil('M-40,50C-8,58 36,56 44,44C50,32 28,28 4,32C-16,36 -34,40 -44,32', 10), reliefLight(a)) +
      group(
        path(
          'M-8,40C-30,20 -34,-10 -24,-32C-18,-46 -8,-52 2,-52C14,-52 24,-44 28,-30C34,-10 24,18 10,40Z',
          a.linear([at(0), at(1), at(2)], 0, 0, 1, 1),
        ),
        reliefLight(a),
      ) +
      path('M-4,36C-18,16 -20,-8 -12,-28C-6,-36 8,-36 14,-28C20,-8 14,16 4,36Z', at(3)) +
      stroke('M-13,-14H16M-15,-2H16M-13,10H13M-9,22H9', at(4), 3) +
      group(
        path('M-18,-42C-14,-58 16,-60 22,-44C22,-36 10,-32 2,-32C-8,-32 -18,-34 -18,-42Z', a.linear([at(0), at(1)])),
        reliefLight(a),
      ) +
      mirrored(circle(-9, -44, 3.6, '#FFE9A0') + ellipse(-9, -44, 1.3, 3, INK)) +
      stroke('M2,-33V-27L-2,-23M2,-27L6,-23', '#E8402E', 2.4)
    );
  },
};
