import { type Part, PARTS } from '#protocol/entities/operator.ts';

/** The parts that are open in a page's world from the start: all in tests, none in an app until a switch opens them. */
export const openParts: readonly Part[] = import.meta.env.MODE === 'test' ? PARTS : [];
