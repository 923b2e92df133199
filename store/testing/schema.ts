import type { SqlConnection } from '../sql/connection.ts';
import type { Dialect } from '../sql/migration.ts';
import { type ColumnKind, kindOf, type TableDeclarations } from '../table.ts';

/** A table of a database. Its keys and indexes are lists of columns, each joined by commas, in the order of their text. */
interface TableShape {
  /** Name, type, collation, and whether NULL is refused. */
  readonly columns: readonly string[];
  readonly key: string;
  readonly unique: readonly string[];
  readonly indexes: readonly string[];
}

const TYPES: Record<Dialect, Record<ColumnKind, string>> = {
  sqlite: { text: 'TEXT', json: 'TEXT', integer: 'INTEGER', boolean: 'INTEGER' },
  postgres: { text: 'text C', json: 'text C', integer: 'bigint', boolean: 'smallint' },
};

/** Returns the shape of the declared tables, by name. */
export const declaredSchema = (tables: TableDeclarations, dialect: Dialect): Readonly<Record<string, TableShape>> =>
  Object.fromEntries(
    Object.entries(tables).map(([name, declaration]) => [
      name,
      {
        columns: Object.keys(declaration.columns).map(
          (column) => `${column} ${TYPES[dialect][kindOf(declaration, column) ?? 'text']} NOT NULL`,
        ),
        key: declaration.key.join(),
        unique: (declaration.unique ?? []).map(String).toSorted(),
        indexes: (declaration.indexes ?? []).map(String).toSorted(),
      },
    ]),
  );

/** Columns: the table, the column, its type with its collation, and 1 if NULL is refused. */
const COLUMNS: Record<Dialect, string> = {
  sqlite: `SELECT t.name AS "table", c.name AS "column", c.type AS "type", c."notnull" AS "full"
    FROM pragma_table_list AS t JOIN pragma_table_info(t.name) AS c
    WHERE t.schema = 'main' AND t.type = 'table' AND t.name NOT LIKE 'sqlite%' AND t.strict = 1 ORDER BY t.name, c.cid`,
  postgres: `SELECT table_name AS "table", column_name AS "column", concat_ws(' ', data_type, collation_name) AS "type",
      CASE is_nullable WHEN 'NO' THEN 1 ELSE 0 END AS "full"
    FROM information_schema.columns WHERE table_schema = current_schema() ORDER BY table_name, ordinal_position`,
};

/** Columns of indexes: the table, the index, and the origin, `pk`, `u` for a unique constraint or `c` for CREATE INDEX. */
const INDEXES: Record<Dialect, string> = {
  sqlite: `SELECT t.name AS "table", i.name AS "index", i.origin, c.name AS "column"
    FROM pragma_table_list AS t JOIN pragma_index_list(t.name) AS i JOIN pragma_index_info(i.name) AS c
    WHERE t.schema = 'main' AND t.type = 'table' AND t.name NOT LIKE 'sqlite%' ORDER BY t.name, i.name, c.seqno`,
  postgres: `SELECT t.relname AS "table", i.relname AS "index", a.attname AS "column",
      CASE WHEN x.indisprimary THEN 'pk' WHEN x.indisunique THEN 'u' ELSE 'c' END AS origin
    FROM pg_index AS x JOIN pg_class AS t ON t.oid = x.indrelid JOIN pg_class AS i ON i.oid = x.indexrelid
    CROSS JOIN unnest(x.indkey) WITH ORDINALITY AS k(num, place)
    JOIN pg_attribute AS a ON a.attrelid = t.oid AND a.attnum = k.num
    WHERE t.relnamespace = current_schema()::regnamespace ORDER BY t.relname, i.relname, k.place`,
};

type Row = Readonly<Record<string, unknown>>;

function groupBy(rows: readonly Row[], name: string): Map<string, readonly Row[]> {
  const groups = new Map<string, readonly Row[]>();
  for (const row of rows) groups.set(String(row[name]), [...(groups.get(String(row[name])) ?? []), row]);
  return groups;
}

/** Returns the shape of each table of a database, by name, without the table of applied migrations. */
export async function readSchema(
  connection: SqlConnection,
  dialect: Dialect,
): Promise<Readonly<Record<string, TableShape>>> {
  const indexed = groupBy(await connection.all(INDEXES[dialect]), 'table');
  const columns = groupBy(await connection.all(COLUMNS[dialect]), 'table');
  columns.delete('migrations');
  return Object.fromEntries(
    [...columns].map(([table, rows]) => {
      const indexes = [...groupBy(indexed.get(table) ?? [], 'index').values()];
      const listsOf = (origin: string): readonly string[] =>
        indexes
          .filter(([first]) => first?.['origin'] === origin)
          .map((each) => each.map((row) => String(row['column'])).join())
          .toSorted();
      return [
        table,
        {
          columns: rows.map((row) =>
            [row['column'], row['type'], ...(Number(row['full']) === 1 ? ['NOT NULL'] : [])].join(' '),
          ),
          key: listsOf('pk').join(),
          unique: listsOf('u'),
          indexes: listsOf('c'),
        },
      ];
    }),
  );
}
