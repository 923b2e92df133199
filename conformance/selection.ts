import * as z from 'zod/mini';
import type { ConformanceCase } from './case.ts';

/**
 * How much of the suite a shell runs. `oneOfEachKind`: every case made by hand, and the first of each kind of
 * those that are generated. `npm run test:long` runs `everything` on every shell.
 */
const Extent = z._default(z.enum(['everything', 'oneOfEachKind']), 'oneOfEachKind');

/**
 * The cases for a shell whose domain the whole suite covers elsewhere.
 * @param extent the value of the environment variable `CONFORMANCE`
 * @throws ZodError when that names no extent
 */
export function selectCases(cases: readonly ConformanceCase[], extent: unknown): readonly ConformanceCase[] {
  if (Extent.parse(extent) === 'everything') return cases;
  const kinds = new Set<string>();
  return cases.filter(({ generated, title }) => {
    if (generated === undefined) return true;
    const isFirst = !kinds.has(title);
    kinds.add(title);
    return isFirst;
  });
}
