import * as z from 'zod/mini';
import { Name, strict, wholeFrom } from './schemaParts.ts';

/** A field of a wheel has a pay, in tenths of the stake, or a jackpot. */
const Field = strict({ pays: z.optional(wholeFrom(1)), jackpot: z.optional(Name) });

/** Symbols of base spins are collected over rounds. Enough of them turn a wheel. */
export const Level = strict({
  /** Each cell of a base spin's window that shows it is collected. */
  symbol: Name,
  /** The symbols that turn the wheel. Those above it stay. */
  full: wholeFrom(1),
  wheel: strict({
    /** Fields with a pay have the same chance, as fields of one size. A field with a jackpot has the odds of the jackpot. */
    fields: z.array(Field).check(z.minLength(2, 'must have two fields')),
  }),
});
export type LevelRule = z.infer<typeof Level>;
