import {
  circle,
  type Drawing,
  ellipse,
  group,
  mirrored,
  path,
  placed,
  rect,
  star,
  stroke,
} from '../../drawing/index.ts';
import { sparkle } from '../../props/effects.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { symbolWord } from '../symbolWord.ts';
import { rabbitHead } from './head.ts';
import { glazeLight, goldLight, smallLight } from './light.ts';

/** The label of the pot. */
export const REMEDY = '藥';

/** The face of the full moon, of radius 50 about 0,0. */
export const moonDisc = (a: Drawing): string =>
  group(circle(0, 0, 50, a.radial(['#FFFFFF', '#FFF3C8', '#FFD070', '#E89A2E'], 0.4, 0.34, 0.78)), goldLight(a)) +
  group(
    circle(-18, -14, 11, '#F0BE5A') +
      circle(20, -20, 7, '#F0BE5A') +
      circle(24, 10, 9, '#F0BE5A') +
      circle(-26, 16, 6, '#F0BE5A') +
      circle(2, -32, 4, '#F0BE5A') +
      circle(0, 10, 5, '#F0BE5A'),
    'opacity=".55"',
  );

const moon: SymbolDrawing = {
  colours: 0,
  hasWord: true,
  draw: (a, { word = '' }, outlines) =>
    a.glow(0, 0, 62, '#FFE9A0', 0.9) +
    moonDisc(a) +
    symbolWord(
      a,
      word,
      42,
      36,
      {
        face: 'lilita-one',
        fill: ['#FFFFFF', '#FFF6D8', '#FFD070', '#FFF3C0'],
        outline: '#141A5A',
        extrusion: '#2A3AA8',
        depth: 7,
        arc: 0,
      },
      outlines,
    ),
};

/** The head of the rabbit in a ring of moonlight. */
const rabbit: SymbolDrawing = {
  colours: 0,
  hasWord: false,
  draw: (a) =>
    a.glow(0, 4, 60, '#BFD4FF', 0.7) +
    group(circle(0, 10, 47, a.linear(['#8AA8FF', '#3A52D0', '#1A2274'])), glazeLight(a)) +
    circle(0, 10, 45, 'none', 'stroke="#FFD88A" stroke-width="3.500"') +
    group(rabbitHead(a, 'calm'), placed(0, 22, 0.52)),
};

/** A pot of jade with a red stopper, and a character on its label. */
const jar: SymbolDrawing = {
  colours: 0,
  hasWord: false,
  draw: (a, _look, outlines) =>
    group(
      path(
        'M-22,-26C-56,-14 -56,40 -30,54H30C56,40 56,-14 22,-26Z',
        a.linear(['#D8FFF0', '#3AC09A', '#0A5A52'], 0, 0, 1, 0.6),
      ) + rect(-24, -36, 48, 14, 6, a.linear(['#B8F5E0', '#2A9A80', '#0A4A44'], 0, 0, 1, 0)),
      glazeLight(a),
    ) +
    group(
      path('M-17,-36C-20,-58 20,-58 17,-36Z', a.linear(['#FF8A6A', '#E0302E', '#8A0A1A'])) +
        stroke('M-20,-36H20', '#FFD88A', 4),
      smallLight(a),
    ) +
    group(path('M0,-22L33,14L0,50L-33,14Z', a.linear(['#FF6A4A', '#D8242E', '#8A0A1E'])), smallLight(a)) +
    path('M0,-15L27,14L0,43L-27,14Z', 'none', 'stroke="#FFD88A" stroke-width="2"') +
    symbolWord(
      a,
      REMEDY,
      27,
      36,
      {
        face: 'rocknroll-one',
        fill: ['#FFFDF0', '#FFF0B8', '#FFC44A', '#FFF0B8'],
        outline: '#6A0A16',
        extrusion: '#6A0A16',
        depth: 0,
        arc: 0,
      },
      outlines,
    ) +
    stroke('M-36,2C-38,18 -34,32 -28,40', '#F0FFFA', 6, 'opacity=".7"'),
};

/** A flower of the cassia, four petals about 0,0. */
export const cassia = (a: Drawing, size = 1): string => {
  let petals = '';
  for (let i = 0; i < 4; i += 1)
    petals += group(
      path('M0,2C-14,-4 -14,-22 0,-25C14,-22 14,-4 0,2Z', a.linear(['#FFF6B0', '#FFC42E', '#F0860E'])),
      placed(0, 0, 1, i * 90 + 45),
    );
  return group(petals + circle(0, 0, 5.5, '#D85A06'), placed(0, 0, size));
};

