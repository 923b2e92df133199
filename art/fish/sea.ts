import {
  circle,
  type Drawing,
  ellipse,
  group,
  path,
  placed,
  polar,
  rect,
  seededRandom,
  stroke,
  tenth,
} from '../drawing/index.ts';
import { SEA } from './finned.ts';

const WIDTH = 1688;
const HEIGHT = 780;

export interface SeaTones {
  /** Of the water, from the surface to the floor. */
  readonly water: readonly string[];
  readonly ruin: string;
  /** Of the ridges. */
  readonly far: string;
  readonly near: string;
  readonly floor: string;
  /** Drawn between the ridges and the floor, such as a wreck. */
  readonly landmark?: string;
}

/** The water, its light, the far reef and the floor. */
export function sea(a: Drawing, { water, ruin, far, near, floor, landmark = '' }: SeaTones): string {
  const random = seededRandom('sea8');
  const deep = water.at(-1) ?? '#061C4E';
  let light = '';
  for (let index = 0; index < 12; index += 1) {
    const x = 180 + index * 124 + random() * 52;
    const wide = 20 + random() * 68;
    const lean = (x - WIDTH / 2) * 0.55;
    light += path(
      `M${tenth(x)},-20L${tenth(x + wide)},-20L${tenth(x + wide * 2.2 + lean)},${HEIGHT}L${tenth(x + lean)},${HEIGHT}Z`,
      a.linearAt(
        [
          [0, '#E6FFFA', 0.26],
          [0.75, '#E6FFFA', 0],
        ],
        0,
        0,
        0,
        HEIGHT,
      ),
    );
  }
  const temple = (x: number, wide: number, high: number, opacity: number): string => {
    const columns = [0, 1, 2, 3]
      .map((at) =>
        rect(
          x - wide * 0.48 + at * wide * 0.27,
          HEIGHT - 76 - high,
          wide * 0.15,
          high,
          4,
          a.linear([ruin, far, near], 0, 0, 1, 0),
        ),
      )
      .join('');
    return group(
      columns +
        rect(x - wide * 0.62, HEIGHT - 108 - high, wide * 1.24, 24, 4, far) +
        path(
          `M${x - wide * 0.66},${HEIGHT - 108 - high}L${x},${HEIGHT - 168 - high}L${x + wide * 0.66},${HEIGHT - 108 - high}Z`,
          far,
        ),
      `opacity="${opacity}"`,
    );
  };
  const ridge = (y: number, colour: string, rise: number, points: number, opacity: number): string => {
    let d = `M0,${HEIGHT}`;
    for (let at = 0; at <= points; at += 1)
      d += `L${tenth((WIDTH * at) / points)},${tenth(y - (at % 2 ? rise : 0) - random() * rise)}`;
    return path(`${d}L${WIDTH},${HEIGHT}Z`, colour, `opacity="${opacity}"`);
  };
  return (
    rect(0, 0, WIDTH, HEIGHT, 0, a.linearAt(water, 0, 0, 0, HEIGHT)) +
    group(ellipse(WIDTH * 0.46, -60, WIDTH * 0.5, 380, '#D8FFF6', 'opacity=".5"'), `filter="${a.blur(90)}"`) +
    group(light, `filter="${a.blur(12)}"`) +
    group(temple(1200, 340, 240, 0.5) + temple(480, 240, 140, 0.32), `filter="${a.blur(2)}"`) +
    group(ridge(HEIGHT - 100, far, 68, 18, 0.7) + ridge(HEIGHT - 48, near, 48, 26, 0.9), `filter="${a.blur(2.4)}"`) +
    landmark +
    path(
      `M0,${HEIGHT - 40}C320,${HEIGHT - 92} 600,${HEIGHT - 20} 860,${HEIGHT - 32}C1120,${HEIGHT - 40} 1400,${HEIGHT - 88} ${WIDTH},${HEIGHT - 36}V${HEIGHT}H0Z`,
      a.linearAt([floor, deep], 0, HEIGHT - 92, 0, HEIGHT),
    ) +
    rect(
      0,
      0,
      WIDTH,
      HEIGHT,
      0,
      a.radial(
        [
          [0, deep, 0],
          [0.62, deep, 0],
          [1, deep, 0.72],
        ],
        0.5,
        0.46,
        0.72,
      ),
    )
  );
}

/** A branch of coral on the floor, about 160 by 140, with its foot at 0,60. */
export function coral(a: Drawing, colours: readonly string[], seed: string): string {
  const random = seededRandom(seed);
  let branches = '';
  const grow = (x: number, y: number, turn: number, long: number, wide: number, depth: number): void => {
    const [dx, dy] = polar(long, turn);
    branches += stroke(
      `M${tenth(x)},${tenth(y)}q${tenth(dx * 0.4 + 3)},${tenth(dy * 0.6)} ${tenth(dx)},${tenth(dy)}`,
      colours[depth % colours.length] ?? '#fff',
      wide,
    );
    if (depth >= 2) return;
    grow(x + dx, y + dy, turn - 26 - random() * 12, long * 0.72, wide * 0.76, depth + 1);
    grow(x + dx, y + dy, turn + 24 + random() * 12, long * 0.7, wide * 0.76, depth + 1);
  };
  grow(0, 60, -96, 44, 14, 0);
  grow(0, 60, -58, 38, 13, 0);
  grow(0, 60, -128, 36, 12, 0);
  return group(branches, `filter="${a.lit({ ...SEA, overhang: 0.3 })}"`);
}

/** Three blades of kelp, about 70 by 200, with their feet at y = 100. */
export function kelp(a: Drawing, colour: string): string {
  const blade = (x: number, high: number, lean: number, wide: number): string =>
    stroke(
      `M${x},100C${x - 14},${tenth(100 - high * 0.35)} ${x + 16},${tenth(100 - high * 0.65)} ${x + lean},${tenth(100 - high)}`,
      colour,
      wide,
    );
  return group(
    blade(-12, 150, -8, 10) + blade(2, 185, 12, 9) + blade(14, 128, 4, 7),
    `filter="${a.lit({ ...SEA, rimOpacity: 0.35, gloss: 0.3, overhang: 0.3 })}" opacity=".9"`,
  );
}

/** The small picture of a room. */
export const seaIcon = (a: Drawing, ground: readonly string[], figure: string): string =>
  rect(-52, -62, 104, 124, 18, a.radial(ground, 0.5, 0.3, 0.9)) +
  circle(-30, -40, 5, '#fff', 'opacity=".3"') +
  circle(34, -48, 3, '#fff', 'opacity=".4"') +
  group(figure, placed(0, 4, 0.42));
