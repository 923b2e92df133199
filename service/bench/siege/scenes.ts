import { docsScene } from './docsScene.ts';
import { floodScene } from './floodScene.ts';
import { pictureScene } from './pictureScene.ts';
import type { Scene } from './scene.ts';
import { strangersScene } from './strangersScene.ts';
import { uploadScene } from './uploadScene.ts';

/** Every scene by its name. A new scene is a line here and a line in the bench. */
export const SCENES: Readonly<Record<string, (attackers: number) => Scene>> = {
  docs: docsScene,
  uploads: uploadScene,
  pictures: pictureScene,
  strangers: strangersScene,
  pipeline: floodScene('/api/auth/session'),
  probes: floodScene('/healthz'),
  connections: floodScene('/api/auth/session', 1),
};
