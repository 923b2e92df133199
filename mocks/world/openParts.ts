import { PARTS } from '#protocol/entities/operator.ts';
import type { WorldGames } from './worldInstance.ts';

/** A page's world begins with every part open, like a service in development. */
export const openParts = PARTS;

/** In an app the games of the reference provider are playable from the start. Tests open those that they need. */
export const games: WorldGames = import.meta.env.MODE === 'test' ? 'declared' : 'playable';
