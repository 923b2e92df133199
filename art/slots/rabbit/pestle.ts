import { type Drawing, group, path, rect, stroke } from '../../drawing/index.ts';
import { goldLight } from './light.ts';

const wood = (a: Drawing): string => a.linear(['#8A4A1A', '#F0BE78', '#FFE2AE', '#B8702E', '#6A3410'], 0, 0, 1, 0);
const gold = (a: Drawing): string => a.linear(['#8A5208', '#FFE49A', '#FFF8D8', '#E8A83A', '#8A5208'], 0, 0, 1, 0);

/** A thick end of the pestle that points down, 44 × 92 about 0,0. */
export const pestleEnd = (a: Drawing): string =>
  group(
    path('M-9,-44H9C12,-30 20,-22 20,-6V28C20,40 12,46 0,46C-12,46 -20,40 -20,28V-6C-20,-22 -12,-30 -9,-44Z', wood(a)) +
      rect(-21, -8, 42, 10, 3, gold(a)) +
      rect(-20.5, 22, 41, 7, 3, gold(a)) +
      rect(-11, -46, 22, 6, 2, gold(a)),
    goldLight(a),
  ) + stroke('M-9,4V20M10,6V19', '#7A3E12', 1.6, 'opacity=".5"');

/** The thin middle that the paws hold, 20 × 40 about 0,0. It is stretched. */
export const pestleGrip = (a: Drawing): string => rect(-9, -20, 18, 40, 0, wood(a));

/** A whole pestle of a length, about its middle. */
export const pestle = (a: Drawing, length: number): string =>
  group(rect(-9, -length / 2 + 40, 18, length - 80, 0, wood(a))) +
  group(pestleEnd(a), `transform="translate(0 ${length / 2 - 46})"`) +
  group(pestleEnd(a), `transform="translate(0 ${46 - length / 2}) scale(1 -1)"`);
