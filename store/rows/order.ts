import { kindOf, type TableDeclaration } from '../table.ts';
import { compareScalars, type Term } from './condition.ts';
import type { StoredQuery, StoredRow } from './rowTable.ts';

export type Order = readonly (readonly [string, 'asc' | 'desc'])[];

/**
 * Returns the full order of a result: the requested columns, then the key (in the last requested direction), so that every backend returns
 * equal rows in the same order. Columns that a condition fixes to a single value are left out.
 */
export function resolveOrder(declaration: TableDeclaration, query: StoredQuery, terms: readonly Term[]): Order {
  const asked = query.order ?? [];
  for (const [column] of asked) {
    const kind = kindOf(declaration, column);
    if (kind === undefined || kind === 'json') throw new TypeError(`${column}: no column to order by`);
  }
  const direction = asked.at(-1)?.[1] ?? 'asc';
  const fixed = new Set(terms.flatMap((term) => (term.operator === 'is' ? [term.column] : [])));
  const named = new Set(asked.map(([column]) => column));
  const rest = declaration.key.filter((column) => !named.has(column));
  return [...asked, ...rest.map((column) => [column, direction] as const)].filter(([column]) => !fixed.has(column));
}

/** @throws RangeError if limit or offset is no count */
export function checkWindow({ limit, offset }: StoredQuery): void {
  for (const count of [limit, offset]) {
    if (count !== undefined && !(Number.isSafeInteger(count) && count >= 0))
      throw new RangeError(`${count} is no count`);
  }
}

/** Returns the comparison function of an order. */
export const comparer =
  (order: Order) =>
  (left: StoredRow, right: StoredRow): number => {
    for (const [column, direction] of order) {
      const compared = compareScalars(left[column], right[column]);
      if (compared !== 0) return direction === 'asc' ? compared : -compared;
    }
    return 0;
  };

/** Returns the rows of a query in its order and window. */
export function arrange(
  declaration: TableDeclaration,
  query: StoredQuery,
  terms: readonly Term[],
  matching: readonly StoredRow[],
): StoredRow[] {
  const order = resolveOrder(declaration, query, terms);
  const rows = matching.length > 1 ? matching.toSorted(comparer(order)) : [...matching];
  const offset = query.offset ?? 0;
  return query.limit === undefined ? rows.slice(offset) : rows.slice(offset, offset + query.limit);
}
