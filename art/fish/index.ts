import { anglerArt } from './angler/index.ts';
import type { FishArt } from './FishArt.ts';

export type { FishArt, FishDrawing } from './FishArt.ts';
export { fishPieces } from './stage.ts';

/** The drawings of fishing rooms, by the `art` of their look. */
export const FISH_ART: Readonly<Record<string, FishArt>> = { angler: anglerArt };
