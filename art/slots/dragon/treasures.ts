import {
  circle,
  cycle,
  type Drawing,
  ellipse,
  group,
  lighten,
  mirrored,
  mix,
  path,
  placed,
  polar,
  rect,
  stroke,
  tenth,
} from '../../drawing/index.ts';
import { sparkle } from '../../props/effects.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { goldLight, jadeLight, softLight } from './light.ts';

const five = (colours: readonly string[]) => [0, 1, 2, 3, 4].map((i) => cycle(colours, i));

/** A boat with a dragon's head at its stem and a pavilion amidships: hull from light to deep, gold, jade. */
export const boat: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours }) => {
    const [light = '', middle = '', deep = '', gold = '', jade = ''] = five(colours);
    const metal = a.linear([lighten(gold, 0.14), gold, mix(gold, '#000000', 0.45)]);
    const green = a.linear([lighten(jade, 0.18), jade, mix(jade, '#000000', 0.45)]);
    const hull = path(
      'M-47,6C-34,16 -14,18 6,18C28,18 44,10 54,-14C60,4 56,26 40,38C28,45 -20,46 -34,38C-44,31 -48,18 -47,6Z',
      a.linear([light, middle, deep]),
    );
    let scales = '';
    for (let row = 0; row < 2; row++)
      for (let i = 0; i < 7; i++) scales += `M${-34 + i * 11 + row * 5},${27 + row * 8}q5.5,7 11,0`;
    const neck = path('M-48,22C-60,4 -54,-12 -40,-22L-20,-14C-30,-2 -30,8 -22,18Z', green);
    const mane = path(
      'M-24,-34C-12,-34 -8,-28 -4,-24C-12,-24 -14,-20 -10,-14C-18,-16 -22,-10 -18,-2C-26,-6 -30,-14 -30,-22Z',
      metal,
    );
    const head =
      path(
        'M-24,-36C-16,-42 -12,-50 -14,-60C-20,-54 -24,-54 -28,-52C-24,-56 -26,-60 -28,-62C-36,-54 -36,-46 -34,-38Z',
        metal,
      ) +
      path(
        'M-22,-26C-22,-38 -32,-44 -42,-41C-48,-44 -58,-42 -63,-34C-65,-29 -62,-26 -57,-27L-50,-25C-55,-22 -60,-20 -59,-15C-50,-10 -34,-10 -26,-16C-22,-19 -22,-22 -22,-26Z',
        green,
      ) +
      path('M-57,-26L-54,-20L-51,-25ZM-49,-24L-46,-19L-43,-23Z', '#FFFDF0');
    const tail = path('M44,10C54,0 46,-14 54,-30C60,-24 62,-14 58,-6C64,-10 64,-18 63,-24C66,-2 60,14 52,22Z', metal);
    const house =
      rect(-15, -14, 5, 32, 1, light) +
      rect(16, -14, 5, 32, 1, light) +
      rect(-10, -12, 26, 30, 0, mix(deep, '#000000', 0.4)) +
      circle(3, 4, 8, a.radial(['#FFF3B0', '#FF9A2E']), 'opacity=".95"') +
      path('M-32,-8C-18,-12 -8,-18 -4,-30L3,-36L10,-30C14,-18 24,-12 38,-8C30,-2 -24,-2 -32,-8Z', metal) +
      path('M-20,-29C-12,-32 -4,-36 3,-48C10,-36 18,-32 26,-29C20,-24 -14,-24 -20,-29Z', green);
    return group(
      group(tail + house + neck + hull, softLight(a)) +
        stroke(scales, gold, 2, 'opacity=".75"') +
        stroke('M-46,11C-33,21 -14,23 6,23C28,23 45,15 55,-6', gold, 4) +
        group(mane, goldLight(a)) +
        group(head, jadeLight(a)) +
        path('M-46,-37C-42,-41 -36,-40 -32,-36C-37,-33 -43,-33 -46,-37Z', '#FFE27A') +
        circle(-39, -36.5, 2.2, '#2A0A04') +
        stroke('M-59,-33C-70,-28 -66,-14 -60,-8', lighten(gold, 0.1), 2.6) +
        stroke('M-58,46q8,-9 16,0t16,0t16,0t16,0t16,0t16,0t14,0', '#BFFFE6', 4.5, 'opacity=".9"') +
        stroke('M-46,54q8,-8 16,0t16,0t16,0t16,0t16,0', '#3ED6C5', 3.4, 'opacity=".8"'),
      placed(3, 3, 0.88),
    );
  },
};

