import { anglerArt } from './angler/index.ts';
import { chestArt } from './chest/index.ts';
import type { FishArt } from './FishArt.ts';
import { octopusArt } from './octopus/index.ts';

export type { FishArt, FishDrawing } from './FishArt.ts';
export { fishPieces } from './stage.ts';

/** The drawings of fishing rooms, by the `art` of their look. */
export const FISH_ART: Readonly<Record<string, FishArt>> = { angler: anglerArt, chest: chestArt, octopus: octopusArt };
