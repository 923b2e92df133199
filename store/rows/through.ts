import type { TableDeclaration } from '../table.ts';
import { resolveWhere, type Term } from './condition.ts';
import { checkWindow } from './order.ts';
import type { StoredThrough, StoredThroughQuery } from './rowTable.ts';

/** A search through an index table, checked against both declarations. */
export interface ResolvedThrough {
  /** Conditions on the index. */
  readonly terms: readonly Term[];
  readonly targetTerms: readonly Term[];
  readonly exceptTerms: readonly (readonly Term[])[];
  /** Whether two rows of the index may lead to the same row. */
  readonly mayRepeat: boolean;
}

/** @throws TypeError for an unknown column, or if `leadsTo` is not unique */
export function resolveThrough(
  index: TableDeclaration,
  target: TableDeclaration,
  { where, column, leadsTo }: StoredThrough,
  query: StoredThroughQuery,
): ResolvedThrough {
  checkWindow(query);
  if (index.columns[column] === undefined) throw new TypeError(`no column ${column}`);
  const isUnique = [target.key, ...(target.unique ?? [])].some((names) => names.length === 1 && names[0] === leadsTo);
  if (!isUnique) throw new TypeError(`${leadsTo} is not unique`);
  const terms = resolveWhere(index, where);
  const fixed = new Set(terms.flatMap((term) => (term.operator === 'is' ? [term.column] : [])));
  return {
    terms,
    targetTerms: resolveWhere(target, query.where),
    exceptTerms: (query.except ?? []).map((each) => resolveWhere(target, each)),
    mayRepeat: index.key.some((name) => name !== column && !fixed.has(name)),
  };
}
