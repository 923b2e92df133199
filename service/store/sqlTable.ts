import type { ColumnKind, Json, TableDeclaration } from '#domain/table.ts';
import { resolveWhere } from '#domain/store/condition.ts';
import { deltasByKey } from '#domain/store/deltas.ts';
import { checkWindow, comparer, resolveOrder } from '#domain/store/order.ts';
import { checkRow, checkValue, checkValues } from '#domain/store/row.ts';
import type { RowTable, StoredDeltas, StoredRow } from '#domain/store/rowTable.ts';
import { UniqueViolation } from '#domain/ports/store.ts';
import { TABLES, type TableName } from '#domain/tables.ts';
import type { SqlRow } from './connection.ts';
import { type BatchColumns, type SqlDialect, SQLITE } from './dialect.ts';
import { list, orderText, quoted, type Sql, Values, whereText, windowText } from './sql.ts';

/** Runs one statement on a table; errors are the port's already. */
export type Run = (table: TableName, sql: Sql) => Promise<readonly SqlRow[]>;

const encode = (kind: ColumnKind | undefined, value: Json | undefined): string | number => {
  if (kind === 'json') return JSON.stringify(value);
  if (kind === 'boolean') return Number(value);
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`${typeof value} where ${kind} belongs`);
};

function decode(declaration: TableDeclaration, row: SqlRow): StoredRow {
  const decoded: Record<string, Json> = {};
  for (const column in declaration.columns) {
    const kind = declaration.columns[column];
    const held = row[column];
    const value: unknown = kind === 'json' ? JSON.parse(String(held)) : kind === 'boolean' ? held === 1 : held;
    checkValue(declaration, column, value);
    decoded[column] = value as Json;
  }
  return decoded;
}

const countOf = (rows: readonly SqlRow[]): number => Number(rows[0]?.['Count'] ?? 0);