/** A gold hairpin with a phoenix: gold from light to deep, enamel, stone. */
export const hairpin: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours }) => {
    const [light = '', middle = '', deep = '', enamel = '', stone = ''] = five(colours);
    const metal = a.linear([light, middle, deep]);
    const feather = (length: number) =>
      path(
        `M0,4C-13,${tenth(-length * 0.5)} -13,${tenth(-length * 0.86)} 0,${-length}C13,${tenth(-length * 0.86)} 13,${tenth(-length * 0.5)} 0,4Z`,
        metal,
      );
    const inlay = (length: number) =>
      path(
        `M0,${tenth(-length * 0.34)}C-8,${tenth(-length * 0.55)} -8.500,${tenth(-length * 0.84)} 0,${tenth(-length * 0.9)}C8.500,${tenth(-length * 0.84)} 8,${tenth(-length * 0.55)} 0,${tenth(-length * 0.34)}Z`,
        a.linear([lighten(enamel, 0.12), enamel, mix(enamel, '#000000', 0.35)]),
      ) + circle(0, -length * 0.7, 3.6, stone);
    const fan = [-44, -8, 28, 64].map((degrees, i) => ({ degrees, length: [44, 54, 54, 46][i] ?? 50 }));
    const spread = (draw: (length: number) => string) =>
      fan.map(({ degrees, length }) => group(draw(length), placed(6, 2, 1, degrees))).join('');
    const bird =
      path(
        'M20,12C20,-4 6,-8 -4,-8C-12,-8 -12,-16 -17,-20C-24,-24 -32,-20 -34,-12L-47,-4L-34,-3C-30,0 -28,2 -26,6C-22,16 -14,22 0,22C10,22 18,20 20,12Z',
        metal,
      ) +
      path(
        'M-27,-18C-32,-28 -42,-32 -50,-29C-45,-24 -42,-18 -32,-14ZM-21,-19C-22,-32 -30,-40 -37,-41C-37,-33 -34,-24 -26,-17ZM-16,-18C-12,-30 -16,-40 -20,-46C-24,-38 -24,-28 -21,-18Z',
        metal,
      );
    const shaft =
      path('M-14,8L51,59C54,61 56,58 54,55L6,-8Z', metal) +
      path('M14,15L20,6L28,14L22,23Z', a.linear([deep, light, deep], 0, 0, 1, 1));
    const pearls = [14, 24, 34]
      .map((y) => circle(-42, y, 5, a.radial(['#FFFFFF', '#D8FFF0', '#6AB8A8'], 0.36, 0.3, 0.75)))
      .join('');
    return (
      group(spread(feather), goldLight(a)) +
      spread(inlay) +
      group(shaft, goldLight(a)) +
      group(bird, goldLight(a)) +
      path('M16,8C12,-3 0,-5 -10,-2C-10,8 4,16 16,8Z', a.linear([lighten(enamel, 0.12), enamel])) +
      circle(-26, -13, 2.6, '#2A0A04') +
      circle(-27, -14, 1, '#fff') +
      stroke('M-46,-4L-42,10', middle, 2) +
      pearls +
      path('M-42,40L-35,50L-42,60L-49,50Z', a.linear([lighten(stone, 0.2), stone, mix(stone, '#000000', 0.3)])) +
      sparkle(30, -36, 9)
    );
  },
};

