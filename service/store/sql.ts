import type { Term } from '#domain/store/condition.ts';
import type { Order } from '#domain/store/order.ts';
import type { StoredQuery } from '#domain/store/rowTable.ts';
import { patternPieces } from '#domain/store/text.ts';
import type { SqlValue } from './connection.ts';

/** A statement's text and what its `$1`, `$2` … stand for. */
export interface Sql {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

export const quoted = (name: string): string => `"${name}"`;
export const list = (names: readonly string[]): string => names.map(quoted).join(', ');

const SYMBOLS = { is: '=', not: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

/** Gathers values while text is built. */
export class Values {
  readonly given: SqlValue[] = [];

  /** The place of a value in the text. */
  place(value: string | number | boolean): string {
    this.given.push(typeof value === 'boolean' ? Number(value) : value);
    return `$${this.given.length}`;
  }
}

const escapedPattern = (pattern: string): string =>
  patternPieces(pattern)
    .map((piece) => piece.replaceAll(/[%_\\]/g, String.raw`\$&`))
    .join('%');

function termText(term: Term, values: Values): string {
  const column = quoted(term.column);
  switch (term.operator) {
    case 'in': {
      const asked = term.values.map((value) => (typeof value === 'boolean' ? Number(value) : value));
      return `${column} IN (SELECT value FROM json_each(${values.place(JSON.stringify(asked))}))`;
    }
    case 'like':
      return String.raw`${column} LIKE ${values.place(escapedPattern(term.pattern))} ESCAPE '\'`;
    default:
      return `${column} ${SYMBOLS[term.operator]} ${values.place(term.value)}`;
  }
}

/** ` WHERE …` of all terms, or nothing. */
export const whereText = (terms: readonly Term[], values: Values): string =>
  terms.length === 0 ? '' : ` WHERE ${terms.map((term) => termText(term, values)).join(' AND ')}`;

/** ` ORDER BY …`, or nothing. */
export const orderText = (order: Order): string =>
  order.length === 0
    ? ''
    : ` ORDER BY ${order.map(([column, direction]) => `${quoted(column)} ${direction.toUpperCase()}`).join(', ')}`;

/** ` LIMIT … OFFSET …`, or nothing. */
export function windowText({ limit, offset }: StoredQuery, values: Values): string {
  if (limit === undefined && offset === undefined) return '';
  return ` LIMIT ${values.place(limit ?? -1)}${offset === undefined ? '' : ` OFFSET ${values.place(offset)}`}`;
}

/** Columns read from the elements of a JSON array given as the one value: a batch is one statement, one value. */
export const jsonColumns = (names: readonly string[]): string =>
  names.map((name, at) => `value ->> ${at} AS ${quoted(name)}`).join(', ');
