import { kindOf, type TableDeclaration } from '../table.ts';
import { checkValue } from './row.ts';
import type { StoredKey, StoredRow, StoredWhere } from './rowTable.ts';
import { compareText, patternTest } from './text.ts';

export type Scalar = string | number | boolean;
export type RangeOperator = 'gt' | 'gte' | 'lt' | 'lte';

/** A resolved condition on one column. */
export type Term = { readonly column: string } & (
  | { readonly operator: 'is' | 'not' | RangeOperator; readonly value: Scalar }
  | { readonly operator: 'in'; readonly values: readonly Scalar[] }
  | { readonly operator: 'like'; readonly pattern: string }
);

const RANGE: readonly RangeOperator[] = ['gt', 'gte', 'lt', 'lte'];
const isRange = (name: string): name is RangeOperator => RANGE.some((operator) => operator === name);

const scalar = (declaration: TableDeclaration, column: string, value: unknown): Scalar => {
  checkValue(declaration, column, value);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  throw new TypeError(`${column}: not a value to compare with`);
};

function* termsOf(declaration: TableDeclaration, column: string, condition: unknown): Generator<Term> {
  const kind = kindOf(declaration, column);
  if (kind === undefined || kind === 'json') throw new TypeError(`${column}: no column to search by`);
  if (typeof condition !== 'object' || condition === null) {
    yield { column, operator: 'is', value: scalar(declaration, column, condition) };
    return;
  }
  for (const [operator, operand] of Object.entries(condition) as [string, unknown][]) {
    if (operator === 'in' && Array.isArray(operand)) {
      yield { column, operator, values: operand.map((value: unknown) => scalar(declaration, column, value)) };
    } else if (operator === 'like' && kind === 'text' && typeof operand === 'string') {
      yield { column, operator, pattern: operand };
    } else if (operator === 'not' || isRange(operator)) {
      yield { column, operator, value: scalar(declaration, column, operand) };
    } else throw new TypeError(`${column}: unknown condition ${operator}`);
  }
}

/**
 * Resolves conditions into terms that must all match.
 * @throws TypeError for an unknown column or operator, or a value of the wrong kind (including undefined)
 */
export const resolveWhere = (declaration: TableDeclaration, where: StoredWhere = {}): readonly Term[] =>
  Object.entries(where).flatMap(([column, condition]) => [...termsOf(declaration, column, condition)]);

/** Compares two values of a column: numbers by size, texts by code point, false before true. */
export function compareScalars(left: unknown, right: unknown): number {
  if (typeof left === 'string' && typeof right === 'string') return compareText(left, right);
  return Number(left) - Number(right);
}

function termTest(term: Term): (row: StoredRow) => boolean {
  const { column } = term;
  switch (term.operator) {
    case 'is':
      return (row) => row[column] === term.value;
    case 'not':
      return (row) => row[column] !== term.value;
    case 'gt':
      return (row) => compareScalars(row[column], term.value) > 0;
    case 'gte':
      return (row) => compareScalars(row[column], term.value) >= 0;
    case 'lt':
      return (row) => compareScalars(row[column], term.value) < 0;
    case 'lte':
      return (row) => compareScalars(row[column], term.value) <= 0;
    case 'in': {
      const values = new Set<unknown>(term.values);
      return (row) => values.has(row[column]);
    }
    case 'like': {
      const test = patternTest(term.pattern);
      return (row) => {
        const value = row[column];
        return typeof value === 'string' && test(value);
      };
    }
  }
}

export function rowTest(terms: readonly Term[]): (row: StoredRow) => boolean {
  const tests = terms.map(termTest);
  return (row) => tests.every((test) => test(row));
}

/** The most keys that conditions may name. For more keys the database finds the rows faster on its own. */
const MAX_NAMED_KEYS = 1000;

/** Returns the values that a term allows; undefined if it lists none. */
const namedValues = (term: Term): readonly Scalar[] | undefined =>
  term.operator === 'is' ? [term.value] : term.operator === 'in' ? term.values : undefined;

/**
 * Returns the primary keys of all rows that can match.
 * @returns undefined if the terms do not name every key column, or name too many keys
 */
export function namedKeys(declaration: TableDeclaration, terms: readonly Term[]): readonly StoredKey[] | undefined {
  let keys: readonly StoredKey[] = [[]];
  for (const column of declaration.key) {
    const values = terms.find((term) => term.column === column && namedValues(term) !== undefined);
    if (values === undefined) return undefined;
    const named = [...new Set(namedValues(values) ?? [])].filter((value) => typeof value !== 'boolean');
    if (keys.length * named.length > MAX_NAMED_KEYS) return undefined;
    keys = keys.flatMap((key) => named.map((value) => [...key, value]));
  }
  return keys;
}