/** A bronze vessel on three legs with smoke of incense: bronze from light to deep, patina, smoke. */
export const tripod: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours }) => {
    const [light = '', middle = '', deep = '', patina = '', smoke = ''] = five(colours);
    const metal = a.linear([light, middle, deep]);
    const ears = mirrored(
      `<path fill-rule="evenodd" d="M-46,-14V-40C-46,-46 -42,-50 -36,-50H-28C-22,-50 -20,-46 -20,-42V-14ZM-38,-16H-28V-40H-38Z" fill="${metal}"/>`,
    );
    const legs =
      mirrored(path('M-40,16C-44,34 -42,46 -44,58H-26C-26,44 -20,34 -18,22Z', metal)) +
      path('M-11,22L-9,58H9L11,22Z', a.linear([middle, deep]));
    const bowl = path('M-48,-14H48C50,14 34,34 0,34C-34,34 -50,14 -48,-14Z', metal);
    const rim = rect(-54, -22, 108, 13, 5, metal);
    const mask =
      mirrored(
        stroke('M-6,6V24M-13,22C-26,22 -36,14 -36,2C-36,-3 -30,-5 -26,-2', patina, 4) +
          circle(-19, 8, 6.5, patina) +
          circle(-19, 8, 2.8, deep),
      ) + path('M-5,-6H5L3,20H-3Z', patina);
    return group(
      stroke('M-8,-26C-20,-34 2,-40 -6,-50C-10,-56 -2,-60 2,-56M8,-26C16,-34 4,-38 12,-46', smoke, 5, 'opacity=".8"') +
        group(ears + legs, goldLight(a)) +
        group(bowl, goldLight(a)) +
        group(rim, goldLight(a)) +
        mask +
        stroke('M-46,-15.500H46', lighten(patina, 0.08), 2.6, 'opacity=".9" stroke-dasharray="7 6"'),
      placed(0, -2, 0.93),
    );
  },
};

/** A ring of jade on a silk cord: jade from light to deep, grain, cord. */
export const disc: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours }) => {
    const [light = '', middle = '', deep = '', grain = '', cord = ''] = five(colours);
    const silk = a.linear([lighten(cord, 0.14), cord, mix(cord, '#000000', 0.4)]);
    const ring = `<path fill-rule="evenodd" d="M0,-54A45,45 0 1 1 -.01,-54ZM0,-26A17,17 0 1 0 .01,-26Z" fill="${a.radial([light, middle, deep], 0.36, 0.28, 0.85)}"/>`;
    // Grains of corn in the old pattern: each row is half a step behind the row inside it.
    let grains = '';
    for (const [row, radius] of [24, 30.5, 37].entries())
      for (let i = 0; i < 16; i++) {
        const [x, y] = polar(radius, i * 22.5 + row * 11.25);
        grains += circle(x, y - 9, 1.5 + row * 0.35, grain) + circle(x - 0.7, y - 9.8, 0.8, light);
      }
    const loop = stroke('M-3,-40C-8,-52 -8,-60 0,-61C8,-60 8,-52 3,-40', cord, 4.5);
    const knot = mirrored(path('M0,30C-14,22 -20,32 -13,38C-20,44 -8,50 0,42Z', silk)) + rect(-5, 30, 10, 13, 3, silk);
    const tassel = path('M-6,44H6L10,62H-10Z', silk);
    return (
      group(ring, jadeLight(a)) +
      group(grains, 'opacity=".7"') +
      circle(0, -9, 42, 'none', `stroke="${deep}" stroke-width="1.6" opacity=".55"`) +
      circle(0, -9, 20, 'none', `stroke="${deep}" stroke-width="1.6" opacity=".55"`) +
      group(loop + rect(-4.5, -48, 9, 10, 3, silk), softLight(a)) +
      group(stroke('M0,9V32', cord, 5) + tassel + knot, softLight(a)) +
      stroke('M-4,48V60M0,48V61M4,48V60', mix(cord, '#000000', 0.45), 1.4, 'opacity=".6"') +
      sparkle(-24, -32, 9, '#fff', 0.9)
    );
  },
};

/** An open scroll with a painted mountain: paper, silk from light to deep, gold, ink. */
export const scroll: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours }) => {
    const [paper = '', silk = '', deep = '', gold = '', ink = ''] = five(colours);
    const metal = a.linear([lighten(gold, 0.14), gold, mix(gold, '#000000', 0.45)]);
    const roller = (x: number) =>
      rect(x - 4, -50, 8, 100, 3, metal) +
      circle(x, -49, 6, metal) +
      circle(x, 49, 6, metal) +
      rect(x - 9, -42, 18, 84, 7, a.linear([lighten(silk, 0.12), silk, deep], 0, 0, 1, 0));
    const picture = rect(-28, -27, 56, 54, 0, a.linear([lighten(paper, 0.04), paper, mix(paper, gold, 0.3)]));
    const painting = group(
      circle(13, -13, 7, '#E8443A') +
        path('M-28,20L-12,-12L-4,0L4,-8L20,14L28,8V27H-28Z', ink, 'opacity=".75"') +
        path('M-12,-12L-6,-1L-11,3L-15,-2ZM4,-8L9,1L3,4L0,-3Z', '#fff', 'opacity=".7"') +
        stroke('M-26,14q8,-5 15,0t15,0t15,0', paper, 3, 'opacity=".9"'),
      `clip-path="${a.clip('M-28,-27H28V27H-28Z')}"`,
    );
    return group(
      group(rect(-42, -36, 84, 72, 2, a.linear([silk, deep])) + picture, softLight(a)) +
        painting +
        rect(-28, -27, 56, 54, 0, 'none', `stroke="${gold}" stroke-width="2"`) +
        group(roller(-46) + roller(46), softLight(a)) +
        stroke('M-46,-30V30M46,-30V30', gold, 1.4, 'opacity=".6" stroke-dasharray="3 5"'),
      placed(0, 0, 0.9, -10),
    );
  },
};

