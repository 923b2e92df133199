import {
  circle,
  cycle,
  ellipse,
  group,
  lighten,
  mirrored,
  path,
  placed,
  polar,
  stroke,
  tenth,
} from '../../drawing/index.ts';
import { owl } from '../../emblems/owl.ts';
import { sparkle } from '../../props/effects.ts';
import { gem } from '../../props/treasure.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { symbolWord } from '../symbolWord.ts';

const SHADE = '#120833';

const bird: SymbolDrawing = {
  colours: 0,
  hasWord: false,
  draw: (a) => group(owl(a), placed(0, 1, 0.47)),
};

const crescent: SymbolDrawing = {
  colours: 3,
  hasWord: false,
  draw: (a, { colours }) => {
    const body = 'M18,-47A49,49 0 1 0 47,23A39,39 0 0 1 18,-47Z';
    const deep = cycle(colours, 2);
    const craters =
      circle(-27, -12, 8, deep, 'opacity=".28"') +
      circle(-26, -13.5, 6.5, cycle(colours, 1), 'opacity=".6"') +
      circle(-13, 26, 10.5, deep, 'opacity=".25"') +
      circle(-12, 24, 8.5, cycle(colours, 1), 'opacity=".6"') +
      circle(-33, 14, 4.5, deep, 'opacity=".28"') +
      circle(14, 37, 4, deep, 'opacity=".3"');
    return (
      a.glow(0, 2, 58, cycle(colours, 1), 0.28) +
      group(
        path(body, a.linear(colours, 0, 0, 1, 1)) + craters,
        `filter="${a.lit({ shade: '#5a2c04', blur: 3, relief: 5, gloss: 0.7, drop: 4 })}"`,
      ) +
      sparkle(25, -6, 13) +
      sparkle(40, -27, 7.5) +
      sparkle(43, 1, 4.5)
    );
  },
};

const key: SymbolDrawing = {
  colours: 4,
  hasWord: false,
  draw: (a, { colours }) => {
    const [light = '', middle = '', deep = ''] = colours;
    const metal = a.linear([light, middle, deep]);
    // Three rings make the bow, with a hole each; a collar and two teeth below.
    const bow =
      'M0,-56a15,15 0 0 1 12,24a15.500,15.500 0 1 1 -9,27V32H20V39H11V45H3V54H-6V-5a15.500,15.500 0 1 1 -6,-27a15,15 0 0 1 12,-24Z';
    const holes =
      'M0,-49.500a7.500,7.500 0 1 0 .01,0ZM-17,-25.500a7.500,7.500 0 1 0 .01,0ZM17,-25.500a7.500,7.500 0 1 0 .01,0Z';
    const collar = path(
      'M-11,1h22a3.500,3.500 0 0 1 0,7h-22a3.500,3.500 0 0 1 0,-7ZM-9,13h18a2.500,2.500 0 0 1 0,5h-18a2.500,2.500 0 0 1 0,-5Z',
      metal,
    );
    return group(
      group(
        `<path fill-rule="evenodd" d="${bow}${holes}" fill="${metal}"/>${collar}`,
        `filter="${a.lit({ shade: '#3a1c02', blur: 2, relief: 4, gloss: 0.9, drop: 4 })}"`,
      ) + gem(0, -22, 9, cycle(colours, 3)),
      placed(0, 2, 1, 22),
    );
  },
};

const jewel: SymbolDrawing = {
  colours: 1,
  hasWord: false,
  draw: (a, { colours }) => {
    const hue = cycle(colours, 0);
    return (
      a.glow(0, 4, 56, hue, 0.3) +
      group(
        gem(0, 0, 46, hue),
        `filter="${a.lit({ shade: SHADE, blur: 1, relief: 2, gloss: 0.5, shadeOpacity: 0.3, dx: -2, dy: -3, drop: 4 })}"`,
      ) +
      sparkle(19, 9, 7, '#fff', 0.75)
    );
  },
};

const leaf: SymbolDrawing = {
  colours: 3,
  hasWord: false,
  draw: (a, { colours }) => {
    const outline = 'M-2,50C-34,12 -30,-28 4,-54C38,-26 32,14 -2,50Z';
    const veins =
      'M-4,60L4,-44M0,24l17,-14M1,6l19,-16M2,-13l15,-15M3,-29l9,-10M-1,24l-17,-12M0,6l-20,-14M1,-13l-15,-13M2,-29l-8,-9';
    return group(
      group(
        path(outline, a.linear(colours, 0, 0, 1, 1)) +
          path('M-2,50C-34,12 -30,-28 4,-54C1,-14 0,16 -2,50Z', '#fff', 'opacity=".17"'),
        `filter="${a.lit({ shade: SHADE, blur: 2, relief: 3, gloss: 0.6, drop: 4, rim: '#FFD27A', rimOpacity: 0.8 })}"`,
      ) + stroke(veins, '#F0E9FF', 2.6, 'opacity=".82"'),
      placed(0, 0, 1, 22),
    );
  },
};

