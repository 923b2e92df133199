import { type Part, PARTS } from '#protocol/entities/operator.ts';
import type { WorldGames } from './worldInstance.ts';

const isTest = import.meta.env.MODE === 'test';

/** The parts that are open in a page's world from the start: all in tests, live rooms in an app. A switch opens the others. */
export const openParts: readonly Part[] = isTest ? PARTS : ['Live'];

/** On a development server the games of the reference provider can be played, which opens the games. Elsewhere they begin closed. */
export const games: WorldGames = import.meta.env.DEV && !isTest ? 'playable' : 'declared';
