import type { Term } from '../rows/condition.ts';
import type { Order } from '../rows/order.ts';
import type { StoredQuery } from '../rows/rowTable.ts';
import { patternPieces } from '../rows/text.ts';
import { kindOf, type TableDeclaration } from '../table.ts';
import type { SqlValue } from './sqlValue.ts';
import type { SqlDialect } from './dialect.ts';

/** A statement's text and the values of its `$1`, `$2` …. */
export interface Sql {
  readonly text: string;
  readonly values: readonly SqlValue[];
  /** Whether a schema rule can refuse the statement without ending the transaction. */
  readonly mayFail?: true;
  /** Whether it may read many more rows than it returns. */
  readonly mayReadMany?: true;
}

export const quoted = (name: string): string => `"${name}"`;
export const list = (names: readonly string[]): string => names.map(quoted).join(', ');

const SYMBOLS = { is: '=', not: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

/** Collects values while a statement's text is built. */
export class Values {
  readonly given: SqlValue[] = [];

  /** Adds a value and returns its placeholder. */
  place(value: string | number | boolean): string {
    this.given.push(typeof value === 'boolean' ? Number(value) : value);
    return `$${this.given.length}`;
  }
}

const escapedPattern = (pattern: string): string =>
  patternPieces(pattern)
    .map((piece) => piece.replaceAll(/[%_\\]/g, String.raw`\$&`))
    .join('%');

/** The dialect and the table of a statement. */
export interface SqlContext {
  readonly dialect: SqlDialect;
  readonly declaration: TableDeclaration;
}

function termText(term: Term, values: Values, { dialect, declaration }: SqlContext): string {
  const column = quoted(term.column);
  switch (term.operator) {
    case 'in': {
      const asked = term.values.map((value) => (typeof value === 'boolean' ? Number(value) : value));
      return dialect.isIn(column, values.place(JSON.stringify(asked)), kindOf(declaration, term.column) ?? 'text');
    }
    case 'like':
      return String.raw`${column} ${dialect.like} ${values.place(escapedPattern(term.pattern))} ESCAPE '\'`;
    default:
      return `${column} ${SYMBOLS[term.operator]} ${values.place(term.value)}`;
  }
}

export const termTexts = (terms: readonly Term[], values: Values, context: SqlContext): readonly string[] =>
  terms.map((term) => termText(term, values, context));

/** Returns ` WHERE …` with all terms, or the empty text. */
export const whereText = (terms: readonly Term[], values: Values, context: SqlContext): string =>
  terms.length === 0 ? '' : ` WHERE ${termTexts(terms, values, context).join(' AND ')}`;

/** Returns ` ORDER BY …`, or the empty text. */
export const orderText = (order: Order): string =>
  order.length === 0
    ? ''
    : ` ORDER BY ${order.map(([column, direction]) => `${quoted(column)} ${direction.toUpperCase()}`).join(', ')}`;

/** Returns ` LIMIT … OFFSET …`, or the empty text. */
export function windowText(
  { limit, offset }: Pick<StoredQuery, 'limit' | 'offset'>,
  values: Values,
  { noLimit }: SqlDialect,
): string {
  if (limit === undefined && offset === undefined) return '';
  return ` LIMIT ${limit === undefined ? noLimit : values.place(limit)}${offset === undefined ? '' : ` OFFSET ${values.place(offset)}`}`;
}
