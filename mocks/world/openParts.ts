import { PARTS } from '#protocol/entities/operator.ts';
import type { WorldGames } from './worldInstance.ts';

/** A page's world begins with every part open, as a service in development does. */
export const openParts = PARTS;

/** In an app the games of the reference provider can be played from the start. Tests open those that they play. */
export const games: WorldGames = import.meta.env.MODE === 'test' ? 'declared' : 'playable';
