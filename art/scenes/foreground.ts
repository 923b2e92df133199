import { type Drawing, circle, group, mix, type Random, tenth } from '../drawing/index.ts';
import { bubble, sparkle } from '../props/effects.ts';
import { coin, gem, ingot } from '../props/treasure.ts';
import type { Frame, Scene, ScenePalette } from './scene.ts';

/** A place left or right of the emblem, so that nothing lands on a face. */
const aside = (i: number, width: number, random: Random) => (i % 2 ? width - random() * 84 : random() * 84);

const pileLight = (a: Drawing, { ground }: ScenePalette, gloss = 0.6) =>
  a.lit({ shade: mix(ground[2], '#000000', 0.3), blur: 2, relief: 3, gloss, dx: -2, dy: -3, drop: 5 });

const coins: Scene = (a, palette, { width, height }, random) => {
  let pile = '';
  for (let i = 0; i < 8; i++) {
    const x = i % 2 ? width - random() * 76 : random() * 76;
    const y = height - 30 + random() * 32 - (i > 5 ? 36 : 0);
    const r = 25 + random() * 9;
    pile += coin(a, x, y, r, { ry: 17 + random() * 8, rot: (random() - 0.5) * 60, mark: i % 3 ? 'hole' : 'star' });
  }
  return (
    group(pile, `filter="${pileLight(a, palette)}"`) +
    coin(a, 36, 96, 14, { ry: 8.4, rot: 24 }) +
    coin(a, width - 36, 146, 16, { ry: 9.6, rot: -30 }) +
    coin(a, width - 50, 48, 9, { ry: 5.4, rot: 40 })
  );
};

const ingots: Scene = (a, palette, { width, height }) =>
  group(
    ingot(a, 36, height - 22, 0.84, -10) +
      ingot(a, width - 38, height - 20, 0.9, 12) +
      coin(a, 94, height - 4, 22, { ry: 16, rot: 10 }) +
      coin(a, width - 98, height - 6, 22, { ry: 15, rot: -14 }),
    `filter="${pileLight(a, palette)}"`,
  );

const gems: Scene = (a, palette, { width, height }) =>
  group(
    gem(32, height - 28, 32, '#1F8AE8', -20) +
      gem(width - 34, height - 26, 34, '#E8304A', 16) +
      gem(86, height - 10, 20, '#19B8A6', 10) +
      gem(width - 92, height - 10, 18, '#FFB02E', -10),
    `filter="${pileLight(a, palette, 0.5)}"`,
  );

const repeat = (n: number, draw: (i: number) => string) => Array.from({ length: n }, (_, i) => draw(i)).join('');

const bubbles: Scene = (a, _palette, { width, height }, random) =>
  repeat(14, (i) => bubble(a, aside(i, width, random), 40 + random() * (height - 60), 4 + random() * 12));

const embers: Scene = (_a, { halo }, { width, height }: Frame, random) =>
  repeat(26, (i) => {
    const low = i < 8;
    const x = low ? random() * width : aside(i, width, random);
    const y = low ? height * (0.8 + random() * 0.2) : random() * height;
    return circle(x, y, 1 + random() * 3.4, i % 3 ? halo : '#fff', `opacity="${tenth(0.5 + random() * 0.5)}"`);
  });

const sparks: Scene = (_a, { halo }, { width, height }, random) =>
  repeat(9, (i) =>
    sparkle(aside(i, width, random), random() * height * 0.7, 6 + random() * 10, i % 2 ? '#fff' : halo, 0.9),
  );

/** The objects in both lower corners or beside the emblem. */
export const FOREGROUNDS = { bubbles, coins, embers, gems, ingots, sparks } satisfies Record<string, Scene>;
export type ForegroundName = keyof typeof FOREGROUNDS;
