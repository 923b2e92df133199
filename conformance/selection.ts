import * as z from 'zod/mini';
import type { ConformanceCase } from './case.ts';
import { caseName, RECORDED_TRAITS, type Trait } from './traits.ts';

/** The extent of a run. `npm run test:long` runs `everything` on every shell. */
const Extent = z._default(z.enum(['everything', 'ofTheShell']), 'ofTheShell');

/** Traits that a transport may change: HTTP and WebSocket, or a message port in a page. */
export const TRAITS_OF_WIRES: readonly Trait[] = ['close', 'cookie', 'file', 'header', 'push', 'race', 'repeat'];
/** Traits that a database may change. */
export const TRAITS_OF_DATABASES: readonly Trait[] = ['money', 'push', 'race', 'repeat'];
/** A shell carries these the same way in every case of a contract, so that one case proves it. */
export const ONCE_PER_CONTRACT: readonly Trait[] = ['cookie', 'header', 'money', 'push'];

/**
 * Returns the cases for a shell whose domain the whole suite covers in memory. Unless everything is requested, these are the first
 * success of each contract, the first of each kind of generated cases, and every case with a trait that the shell may change. Cookies,
 * headers, money and pushes need one case of each contract.
 *
 * @param extent the value of the environment variable `CONFORMANCE`
 * @param traits the traits that the shell may change
 * @throws ZodError for an unknown extent
 */
export function selectCases(
  cases: readonly ConformanceCase[],
  extent: unknown,
  traits: readonly Trait[],
): readonly ConformanceCase[] {
  if (Extent.parse(extent) === 'everything') return cases;
  const answered = new Set<string>();
  const kinds = new Set<string>();
  const carried = new Set<string>();
  return cases.filter((each) => {
    const isGood = each.code === 200 && isNew(answered, each.contract);
    const isOfNewKind = each.generated !== undefined && isNew(kinds, each.title);
    const concerned = RECORDED_TRAITS.get(caseName(each))?.filter((trait) => traits.includes(trait)) ?? [];
    const isConcerned = concerned
      .map((trait) => !ONCE_PER_CONTRACT.includes(trait) || isNew(carried, `${each.contract} ${trait}`))
      .includes(true);
    return isGood || isOfNewKind || isConcerned;
  });
}

function isNew(known: Set<string>, key: string): boolean {
  if (known.has(key)) return false;
  known.add(key);
  return true;
}
