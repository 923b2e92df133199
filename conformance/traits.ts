import * as z from 'zod/mini';
import type { ConformanceCase } from './case.ts';
import recorded from './traits.json' with { type: 'json' };

/**
 * The parts of a case that a transport or a database may handle differently. The tested call sets a `cookie`, answers with a `file` or a
 * `header`, posts to the ledger (`money`), runs beside another (`race`), or is repeated with its `R` or key (`repeat`). The case waits for
 * a `push` or a `close`.
 */
export const Trait = z.enum(['close', 'cookie', 'file', 'header', 'money', 'push', 'race', 'repeat']);
export type Trait = z.infer<typeof Trait>;

/** The name of a case in `traits.json`. */
export const caseName = ({ contract, code, title }: Omit<ConformanceCase, 'run'>): string =>
  `${contract} ${code}: ${title}`;

/** The traits of the cases that have any, as {@link TraitRecorder} recorded them in memory. */
export const RECORDED_TRAITS: ReadonlyMap<string, readonly Trait[]> = new Map(
  Object.entries(z.record(z.string(), z.array(Trait)).parse(recorded)),
);
