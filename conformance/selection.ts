import * as z from 'zod/mini';
import type { ConformanceCase } from './case.ts';
import { caseName, RECORDED_TRAITS } from './traits.ts';

/** How much of the suite a shell runs. `npm run test:long` runs `everything` on every shell. */
const Extent = z._default(z.enum(['everything', 'ofTheShell']), 'ofTheShell');

/**
 * Returns the cases for a shell whose domain the whole suite covers in memory. Unless everything is asked for, these are the first
 * good answer of each contract, the first of each kind of generated cases, and every case with a trait in `traits.json`.
 *
 * @param extent the value of the environment variable `CONFORMANCE`
 * @throws ZodError if that names no extent
 */
export function selectCases(cases: readonly ConformanceCase[], extent: unknown): readonly ConformanceCase[] {
  if (Extent.parse(extent) === 'everything') return cases;
  const answered = new Set<string>();
  const kinds = new Set<string>();
  return cases.filter((each) => {
    const isGood = each.code === 200 && isNew(answered, each.contract);
    const isOfNewKind = each.generated !== undefined && isNew(kinds, each.title);
    return isGood || isOfNewKind || RECORDED_TRAITS.has(caseName(each));
  });
}

function isNew(known: Set<string>, key: string): boolean {
  if (known.has(key)) return false;
  known.add(key);
  return true;
}
