import { circle, ellipse, group, mirrored, path, placed, stroke } from '../../drawing/index.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { noon } from './light.ts';

/** A white crane that stands on one leg: white, shade, wing tip, crown, bill. */
export const crane: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours: [white = '', shade = '', tip = '', crown = '', bill = ''] }) => {
    const neck = stroke('M2,6C-22,-2 -26,-22 -14,-36', white, 11);
    return (
      stroke('M12,24V56M12,56H24', bill, 4) +
      stroke('M18,26C30,30 28,40 16,40', bill, 4) +
      group(
        neck +
          path('M-14,8C-8,-10 22,-16 44,6C52,14 58,26 54,32C34,34 0,34 -14,20Z', a.linear([white, white, shade])) +
          circle(-13, -38, 10.5, white),
        noon(a, 3, '#1a3a5a'),
      ) +
      path('M34,6C50,12 60,26 57,40C48,38 36,30 30,18Z', a.linear([tip, '#101A2A'])) +
      stroke('M0,8C12,6 24,12 32,22M-4,16C8,16 20,20 28,27', shade, 3, 'opacity=".9"') +
      path('M-22,-42C-20,-52 -8,-52 -5,-44C-10,-42 -18,-40 -22,-42Z', crown) +
      path('M-22,-38L-48,-31L-21,-31Z', a.linear([bill, '#8A5A0A'])) +
      stroke('M-6,-30C-2,-18 -10,-8 -4,4', tip, 4, 'opacity=".85"') +
      circle(-16, -38, 2.6, '#101A2A')
    );
  },
};

/** A snail: shell from light to deep, its spiral, its body from light to deep. */
export const snail: SymbolDrawing = {
  colours: 6,
  hasWord: false,
  draw: (a, { colours: [light = '', middle = '', deep = '', coil = '', skin = '', belly = ''] }) =>
    group(
      path(
        'M-54,44C-58,30 -52,22 -44,22C-42,4 -44,-10 -36,-18C-26,-24 -18,-12 -20,2C-20,20 -8,28 54,40C58,46 54,50 46,50H-42C-50,50 -54,48 -54,44Z',
        a.linear([skin, belly]),
      ) +
        stroke('M-38,-16L-48,-38M-28,-18L-22,-40', skin, 4.5) +
        circle(-48, -40, 4.5, skin) +
        circle(-22, -42, 4.5, skin),
      noon(a),
    ) +
    group(circle(14, 4, 36, a.radial([light, middle, deep], 0.38, 0.3, 0.85)), noon(a, 3, '#2a1450')) +
    stroke('M14,4C20,-2 26,6 20,12C10,20 -2,8 4,-6C14,-22 40,-14 40,8C38,32 4,38 -10,20', coil, 5.5, 'opacity=".85"') +
    ellipse(2, -18, 11, 5, '#FFFFFF', 'opacity=".6" transform="rotate(-30 2 -18)"') +
    circle(-37, 0, 2.8, '#2A1A0A') +
    stroke('M-46,12C-42,16 -38,16 -34,13', '#5A2A14', 2.6),
};

/** A dragonfly: wings from light to deep, its body from light to deep, its eyes. */
export const dragonfly: SymbolDrawing = {
  colours: 6,
  hasWord: false,
  draw: (a, { colours: [glass = '', wing = '', vein = '', light = '', deep = '', eye = ''] }) => {
    const fill = a.linear(
      [
        [0, wing, 0.95],
        [1, glass, 0.95],
      ],
      0,
      0,
      1,
      0,
    );
    const half =
      path('M4,-16C18,-40 48,-48 58,-36C62,-24 32,-10 6,-8Z', fill, `stroke="${vein}" stroke-width="2"`) +
      path('M5,-4C26,-6 52,6 52,18C46,28 20,14 5,4Z', fill, `stroke="${vein}" stroke-width="2"`) +
      stroke('M8,-14C24,-24 40,-34 54,-34M10,-10C24,-14 38,-18 48,-26M8,0C22,4 36,12 48,17', vein, 1.6, 'opacity=".8"');
    return group(
      group(mirrored(half), noon(a, 2, '#0a4a6a')) +
        group(
          path('M-7,-20C-9,-2 -6,8 -4.5,14L-3.5,54C-2,58 2,58 3.5,54L4.5,14C6,8 9,-2 7,-20Z', a.linear([light, deep])),
          noon(a, 2),
        ) +
        stroke('M-4,22H4M-4,31H4M-3.5,40H3.5M-3.5,48H3.5', '#FFFFFF', 2, 'opacity=".55"') +
        group(mirrored(circle(7.5, -27, 9.5, a.radial(['#FFFFFF', eye, deep], 0.35, 0.3, 0.85))), noon(a, 1)),
      placed(0, 0, 1.04, 18),
    );
  },
};
