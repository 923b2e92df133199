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
  polar,
  rect,
  star,
  stroke,
  tenth,
} from '../../drawing/index.ts';
import { phoenix } from '../../emblems/phoenix.ts';
import { sparkle } from '../../props/effects.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { bronzeLight, plumeLight } from './light.ts';

/** The bird itself before a disc of fire: the disc from its heart to its edge. */
export const bird: SymbolDrawing = {
  colours: 3,
  hasWord: false,
  draw: (a, { colours }) =>
    a.glow(0, 0, 60, cycle(colours, 1), 0.6) +
    circle(0, -4, 46, a.radial([cycle(colours, 0), cycle(colours, 1), cycle(colours, 2)], 0.5, 0.44, 0.6)) +
    group(phoenix(a), placed(0, 2, 0.55)),
};

/** A mirror of bronze with the rays of the sun: bronze from light to deep, its face from light to deep, cord. */
export const mirror: SymbolDrawing = {
  colours: 6,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = (i: number) => cycle(colours, i);
    let petals = '';
    for (let i = 0; i < 12; i++) {
      const [x, y] = polar(35, i * 30);
      petals += circle(x, y, 5, at(i % 2 === 0 ? 0 : 2));
    }
    return group(
      stroke('M-6,44C-10,54 -4,56 -8,64M6,44C10,54 4,56 8,64M0,46V66', at(5), 3.4) +
        group(path(star(16, 56, 47), a.linear([at(0), at(1), at(2)])), bronzeLight(a)) +
        petals +
        group(circle(0, 0, 29, a.linear([at(2), at(1), at(0)], 0, 0, 1, 1)), bronzeLight(a)) +
        circle(0, 0, 25, a.radial([at(3), at(4), mix(at(4), '#000000', 0.4)], 0.4, 0.3, 0.8)) +
        path('M-17,-10C-8,-20 6,-22 14,-17L-12,15C-20,8 -21,-2 -17,-10Z', '#fff', 'opacity=".6"') +
        sparkle(13, -14, 11),
      placed(0, -5, 0.96),
    );
  },
};

/** An opal that holds a fire, in a claw of gold: stone from light to deep, fire, gold. */
export const opal: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = (i: number) => cycle(colours, i);
    const stone = 'M0,-46C28,-46 46,-22 44,4C42,32 22,46 0,46C-22,46 -42,32 -44,4C-46,-22 -28,-46 0,-46Z';
    const claws = [30, 90, 150, 210, 270, 330]
      .map((degrees) => {
        const [x, y] = polar(46, degrees);
        return group(
          path(
            'M-7,10C-8,-2 -3,-12 0,-14C3,-12 8,-2 7,10Z',
            a.linear([lighten(at(4), 0.16), at(4), mix(at(4), '#000000', 0.45)]),
          ),
          placed(x, y, 0.86, degrees - 90),
        );
      })
      .join('');
    return group(
      group(path(stone, a.radial([at(0), at(1), at(2)], 0.4, 0.32, 0.8)), bronzeLight(a)) +
        group(
          path(
            'M-30,30C-34,0 -14,-6 -16,-30C2,-16 0,-2 12,-6C16,-12 14,-20 12,-26C34,-6 34,22 16,38Z',
            at(3),
            'opacity=".85"',
          ) +
            path('M-14,36C-18,18 -4,14 -4,0C8,10 14,20 8,38Z', lighten(at(3), 0.2), 'opacity=".9"') +
            ellipse(22, -18, 10, 6, '#6AF0E0', 'opacity=".6" transform="rotate(40 22 -18)"') +
            ellipse(-26, 4, 7, 11, '#B86AFF', 'opacity=".55"') +
            ellipse(4, 34, 22, 7, '#FFE07A', 'opacity=".5"'),
          `clip-path="${a.clip(stone)}"`,
        ) +
        ellipse(-16, -26, 15, 8, '#fff', 'opacity=".75" transform="rotate(-28 -16 -26)"') +
        group(claws, bronzeLight(a)) +
        sparkle(20, -30, 9),
      placed(0, 0, 0.96),
    );
  },
};

