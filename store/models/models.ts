import type { Model, ModelStatic } from 'sequelize';
import type { StoredRow } from '../rows/rowTable.ts';
import type { RowOf, TableDeclarations, TableName } from '../table.ts';

type ColumnsOf<Tables extends TableDeclarations, Name extends TableName<Tables>> = Tables[Name]['columns'];
/** The table that a column names, or `never` if it names none. */
type ReferenceOf<Column> = Column extends { readonly references?: infer Table }
  ? Extract<Exclude<Table, undefined>, string>
  : never;

/** The names of the associations from a table to the rows that its columns name. */
type NamedBy<Tables extends TableDeclarations, Name extends TableName<Tables>> = {
  [Column in keyof ColumnsOf<Tables, Name> & string]: ReferenceOf<
    ColumnsOf<Tables, Name>[Column]
  > extends infer Table extends string
    ? `${Table} by ${Column}`
    : never;
}[keyof ColumnsOf<Tables, Name> & string];

/** The names of the associations from a table to the rows that name its rows. */
type Naming<Tables extends TableDeclarations, Name extends TableName<Tables>> = {
  [Table in Exclude<TableName<Tables>, Name>]: {
    [Column in keyof ColumnsOf<Tables, Table> & string]: Name extends ReferenceOf<ColumnsOf<Tables, Table>[Column]>
      ? `${Table} by ${Column}`
      : never;
  }[keyof ColumnsOf<Tables, Table> & string];
}[Exclude<TableName<Tables>, Name>];

type TableIn<Tables extends TableDeclarations, Association> = Association extends `${infer Table} by ${string}`
  ? Extract<Table, TableName<Tables>>
  : never;

/** The associated rows, if they were included. */
type Associated<Tables extends TableDeclarations, Name extends TableName<Tables>> = {
  readonly [Association in NamedBy<Tables, Name>]?: ModelRow<Tables, TableIn<Tables, Association>> | null;
} & {
  readonly [Association in Naming<Tables, Name>]?: readonly ModelRow<Tables, TableIn<Tables, Association>>[];
};

/** A row that a model read. It has the columns of the port, and its associations if they were included. */
export type ModelRow<Tables extends TableDeclarations, Name extends TableName<Tables>> = Model<RowOf<Tables[Name]>> &
  RowOf<Tables[Name]> &
  Associated<Tables, Name>;

/** A read-only Sequelize model for each table. */
export type Models<Tables extends TableDeclarations> = {
  readonly [Name in TableName<Tables>]: ModelStatic<ModelRow<Tables, Name>>;
};

/** Returns a model without its row type, for reads that are the same for all tables. */
export const modelOf = <Tables extends TableDeclarations>(
  models: Models<Tables>,
  name: TableName<Tables>,
): ModelStatic<Model<StoredRow>> => models[name];
