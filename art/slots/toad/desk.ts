import {
  circle,
  cycle,
  ellipse,
  group,
  mirrored,
  mix,
  path,
  placed,
  polar,
  rect,
  stroke,
  tenth,
} from '../../drawing/index.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { sparkle } from '../../props/effects.ts';
import { goldLight, lampLight } from './light.ts';
import { lyingCoin } from './coin.ts';

const coloursOf = (colours: readonly string[]) => (i: number) => cycle(colours, i);

/** A balance with a coin in one of its pans: gold from light to deep, red of its cords. */
export const scales: SymbolDrawing = {
  colours: 4,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = coloursOf(colours);
    const metal = a.linear([at(0), at(1), at(2)]);
    const pan = (x: number, y: number) =>
      stroke(`M${x},${y - 40}L${x - 19},${y}M${x},${y - 40}L${x + 19},${y}`, at(3), 2.4) +
      group(path(`M${x - 23},${y}C${x - 18},${y + 19} ${x + 18},${y + 19} ${x + 23},${y}Z`, metal), goldLight(a, 3)) +
      ellipse(x, y, 23, 5.5, mix(at(2), '#2A1202', 0.35)) +
      ellipse(x, y, 23, 5.5, 'none', `stroke="${at(0)}" stroke-width="1.800"`);
    return group(
      pan(-35, 14) +
        lyingCoin(a, -35, 9, 12) +
        pan(35, 2) +
        group(
          path('M-47,-24L44,-38L47,-31L-44,-17Z', metal) +
            rect(-4.5, -44, 9, 86, 3, a.linear([at(1), at(0), at(2)], 0, 0, 1, 0)) +
            path('M-26,54C-26,44 -12,40 0,40C12,40 26,44 26,54Z', metal),
          goldLight(a, 4),
        ) +
        circle(0, -34, 8, a.radial([at(0), at(1), at(2)], 0.36, 0.3, 0.8)) +
        group(circle(0, -49, 7, 'none', `stroke="${at(1)}" stroke-width="4"`), goldLight(a, 0)) +
        sparkle(20, -48, 9),
      placed(0, 0, 1.02),
    );
  },
};

/** A stitched ledger with a slip and a seal: cover light and deep, paper, thread, seal. */
export const ledger: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = coloursOf(colours);
    return group(
      group(
        path('M-38,-44L34,-50L44,-42V44L-28,52L-38,44Z', at(2)) +
          path('M-38,-44L34,-50V42L-38,50Z', a.linear([at(0), at(1)], 0, 0, 1, 1)),
        lampLight(a, 5, '#0a1430'),
      ) +
        stroke('M37,-46V42M40.500,-43V43', '#C8B070', 1.2, 'opacity=".7"') +
        stroke('M-28,-45V49M-38,-30L-28,-31M-38,-10L-28,-11M-38,10L-28,9M-38,30L-28,29', at(3), 2.6) +
        group(path('M-14,-38L16,-40.500V22L-14,25Z', at(2)), lampLight(a, 1, '#3a2a0a')) +
        stroke(
          'M1,-33V-27M-6,-29H8M-6,-29V-21H8V-29M-6,-25H8M1,-21V-17M-8,-14H10M-5,-10V0M7,-10V0M-5,-10H7M-5,-5H7M-5,0H7M-3,4L-7,9M5,4L9,9',
          '#2A1A0A',
          2.6,
        ) +
        rect(-5, 10.5, 12, 11, 1.5, at(4)) +
        stroke('M-2,13.500V18.500M2,13.500V18.500M4.500,13.500V18.500', at(2), 1.3),
      placed(-2, 0, 1.04),
    );
  },
};

