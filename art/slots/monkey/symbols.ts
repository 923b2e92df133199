import { circle, cycle, ellipse, group, mirrored, path, placed, stroke } from '../../drawing/index.ts';
import { gem } from '../../props/treasure.ts';
import { sparkle } from '../../props/effects.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { symbolWord } from '../symbolWord.ts';
import { standingCloud } from './clouds.ts';
import { monkeyHead } from './head.ts';
import { goldLight } from './light.ts';
import { staff as staffOf } from './staff.ts';
import { boots, gourd, hat, horse, peach, rake } from './treasures.ts';

/** The wild: the staff over a sun of gold, with its word. The sun from its middle to its edge, and the edge of the word. */
const staff: SymbolDrawing = {
  colours: 4,
  hasWord: true,
  draw: (a, { colours, word = '' }, outlines) => {
    const at = (i: number) => cycle(colours, i);
    let flames = '';
    for (let i = 0; i < 14; i += 1)
      flames += `<path transform="rotate(${(i * 360) / 14})" d="M-9,-40C-8,-50 0,-52 -2,-60C8,-54 11,-46 8,-40Z" fill="${at(2)}"/>`;
    const style = {
      face: 'lilita-one',
      fill: ['#FFFFFF', '#FFF3B0', '#FFC24A', '#FFF6D0'],
      outline: at(3),
      extrusion: at(3),
      depth: 8,
      arc: 0,
    } as const;
    return (
      group(flames, placed(0, -6)) +
      group(circle(0, -6, 43, a.radial([at(0), at(1), at(2)], 0.42, 0.34, 0.75)), goldLight(a)) +
      circle(0, -6, 35, 'none', 'stroke="#FFFDF0" stroke-opacity=".55" stroke-width="2"') +
      group(staffOf(a, 150, 21), placed(0, -6, 0.86, 42)) +
      sparkle(44, -50, 12) +
      symbolWord(a, word, 56, 40, style, outlines)
    );
  },
};

/** The hoop that tames: gold from light to deep, its glow, the edge of its word. */
const hoop: SymbolDrawing = {
  colours: 5,
  hasWord: true,
  draw: (a, { colours, word = '' }, outlines) => {
    const at = (i: number) => cycle(colours, i);
    const gold = a.linear([at(0), at(1), at(2)]);
    const style = {
      face: 'lilita-one',
      fill: ['#FFFFFF', '#FFF0C0', '#FFB84A', '#FFF6D0'],
      outline: at(4),
      extrusion: at(4),
      depth: 8,
      arc: 0,
    } as const;
    const ring = `<path fill-rule="evenodd" d="M0,-50C32,-50 54,-34 54,-10C54,16 32,32 0,32C-32,32 -54,16 -54,-10C-54,-34 -32,-50 0,-50ZM0,-36C-24,-36 -40,-26 -40,-14C-40,-2 -24,8 0,8C24,8 40,-2 40,-14C40,-26 24,-36 0,-36Z" fill="${gold}"/>`;
    const curl = 'M-2,16C-10,-2 -26,-4 -32,8C-36,20 -22,28 -16,18';
    return (
      a.glow(0, -8, 60, at(3), 0.75) +
      group(ring, goldLight(a)) +
      stroke('M-46,-22C-38,-36 -20,-43 0,-43', '#fff', 3.4, 'opacity=".9"') +
      ellipse(0, -13, 38, 21, 'none', `stroke="${at(2)}" stroke-opacity=".7" stroke-width="2"`) +
      group(mirrored(stroke(curl, at(2), 11) + stroke(curl, at(1), 7.5) + stroke(curl, at(0), 2.4)), goldLight(a)) +
      gem(0, 8, 12, '#E3243A') +
      sparkle(40, -38, 12) +
      sparkle(-48, -2, 8) +
      symbolWord(a, word, 58, 38, style, outlines)
    );
  },
};

/** The king himself: the light behind him. */
const king: SymbolDrawing = {
  colours: 2,
  hasWord: false,
  draw: (a, { colours }) =>
    a.glow(0, 0, 62, cycle(colours, 0), 0.8) +
    group(standingCloud(a, ['#FFFFFF', '#FFE6A0', cycle(colours, 1), '#C87A0E']), placed(0, 46, 0.6)) +
    group(monkeyHead(a, { eyes: 'open', mouth: 'grin' }), placed(0, 10, 0.47)),
};

/** A letter on a curl of cloud: four colours from top to foot, its edge, its side, the cloud. */
const letter: SymbolDrawing = {
  colours: 7,
  hasWord: true,
  draw: (a, { colours, word = '' }, outlines) => {
    const at = (i: number) => cycle(colours, i);
    const style = {
      face: 'lilita-one',
      fill: [at(0), at(1), at(2), at(3)],
      outline: at(4),
      extrusion: at(5),
      rim: '#FFF6D0',
      depth: 10,
      arc: 0,
    } as const;
    const curl = 'M-50,36C-56,24 -42,16 -34,24C-28,31 -36,38 -41,33M-42,40H40C54,40 56,22 44,20';
    return (
      group(stroke(curl, '#FFFFFF', 10) + stroke(curl, at(6), 5), 'opacity=".95"') +
      symbolWord(a, word, 32, 88, style, outlines) +
      path('M-28,44C-10,37 10,37 28,44C10,50 -10,50 -28,44Z', '#FFFFFF', 'opacity=".6"')
    );
  },
};

export const monkeySymbols: Readonly<Record<string, SymbolDrawing>> = {
  staff,
  hoop,
  king,
  hat,
  rake,
  horse,
  peach,
  boots,
  gourd,
  letter,
};
