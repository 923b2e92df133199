import { bamboo } from './bamboo.ts';
import { cave } from './cave.ts';
import { clouds, heaven } from './clouds.ts';
import { lanterns, seasons } from './festival.ts';
import { flame } from './flame.ts';
import { dots, lattice } from './lattice.ts';
import { moon } from './moon.ts';
import { neon } from './neon.ts';
import { aurora, storm } from './night.ts';
import { burst, radiance } from './radiance.ts';
import type { Scene } from './scene.ts';
import { temple } from './temple.ts';
import { deep, waves } from './water.ts';

export { type ForegroundName, FOREGROUNDS } from './foreground.ts';
export { type Frame, reach, type Scene, type ScenePalette } from './scene.ts';

/** Scenery by name. */
export const SCENES = {
  aurora,
  bamboo,
  burst,
  cave,
  clouds,
  deep,
  dots,
  flame,
  heaven,
  lanterns,
  lattice,
  moon,
  neon,
  radiance,
  seasons,
  storm,
  temple,
  waves,
} satisfies Record<string, Scene>;
export type SceneName = keyof typeof SCENES;
