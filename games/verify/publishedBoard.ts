import * as z from 'zod/mini';

const Positive = z.int().check(z.minimum(1));
const Drawn = z.array(z.object({ symbol: z.string(), weight: Positive }));
const Patterns = z.array(z.object({ reels: z.array(z.array(Positive)), weight: Positive }));

/** The parts of a published game that change a window before it pays. */
export const publishedBoard = {
  wilds: z.optional(z.record(z.string(), Positive)),
  bothWays: z.optional(z.literal(true)),
  mystery: z.optional(z.object({ symbol: z.string(), becomes: Drawn })),
  expandingWild: z.optional(z.object({ respins: Positive })),
  split: z.optional(z.object({ base: Patterns, free: z.optional(Patterns) })),
};

/** The parts of free spins that change their windows. */
export const publishedFree = {
  sticky: z.optional(z.literal(true)),
  expanding: z.optional(Drawn),
};
