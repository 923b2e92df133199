import * as z from 'zod/mini';
import { Name, strict, weighted, wholeFrom } from './schemaParts.ts';

/** Wilds with a multiple, by their names. The multiples of the wilds in a line's win multiply each other and the win. */
export const WildMultiples = z.record(Name, wholeFrom(2));

/** The symbol that one draw before the free spins chooses. It fills its reels and pays on all lines. */
export const Expanding = z.array(weighted({ symbol: Name })).check(z.minLength(1, 'must have a symbol'));

/** All symbols of this name in a window become the same other one. */
export const Mystery = strict({
  symbol: Name,
  becomes: z.array(weighted({ symbol: Name })).check(z.minLength(1, 'must have a symbol')),
});

/** A wild fills its reel and holds it, and the other reels spin again. */
export const ExpandingWild = strict({
  /** The most respins of a spin. */
  respins: wholeFrom(1),
});

/** The parts into which cells of each reel split. A reel without a part stays as it is. */
const Pattern = weighted({ reels: z.array(z.array(wholeFrom(2))) });
const Patterns = z.array(Pattern).check(z.minLength(1, 'must have a pattern'));

/** Cells split into parts. Each part is a cell of its own for the ways. */
export const Split = strict({
  /** The most ways of a window whose cells are split. */
  ways: wholeFrom(1),
  base: Patterns,
  free: z.optional(Patterns),
});

export type MysteryRule = z.infer<typeof Mystery>;
export type ExpandingWildRule = z.infer<typeof ExpandingWild>;
export type SplitRule = z.infer<typeof Split>;
export type SplitPattern = z.infer<typeof Pattern>;
export type ExpandingRule = z.infer<typeof Expanding>;
