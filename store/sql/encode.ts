import { type Json, kindOf, type TableDeclaration } from '../table.ts';

export type JsonWriter = (value: Json | undefined) => string;

/**
 * Returns a function that converts a column's value for the database.
 * @throws TypeError from the function for a value of the wrong kind
 */
export function encodeAs(
  declaration: TableDeclaration,
  writeJson: JsonWriter,
): (column: string, value: Json | undefined) => string | number {
  return (column, value) => {
    const kind = kindOf(declaration, column);
    if (kind === 'json') return writeJson(value);
    if (kind === 'boolean') return Number(value);
    if (typeof value === 'string' || typeof value === 'number') return value;
    throw new TypeError(`${typeof value} where ${kind} belongs`);
  };
}
