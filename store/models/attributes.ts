import { type AbstractDataType, DataTypes, type Model, type ModelAttributeColumnOptions } from 'sequelize';
import { decodeValue } from '../sql/decode.ts';
import { type ColumnKind, kindOf, type TableDeclaration } from '../table.ts';

/** A boolean, which both databases keep as 0 or 1. */
class Flag extends DataTypes.ABSTRACT {
  override key = 'FLAG';
  override toSql = (): string => 'SMALLINT';
  override stringify = (value: unknown): string => String(Number(value));
}

const TYPES: Readonly<Record<ColumnKind, () => AbstractDataType>> = {
  text: () => new DataTypes.TEXT(),
  json: () => new DataTypes.TEXT(),
  integer: () => new DataTypes.BIGINT(),
  boolean: () => new Flag(),
};

/** Returns Sequelize's attributes of a table. They return values as the port does, checked against the declaration. */
export function attributesOf(
  table: string,
  declaration: TableDeclaration,
): Readonly<Record<string, ModelAttributeColumnOptions>> {
  return Object.fromEntries(
    Object.keys(declaration.columns).map((column): [string, ModelAttributeColumnOptions] => [
      column,
      {
        type: TYPES[kindOf(declaration, column) ?? 'text'](),
        allowNull: false,
        primaryKey: declaration.key.includes(column),
        get(this: Model): unknown {
          const held: unknown = this.getDataValue(column);
          // A query may ask for some columns only.
          return held === undefined ? undefined : decodeValue(table, declaration, column, held);
        },
      },
    ]),
  );
}