const acorn: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours }) => {
    const [light = '', middle = '', deep = '', cap = '', capDeep = ''] = colours;
    // The scales of the cap lie in rows that overlap.
    let scales = '';
    for (let row = 0; row < 4; row++)
      for (let i = -3; i <= 3; i++) {
        const y = -34 + row * 8.5;
        const x = (i + (row % 2) / 2) * 12;
        if (Math.abs(x) < 24 + row * 5) scales += `M${tenth(x - 6)},${tenth(y)}q6,11 12,0`;
      }
    const shape = path(
      'M-38,-6C-41,-33 -20,-40 0,-40C20,-40 41,-33 38,-6C22,3 -22,3 -38,-6Z',
      a.linear([cap, capDeep]),
    );
    return group(
      group(
        path('M-31,-8C-31,26 -11,44 0,54C11,44 31,26 31,-8Z', a.linear([light, middle, deep], 0, 0, 1, 1)) +
          ellipse(-13, 10, 5, 17, '#FFF2D0', 'opacity=".38" transform="rotate(8 -13 10)"') +
          shape +
          path('M-4,-37C-6,-48 4,-55 11,-53L7,-38Z', capDeep),
        `filter="${a.lit({ shade: '#2a1002', blur: 2.5, relief: 4, gloss: 0.75, drop: 4 })}"`,
      ) + stroke(scales, '#2a1404', 2.2, 'opacity=".5"'),
      placed(0, 0, 1, -14),
    );
  },
};

const crest: SymbolDrawing = {
  colours: 7,
  hasWord: true,
  draw: (a, { colours, word: text = '' }, outlines) => {
    const [light = '', middle = '', deep = '', bright = '', field = '', dark = '', outline = ''] = colours;
    const corners = (radius: number) =>
      `M${[30, 90, 150, 210, 270, 330].map((angle) => polar(radius, angle).map(tenth).join(',')).join('L')}Z`;
    // Feathers of light behind the word.
    let beams = '';
    for (let i = 0; i < 12; i++) {
      const [x1, y1] = polar(44, i * 30 - 5);
      const [x2, y2] = polar(44, i * 30 + 5);
      beams += `M0,0L${tenth(x1)},${tenth(y1)}L${tenth(x2)},${tenth(y2)}Z`;
    }
    return (
      group(
        path(corners(57), a.linear([light, middle, deep])),
        `filter="${a.lit({ shade: '#3a1c02', blur: 2, relief: 4, gloss: 0.9, drop: 4 })}"`,
      ) +
      path(corners(48), a.radial([bright, field, dark], 0.5, 0.5, 0.56)) +
      group(path(beams, bright, 'opacity=".3"'), `clip-path="${a.clip(corners(48))}"`) +
      path(corners(48), 'none', `stroke="${dark}" stroke-opacity=".7" stroke-width="2"`) +
      sparkle(-20, -30, 8, '#fff', 0.9) +
      sparkle(24, 28, 6, '#fff', 0.8) +
      symbolWord(
        a,
        text,
        14,
        40,
        {
          face: 'lilita-one',
          fill: [light, '#FFD970', middle, '#FFEDB0'],
          outline,
          extrusion: '#5A1A00',
          depth: 7,
          arc: 0,
        },
        outlines,
      )
    );
  },
};

const medal: SymbolDrawing = {
  colours: 6,
  hasWord: true,
  draw: (a, { colours, word: text = '' }, outlines) => {
    const [light = '', middle = '', deep = '', bright = '', field = '', dark = ''] = colours;
    const studs = Array.from({ length: 24 }, (_, i) => circle(...polar(47, i * 15), 1.7, '#FFF8D8', 'opacity=".9"'));
    const beams = mirrored(path('M0,-4L10,-44L26,-38ZM0,-4L38,-24L44,-8ZM0,-4L44,8L40,22Z', bright, 'opacity=".35"'));
    return (
      a.glow(0, 0, 60, bright, 0.35) +
      group(
        circle(0, 0, 51, a.linear([light, middle, deep])),
        `filter="${a.lit({ shade: '#3a1c02', blur: 2, relief: 4, gloss: 0.9, drop: 4 })}"`,
      ) +
      circle(0, 0, 43, a.radial([bright, field, dark])) +
      beams +
      studs.join('') +
      circle(0, 0, 43, 'none', `stroke="${dark}" stroke-opacity=".7" stroke-width="2"`) +
      group(owl(a), placed(0, -6, 0.29)) +
      symbolWord(
        a,
        text,
        42,
        29,
        {
          face: 'lilita-one',
          fill: ['#FFFFFF', '#D8FFF8', lighten(bright, 0.1), '#F0FFFC'],
          outline: dark,
          extrusion: lighten(dark, 0.1),
          depth: 7,
          arc: 0,
        },
        outlines,
      )
    );
  },
};

/** The symbols of 夜梟秘寶. */
export const owlSymbols: Readonly<Record<string, SymbolDrawing>> = {
  owl: bird,
  moon: crescent,
  key,
  gem: jewel,
  leaf,
  acorn,
  crest,
  medal,
};