/** A feather of the tail: vane from light to deep, eye, its ring. */
export const feather: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = (i: number) => cycle(colours, i);
    const vane = 'M-6,58C-30,30 -34,-20 0,-58C34,-22 30,28 6,58Z';
    let barbs = '';
    for (let i = 0; i < 9; i++)
      barbs += `M0,${48 - i * 9}L${tenth(-22 + i * 0.6)},${32 - i * 9}M0,${48 - i * 9}L${tenth(22 - i * 0.6)},${32 - i * 9}`;
    return group(
      a.glow(0, -16, 48, at(1), 0.5) +
        group(path(vane, a.linear([at(0), at(1), at(2)])), plumeLight(a)) +
        group(stroke(barbs, at(2), 2, 'opacity=".6"'), `clip-path="${a.clip(vane)}"`) +
        stroke('M0,62V-30', '#FFF3B0', 3) +
        group(ellipse(0, -20, 17, 21, at(4)), plumeLight(a)) +
        ellipse(0, -18, 11, 15, at(3)) +
        ellipse(0, -16, 6, 9, mix(at(3), '#000000', 0.6)) +
        ellipse(-3, -22, 3, 4, '#fff', 'opacity=".8"'),
      placed(0, 0, 0.96, 24),
    );
  },
};

/** A flute of jade on a red cord, crosswise: jade from light to deep, gold, cord. */
export const flute: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = (i: number) => cycle(colours, i);
    const pipe = rect(-60, -8, 120, 16, 8, a.linear([at(0), at(1), at(2)]));
    const bands = [-60, -34, 26, 52]
      .map((x) => rect(x, -9.5, 8, 19, 3, a.linear([lighten(at(3), 0.2), at(3), mix(at(3), '#000000', 0.4)])))
      .join('');
    const holes = [-16, -4, 8, 20, 40].map((x) => circle(x, -1, 3.4, mix(at(2), '#000000', 0.6))).join('');
    return group(
      stroke('M-44,8C-56,34 -20,30 -32,52M-32,52C-44,48 -40,36 -32,40C-24,36 -20,48 -32,52', at(4), 3.4) +
        stroke('M-38,52L-42,64M-32,54V66M-26,52L-22,64', at(4), 3.2) +
        group(pipe + bands, bronzeLight(a)) +
        holes +
        stroke('M-50,-4.500H48', '#fff', 2, 'opacity=".55"'),
      placed(2, -8, 0.98, -32),
    );
  },
};

/** A censer on three feet with smoke: bronze from light to deep, glow, smoke. */
export const censer: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = (i: number) => cycle(colours, i);
    const metal = a.linear([at(0), at(1), at(2)]);
    return group(
      stroke('M-10,-38C-20,-46 0,-52 -10,-62M10,-40C0,-50 20,-54 10,-64', at(4), 5, 'opacity=".75"') +
        group(
          mirrored(
            path('M-22,34C-30,42 -28,52 -32,58H-20C-18,50 -14,44 -10,38Z', metal) +
              stroke('M-38,-2C-58,-8 -58,20 -36,18', at(1), 7),
          ),
          bronzeLight(a),
        ) +
        group(path('M-44,-4H44C46,26 26,44 0,44C-26,44 -46,26 -44,-4Z', metal), bronzeLight(a)) +
        group(
          rect(-48, -12, 96, 12, 5, metal) + path('M-34,-12C-30,-34 30,-34 34,-12Z', metal) + circle(0, -34, 7, at(0)),
          bronzeLight(a),
        ) +
        mirrored(ellipse(-16, -20, 6, 5, at(3))) +
        ellipse(0, -21, 5, 6, at(3)) +
        path(
          'M-26,10C-14,4 -14,22 -4,16C6,10 6,24 16,18C22,14 26,18 28,12C26,30 12,36 0,36C-14,36 -26,28 -26,10Z',
          at(3),
          'opacity=".75"',
        ) +
        ellipse(-22, 8, 9, 5, '#fff', 'opacity=".5" transform="rotate(-36 -22 8)"'),
      placed(0, 3, 0.96),
    );
  },
};