/** A lotus above its leaf: petals from light to deep, leaf, pod. */
export const lotus: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours }) => {
    const [light = '', middle = '', deep = '', leaf = '', pod = ''] = five(colours);
    const petal = (length: number, width: number, fill: string) =>
      path(
        `M0,6C${-width},${tenth(-length * 0.3)} ${tenth(-width * 0.9)},${tenth(-length * 0.74)} 0,${-length}C${tenth(width * 0.9)},${tenth(-length * 0.74)} ${width},${tenth(-length * 0.3)} 0,6Z`,
        fill,
      );
    const far = a.linear([middle, deep]);
    const near = a.linear([light, middle, deep]);
    const ring = (turns: readonly number[], length: number, width: number, y: number, fill: string) =>
      turns.map((degrees) => group(petal(length, width, fill), placed(0, y, 1, degrees))).join('');
    return group(
      group(
        path(
          'M-56,34C-40,20 40,20 56,34C48,54 -48,54 -56,34Z',
          a.linear([lighten(leaf, 0.1), leaf, mix(leaf, '#000000', 0.45)]),
        ),
        softLight(a),
      ) +
        group(ring([-34, 34, 0], 74, 23, 26, far), softLight(a)) +
        ellipse(0, -16, 15, 10, pod) +
        group(ring([-78, 78, -52, 52], 58, 19, 32, near), softLight(a)) +
        group(ring([-24, 24], 56, 20, 34, near), softLight(a)) +
        group(ring([0], 50, 21, 38, near), softLight(a)) +
        stroke('M0,30V2M-8,32C-12,22 -16,12 -20,4M8,32C12,22 16,12 20,4', deep, 1.6, 'opacity=".45"'),
      placed(0, 2, 0.93),
    );
  },
};

/** Flames that close about a pearl. */
export function flamingPearl(
  a: Drawing,
  [light = '', middle = '', deep = '']: readonly string[],
  [bright = '', body = '', shade = '']: readonly string[],
): string {
  const flame =
    'M4,-60C6,-46 30,-40 32,-20C38,-26 40,-36 38,-46C54,-32 60,-12 56,8C52,38 28,56 0,56C-30,56 -54,36 -56,6C-57,-10 -52,-26 -42,-36C-44,-26 -40,-18 -33,-14C-36,-34 -8,-42 4,-60Z';
  const inner =
    'M4,-42C4,-30 24,-26 26,-6C32,-10 34,-18 34,-24C44,-12 46,2 43,14C38,36 20,46 0,46C-24,46 -42,30 -43,8C-44,-4 -40,-14 -34,-20C-34,-12 -30,-6 -24,-2C-28,-20 -4,-28 4,-42Z';
  return group(
    a.glow(0, 4, 60, middle, 0.55) +
      group(path(flame, a.linear([light, middle, deep])), softLight(a)) +
      path(inner, a.radial(['#FFFBD0', light, middle], 0.5, 0.62, 0.6)) +
      group(
        circle(
          0,
          8,
          30,
          a.radial(
            [
              [0, bright],
              [0.45, body],
              [1, shade],
            ],
            0.36,
            0.3,
            0.78,
          ),
        ),
        jadeLight(a),
      ) +
      ellipse(-10, -4, 9, 6, '#fff', 'opacity=".95" transform="rotate(-34 -10 -4)"') +
      stroke('M-12,30A24,24 0 0 0 22,18', '#fff', 2.6, 'opacity=".55"'),
    placed(0, 0, [0.92, 0.98]),
  );
}