const osmanthus = (a: Drawing): string =>
  group(
    stroke('M-44,48C-20,30 10,10 38,-40', '#7A4A1A', 6) +
      path('M-34,40C-60,30 -62,4 -52,-10C-32,0 -26,20 -34,40Z', a.linear(['#8AE08A', '#1E8A5A', '#0A4A3A'])) +
      path('M-8,22C10,46 36,46 52,36C44,16 16,6 -8,22Z', a.linear(['#8AE08A', '#1E8A5A', '#0A4A3A'])),
    goldLight(a),
  ) +
  stroke('M-50,-4C-46,12 -42,26 -36,36M-2,24C14,28 32,34 46,36', '#D8FFC0', 2, 'opacity=".7"') +
  group(
    group(cassia(a, 1.06), placed(16, -30)) +
      group(cassia(a, 0.92), placed(-16, -6)) +
      group(cassia(a, 0.74), placed(28, 6)) +
      group(cassia(a, 0.6), placed(-16, -42)),
    goldLight(a),
  );

/** A round lantern of paper. */
const lantern = (a: Drawing): string =>
  a.glow(0, 0, 60, '#FF9A4A', 0.7) +
  stroke('M0,-56V-40', '#FFD88A', 4) +
  group(ellipse(0, -2, 46, 38, a.radial(['#FFF0A8', '#FF7A3A', '#C81E2A', '#7A0A20'], 0.5, 0.46, 0.6)), glazeLight(a)) +
  group(stroke('M-20,-36C-36,-12 -36,10 -20,32M20,-36C36,-12 36,10 20,32M0,-39V35', '#FFD88A', 2), 'opacity=".75"') +
  group(rect(-20, -46, 40, 10, 4, '#FFC44A') + rect(-20, 32, 40, 10, 4, '#FFC44A'), goldLight(a)) +
  stroke('M-10,42V56M0,42V60M10,42V56', '#FFD88A', 4) +
  path('M-2,-18C-18,-14 -18,12 -2,16C8,18 16,10 16,4C2,10 -8,-8 -2,-18Z', '#FFF6D0');

/** A star of five points, blue as ice. */
const starOf = (a: Drawing): string =>
  a.glow(0, 0, 60, '#7AA0FF', 0.75) +
  group(
    path(
      star(5, 55, 25),
      a.linear(['#FFFFFF', '#9ACBFF', '#3A6AF0', '#1A2EA8']),
      'stroke="#E4F0FF" stroke-width="4" stroke-linejoin="round"',
    ),
    glazeLight(a),
  ) +
  path('M0,-38L9,-8L0,4L-9,-8ZM0,4L32,-10L12,10L20,30Z', '#FFFFFF', 'opacity=".45"') +
  sparkle(-6, -10, 13);

/** A cup of tea with steam. */
const cup = (a: Drawing): string =>
  stroke('M-14,-30C-22,-38 -8,-44 -14,-54M10,-32C2,-40 16,-46 10,-56', '#E4ECFF', 5, 'opacity=".75"') +
  group(
    path(
      'M-48,-18H48C48,18 30,42 14,46H-14C-30,42 -48,18 -48,-18Z',
      a.linear(['#F4F8FF', '#B8C8F0', '#5A6AB8'], 0, 0, 1, 0.5),
    ) + path('M-18,44H18L22,54H-22Z', a.linear(['#B8C8F0', '#5A6AB8'])),
    glazeLight(a),
  ) +
  ellipse(0, -18, 48, 12, '#DCE6FF') +
  ellipse(0, -17, 41, 9, a.linear(['#7A9A2E', '#C8D85A'])) +
  group(stroke('M-30,6C-18,18 -6,0 4,10C14,20 24,4 32,8', '#2E4AC0', 4.5) + mirrored(circle(-16, 28, 3.6, '#2E4AC0')));

const plain = (draw: (a: Drawing) => string): SymbolDrawing => ({ colours: 0, hasWord: false, draw });

export const wares: Readonly<Record<string, SymbolDrawing>> = {
  moon,
  rabbit,
  jar,
  osmanthus: plain(osmanthus),
  lantern: plain(lantern),
  star: plain(starOf),
  cup: plain(cup),
};