/** The port's table in SQL. Rows are checked against the declaration in both directions. */
export function sqlTable(name: TableName, run: Run, dialect: SqlDialect = SQLITE): RowTable {
  const declaration: TableDeclaration = TABLES[name];
  const table = quoted(name);
  const columns = Object.keys(declaration.columns);
  const byKey = comparer(declaration.key.map((column) => [column, 'asc']));
  const context = { dialect, declaration };
  const batchOf = (names: readonly string[]): BatchColumns =>
    names.map((column) => [column, declaration.columns[column] ?? 'text']);
  const skipping = dialect.skipsTaken ? ` ON CONFLICT DO NOTHING RETURNING ${list(declaration.key)}` : '';
  const insertText = `INSERT INTO ${table} (${list(columns)}) ${dialect.batch(batchOf(columns))}${skipping}`;
  const guarded = new Set([...declaration.key, ...(declaration.unique ?? []).flat()]);
  const getText = `SELECT ${list(columns)} FROM ${table} WHERE ${declaration.key
    .map((column, at) => `${quoted(column)} = $${at + 1}`)
    .join(' AND ')}`;

  const checkInteger = (column: string): void => {
    if (declaration.columns[column] !== 'integer') throw new TypeError(`${column} is no integer`);
  };
  const checkDeltas = (deltas: StoredDeltas): void => {
    checkValues(declaration, deltas);
    for (const column in deltas) checkInteger(column);
  };

  async function removeKeys(keys: readonly SqlRow[]): Promise<void> {
    if (keys.length === 0) return;
    const found = declaration.key.map((column) => `${table}.${quoted(column)} = gone.${quoted(column)}`);
    const text = `DELETE FROM ${table} USING (${dialect.batch(batchOf(declaration.key))}) AS gone WHERE ${found.join(' AND ')}`;
    await run(name, {
      text,
      values: [JSON.stringify(keys.map((row) => declaration.key.map((column) => row[column])))],
    });
  }

  return {
    async get(...key) {
      const [row] = await run(name, { text: getText, values: key });
      return row && decode(declaration, row);
    },
    async find(query = {}) {
      checkWindow(query);
      const terms = resolveWhere(declaration, query.where);
      const values = new Values();
      const text = `SELECT ${list(columns)} FROM ${table}${whereText(terms, values, context)}${orderText(
        resolveOrder(declaration, query, terms),
      )}${windowText(query, values, dialect)}`;
      const rows = await run(name, { text, values: values.given });
      return rows.map((row) => decode(declaration, row));
    },
    async count(where) {
      const values = new Values();
      const text = `SELECT count(*) AS "Count" FROM ${table}${whereText(resolveWhere(declaration, where), values, context)}`;
      return countOf(await run(name, { text, values: values.given }));
    },
    async sum(column, where) {
      checkInteger(column);
      const values = new Values();
      const condition = whereText(resolveWhere(declaration, where), values, context);
      const text = `SELECT coalesce(sum(${quoted(column)}), 0) AS "Count" FROM ${table}${condition}`;
      const sum = countOf(await run(name, { text, values: values.given }));
      if (!Number.isSafeInteger(sum)) throw new RangeError('the sum is not within 2^53');
      return sum;
    },
    async insert(given) {
      const rows = Array.isArray(given) ? (given as readonly StoredRow[]) : [given as StoredRow];
      if (rows.length === 0) return;
      for (const row of rows) checkRow(declaration, row);
      const encoded = rows.map((row) => columns.map((column) => encode(declaration.columns[column], row[column])));
      const inserted = await run(name, { text: insertText, values: [JSON.stringify(encoded)] });
      if (!dialect.skipsTaken || inserted.length === rows.length) return;
      await removeKeys(inserted);
      throw new UniqueViolation(name);
    },
    async update(where, changed) {
      checkValues(declaration, changed);
      const terms = resolveWhere(declaration, where);
      if (Object.keys(changed).length === 0) return this.count(where);
      const values = new Values();
      const sets = Object.entries(changed).map(
        ([column, value]) => `${quoted(column)} = ${values.place(encode(declaration.columns[column], value))}`,
      );
      const text = `UPDATE ${table} SET ${sets.join(', ')}${whereText(terms, values, context)} RETURNING 1`;
      const mayFail = Object.keys(changed).some((column) => guarded.has(column));
      return (await run(name, { text, values: values.given, ...(mayFail && { mayFail }) })).length;
    },
    async add(where, deltas) {
      checkDeltas(deltas);
      const terms = resolveWhere(declaration, where);
      if (Object.keys(deltas).length === 0) return this.find({ where });
      const values = new Values();
      const sets = Object.entries(deltas).map(
        ([column, delta]) =>
          `${quoted(column)} = ${quoted(column)} + CAST(${values.place(delta)} AS ${dialect.integer})`,
      );
      const text = `UPDATE ${table} SET ${sets.join(', ')}${whereText(terms, values, context)} RETURNING ${list(columns)}`;
      const rows = await run(name, { text, values: values.given, mayFail: true });
      return rows.map((row) => decode(declaration, row)).toSorted(byKey);
    },
    async addEach(changes) {
      const grouped = deltasByKey(changes);
      for (const { deltas } of grouped) checkDeltas(deltas);
      const added = [...new Set(grouped.flatMap(({ deltas }) => Object.keys(deltas)))];
      if (added.length === 0) return;
      const rows = (sign: 1 | -1): string =>
        JSON.stringify(
          grouped.map(({ key, deltas }) => [...key, ...added.map((column) => sign * (deltas[column] ?? 0))]),
        );
      const sets = added.map((column) => `${quoted(column)} = ${table}.${quoted(column)} + change.${quoted(column)}`);
      const found = declaration.key.map((column) => `${table}.${quoted(column)} = change.${quoted(column)}`);
      const text = `UPDATE ${table} SET ${sets.join(', ')} FROM (${dialect.batch(
        batchOf([...declaration.key, ...added]),
      )}) AS change WHERE ${found.join(' AND ')} RETURNING 1`;
      const changed = await run(name, { text, values: [rows(1)], mayFail: true });
      if (changed.length === grouped.length) return;
      await run(name, { text, values: [rows(-1)] });
      throw new RangeError(`${name}: a row to add to is not there`);
    },
    async remove(where) {
      const values = new Values();
      const text = `DELETE FROM ${table}${whereText(resolveWhere(declaration, where), values, context)} RETURNING 1`;
      return (await run(name, { text, values: values.given })).length;
    },
  };
}
