import { ellipse, group, mirrored, path, placed, stroke } from '../../drawing/index.ts';

/** 福 in rounded strokes, 64 × 60 about 0,0. */
const STROKES =
  'M-22,-28L-15,-22M-32,-14H-10C-14,-2 -22,6 -32,12M-20,0V30M-16,2L-8,9' +
  'M0,-27H32M4,-18H28V-6H4ZM1,4H31V29H1ZM16,4V29M1,16H31';

/** 福 as a stamp, `scale` 1 for a width of 64. */
export const fortune = (x: number, y: number, scale: number, colour: string, width = 6.4, degrees = 0): string =>
  stroke(STROKES, colour, width, placed(x, y, scale, degrees));

/** The print of a paw, 28 wide about 0,0 at `scale` 1. */
export const paw = (x: number, y: number, scale: number, colour: string): string =>
  group(
    path(
      'M0,-1.500C6,-1.500 9.500,4 9,8C8.500,12 4,12.500 0,11.500C-4,12.500 -8.500,12 -9,8C-9.500,4 -6,-1.500 0,-1.500Z',
      colour,
    ) +
      mirrored(
        ellipse(10.2, -2.5, 3.3, 4.2, colour, 'transform="rotate(24 10.200 -2.500)"') +
          ellipse(4, -8, 3.3, 4.6, colour),
      ),
    placed(x, y, scale),
  );