/** A key of the strong room: brass from light to deep, tassel. */
export const key: SymbolDrawing = {
  colours: 4,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = coloursOf(colours);
    const metal = a.linear([at(0), at(1), at(2)], 0, 0, 1, 1);
    const bow = `<path fill-rule="evenodd" d="M0,-54C16,-54 27,-43 27,-28C27,-14 16,-3 0,-3C-16,-3 -27,-14 -27,-28C-27,-43 -16,-54 0,-54ZM-9,-37V-19H9V-37Z" fill="${metal}"/>`;
    return group(
      group(
        bow +
          rect(-6.5, -6, 13, 62, 3, metal) +
          path('M5,26H26V36H18V40H26V52H5Z', metal) +
          rect(-11, -2, 22, 8, 3, metal),
        goldLight(a, 4),
      ) +
        circle(0, -28, 20.5, 'none', `stroke="${at(0)}" stroke-width="1.600" opacity=".8"`) +
        stroke('M-2.500,8V52', '#FFFDE8', 2.2, 'opacity=".7"') +
        stroke('M-9,-28C-30,-22 -38,-6 -34,10', at(3), 3.4) +
        group(circle(-34, 12, 6, at(3)) + path('M-39,15H-29L-26,38H-42Z', at(3)), lampLight(a, 2, '#3a0404')) +
        stroke('M-38,22L-40,36M-34,20V37M-30,22L-28,36', mix(at(3), '#000000', 0.3), 1.6),
      placed(4, 0, 1.02, 24),
    );
  },
};

/** A writing brush: bamboo from light to deep, hair, ink. */
export const brush: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = coloursOf(colours);
    return group(
      stroke('M0,-54C9,-58 13,-50 8,-46', '#D8281E', 3) +
        group(rect(-6.5, -50, 13, 68, 3, a.linear([at(1), at(0), at(1), at(2)], 0, 0, 1, 0)), lampLight(a, 4)) +
        stroke('M-6,-26H6M-6,-4H6', at(2), 2.2) +
        rect(-7, -51, 14, 6, 2, '#C89A2E') +
        group(path('M-9,16H9L11,28H-11Z', a.linear(['#FFE08A', '#D8921E', '#7A4206'])), goldLight(a, 0)) +
        group(
          path('M-10,28H10C15,38 8,50 0,62C-8,50 -15,38 -10,28Z', a.linear([at(3), mix(at(3), at(4), 0.4)])),
          lampLight(a, 2),
        ) +
        path('M-9,42C-4,46 5,46 9,42C7,50 3,56 0,62C-3,56 -7,50 -9,42Z', at(4)) +
        stroke('M-4,31C-5,36 -4,40 -2,44', '#FFFFFF', 2, 'opacity=".7"'),
      placed(0, -2, 1, 34),
    );
  },
};

/** An ink stone with a stick of ink: stone light and deep, ink, stick, gold of its mark. */
export const inkstone: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = coloursOf(colours);
    return group(
      group(
        path(
          'M-50,2C-50,-16 -34,-26 0,-26C34,-26 50,-16 50,2V18C50,36 34,46 0,46C-34,46 -50,36 -50,18Z',
          a.linear([at(0), at(1)]),
        ),
        lampLight(a, 5, '#04141a'),
      ) +
        ellipse(0, 4, 41, 24, mix(at(1), '#000000', 0.35)) +
        ellipse(0, 7, 39, 21, a.linear([mix(at(0), at(1), 0.5), at(1)])) +
        path('M-34,2C-30,-12 -14,-15 2,-14C16,-13 18,-4 8,0C-6,5 -24,12 -34,2Z', at(2)) +
        path('M-28,-2C-22,-9 -12,-11 -4,-10C-12,-7 -20,-4 -28,-2Z', '#7A9AB8', 'opacity=".8"') +
        group(
          group(
            rect(
              -9,
              -46,
              18,
              58,
              3,
              a.linear([mix(at(3), '#FFFFFF', 0.22), at(3), mix(at(3), '#000000', 0.4)], 0, 0, 1, 0),
            ),
            lampLight(a, 3, '#140404'),
          ) + stroke('M0,-38V-30M-4,-34H4M-4,-24H4M0,-24V-14M-4,-18H4', at(4), 2.6),
          placed(24, -6, 1, 24),
        ) +
        stroke('M-42,-8C-36,-19 -18,-22 -2,-22', '#DCEEF4', 2.4, 'opacity=".65"'),
      placed(0, 2, 1.04),
    );
  },
};

/** A lotus leaf with drops of rain: green from light to deep. */
export const leaf: SymbolDrawing = {
  colours: 3,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = coloursOf(colours);
    const veins = Array.from({ length: 9 }, (_, i) => {
      const [x, y] = polar(40, -250 + i * 40);
      return `M0,2L${tenth(x * 1.1)},${tenth(2 + y * 0.82)}`;
    }).join('');
    const drop = (x: number, y: number, r: number) =>
      circle(x, y, r, a.radial(['#FFFFFF', '#D8FFF0', '#7ACBA8'], 0.36, 0.3, 0.8)) +
      circle(x - r * 0.3, y - r * 0.35, r * 0.32, '#FFFFFF');
    return group(
      stroke('M6,30C10,44 4,54 10,60', at(2), 5) +
        group(
          path(
            'M-4,-40C10,-48 20,-36 30,-38C44,-36 42,-20 52,-12C60,0 48,10 48,20C44,36 28,32 18,40C6,46 -4,36 -16,40C-32,40 -34,26 -46,20C-58,10 -50,-4 -52,-14C-48,-30 -34,-28 -26,-36C-18,-42 -10,-34 -4,-40Z',
            a.radial([at(0), at(1), at(2)], 0.4, 0.3, 0.78),
          ),
          lampLight(a, 4, '#04240c'),
        ) +
        stroke(veins, at(0), 2, 'opacity=".7"') +
        circle(0, 2, 5, at(0)) +
        drop(-20, -12, 7) +
        drop(22, 10, 9) +
        drop(8, -22, 4.5),
      placed(0, -4, 1.02),
    );
  },
};

/** A fly: body light and deep, wing, eye. */
export const fly: SymbolDrawing = {
  colours: 4,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = coloursOf(colours);
    const wing = group(
      path('M4,-12C24,-46 56,-44 54,-24C52,-6 28,6 6,2Z', at(2), 'opacity=".82"') +
        stroke('M8,-6C24,-22 38,-30 48,-28M10,-2C26,-10 38,-14 48,-16', '#FFFFFF', 1.8, 'opacity=".8"'),
      lampLight(a, 2, '#0a2a3a'),
    );
    const legs = stroke('M10,8L28,14L34,26M10,18L24,30L26,42M8,0L28,-2L40,8', '#1A1E14', 3);
    return group(
      mirrored(legs) +
        mirrored(wing) +
        group(
          path(
            'M0,-14C14,-14 20,4 17,22C14,40 6,50 0,50C-6,50 -14,40 -17,22C-20,4 -14,-14 0,-14Z',
            a.linear([at(0), at(1)]),
          ),
          lampLight(a, 4, '#04121a'),
        ) +
        stroke(
          'M-15,14C-6,19 6,19 15,14M-16,26C-6,31 6,31 16,26M-12,38C-4,42 4,42 12,38',
          '#FFF3A0',
          2.6,
          'opacity=".65"',
        ) +
        group(
          circle(0, -20, 15, a.radial([mix(at(0), '#FFFFFF', 0.3), at(0), at(1)], 0.4, 0.3, 0.85)),
          lampLight(a, 2),
        ) +
        mirrored(
          circle(10, -25, 9.5, a.radial(['#FFD0A0', at(3), mix(at(3), '#000000', 0.5)], 0.36, 0.3, 0.8)) +
            circle(7.4, -28, 2.8, '#FFFFFF'),
        ) +
        mirrored(stroke('M4,-34C6,-42 10,-44 14,-44', '#1A1E14', 2.4)) +
        stroke('M-5,-12C-2,-9 2,-9 5,-12', '#0A1408', 2.4),
      placed(0, -2, 1.02),
    );
  },
};
