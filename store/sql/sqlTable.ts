import { declarationOf, kindOf, type TableDeclarations } from '../table.ts';
import { resolveWhere, type Term } from '../rows/condition.ts';
import { deltasByKey } from '../rows/deltas.ts';
import { checkWindow, comparer, resolveOrder } from '../rows/order.ts';
import { checkDeltas, checkRow, checkValues, joinValues, keyOf } from '../rows/row.ts';
import type { StoredRow, StoredWhere } from '../rows/rowTable.ts';
import type { FlushTable } from '../backend/rowTransaction.ts';
import { UniqueViolation } from '../port.ts';
import type { SqlRow } from './sqlValue.ts';
import type { DatabaseDeclaration } from './database.ts';
import { decodeRow } from './decode.ts';
import type { SqlDialect } from './dialect.ts';
import { encodeAs, type JsonWriter } from './encode.ts';
import { list, orderText, quoted, type Sql, Values, whereText, windowText } from './sql.ts';
import { type TableTexts, tableTexts } from './tableTexts.ts';
import { throughText } from './throughText.ts';

/** Runs one statement on a table. Throws the errors of the store's port. */
export type Run = (table: string, sql: Sql) => Promise<readonly SqlRow[]>;

const countOf = (rows: readonly SqlRow[]): number => Number(rows[0]?.['Count'] ?? 0);

/** A pattern is compared with every row. */
const slowWith = (terms: readonly Term[]): Pick<Sql, 'mayReadMany'> =>
  terms.some(({ operator }) => operator === 'like') ? { mayReadMany: true } : {};

/** @throws RangeError if the sum exceeds 2^53 */
function safeSum(held: unknown): number {
  const sum = Number(held ?? 0);
  if (!Number.isSafeInteger(sum)) throw new RangeError('the sum is not within 2^53');
  return sum;
}

/** Makes a table from its name and a function that runs statements. */
export type SqlTables = (name: string, run: Run) => FlushTable;

/** Makes the SQL tables of a database. The texts of statements are built once. */
export function sqlTables<Tables extends TableDeclarations>(
  { tables, writeJson = JSON.stringify }: DatabaseDeclaration<Tables>,
  dialect: SqlDialect,
): SqlTables {
  const known = new Map<string, TableTexts>();
  const textsOf = (name: string): TableTexts => {
    let texts = known.get(name);
    if (texts === undefined) known.set(name, (texts = tableTexts(name, declarationOf(tables, name), dialect)));
    return texts;
  };
  return (name, run) => sqlTable(name, textsOf, run, { dialect, writeJson });
}

/** Implements the port's table in SQL. Checks rows against the declaration in both directions. */
function sqlTable(
  name: string,
  textsOf: (name: string) => TableTexts,
  run: Run,
  { dialect, writeJson }: { readonly dialect: SqlDialect; readonly writeJson: JsonWriter },
): FlushTable {
  const texts = textsOf(name);
  const { declaration, table, columns } = texts;
  const encode = encodeAs(declaration, writeJson);
  const byKey = comparer(declaration.key.map((column) => [column, 'asc']));
  const context = { dialect, declaration };

  const checkInteger = (column: string): void => {
    if (kindOf(declaration, column) !== 'integer') throw new TypeError(`${column} is no integer`);
  };
  const sumText = (column: string, where: StoredWhere | undefined, values: Values): string =>
    `SELECT coalesce(sum(${quoted(column)}), 0) AS "Sum" FROM ${table}${whereText(resolveWhere(declaration, where), values, context)}`;
  const encodeRows = (rows: readonly StoredRow[], names: readonly string[]): string =>
    JSON.stringify(rows.map((row) => names.map((column) => encode(column, row[column]))));
  const removeKeys = async (keys: readonly (readonly unknown[])[]): Promise<void> => {
    if (keys.length > 0) await run(name, { text: texts.removeMany, values: [JSON.stringify(keys)] });
  };

  return {
    async get(...key) {
      const [row] = await run(name, { text: texts.get, values: key });
      return row && decodeRow(name, declaration, row);
    },
    async getMany(keys) {
      if (keys.length === 0) return [];
      if (keys.length === 1) return [await this.get(...(keys[0] ?? []))];
      const rows = await run(name, { text: texts.getMany, values: [JSON.stringify(keys)] });
      const byText = new Map(
        rows.map((row) => decodeRow(name, declaration, row)).map((row) => [joinValues(keyOf(declaration, row)), row]),
      );
      return keys.map((key) => byText.get(joinValues(key)));
    },
    async find(query = {}) {
      checkWindow(query);
      const terms = resolveWhere(declaration, query.where);
      const values = new Values();
      const text = `SELECT ${list(columns)} FROM ${table}${whereText(terms, values, context)}${orderText(
        resolveOrder(declaration, query, terms),
      )}${windowText(query, values, dialect)}`;
      const rows = await run(name, { text, values: values.given, ...slowWith(terms) });
      return rows.map((row) => decodeRow(name, declaration, row));
    },
    async count(where) {
      const values = new Values();
      const terms = resolveWhere(declaration, where);
      const text = `SELECT count(*) AS "Count" FROM ${table}${whereText(terms, values, context)}`;
      return countOf(await run(name, { text, values: values.given, ...slowWith(terms) }));
    },
    async findThrough(through, query = {}) {
      const values = new Values();
      const text = throughText(
        textsOf(through.table),
        texts,
        { through, query, columns: list(columns) },
        values,
        dialect,
      );
      const rows = await run(name, { text, values: values.given, mayReadMany: true });
      return rows.map((row) => decodeRow(name, declaration, row));
    },
    async countThrough(through, query = {}) {
      const values = new Values();
      const found = throughText(textsOf(through.table), texts, { through, query, columns: '1' }, values, dialect);
      return countOf(
        await run(name, {
          text: `SELECT count(*) AS "Count" FROM (${found}) AS found`,
          values: values.given,
          mayReadMany: true,
        }),
      );
    },
    async sum(column, where) {
      checkInteger(column);
      const values = new Values();
      const text = sumText(column, where, values);
      return safeSum((await run(name, { text, values: values.given, mayReadMany: true }))[0]?.['Sum']);
    },
    async sumEach(column, wheres) {
      checkInteger(column);
      if (wheres.length === 0) return [];
      const values = new Values();
      const sums = wheres.map((where, at) => `(${sumText(column, where, values)}) AS ${quoted(String(at))}`);
      const [row] = await run(name, { text: `SELECT ${sums.join(', ')}`, values: values.given, mayReadMany: true });
      return wheres.map((_, at) => safeSum(row?.[at]));
    },
    async insert(given) {
      const rows = Array.isArray(given) ? (given as readonly StoredRow[]) : [given as StoredRow];
      if (rows.length === 0) return;
      for (const row of rows) checkRow(declaration, row);
      const inserted = await run(name, { text: texts.insert, values: [encodeRows(rows, columns)] });
      if (!dialect.skipsTaken || inserted.length === rows.length) return;
      await removeKeys(inserted.map((row) => declaration.key.map((column) => row[column])));
      throw new UniqueViolation(name);
    },
    async update(where, changed) {
      checkValues(declaration, changed);
      const terms = resolveWhere(declaration, where);
      if (Object.keys(changed).length === 0) return this.count(where);
      const values = new Values();
      const sets = Object.entries(changed).map(
        ([column, value]) => `${quoted(column)} = ${values.place(encode(column, value))}`,
      );
      const text = `UPDATE ${table} SET ${sets.join(', ')}${whereText(terms, values, context)} RETURNING 1`;
      const mayFail = Object.keys(changed).some((column) => texts.guarded.has(column));
      return (await run(name, { text, values: values.given, ...(mayFail && { mayFail }) })).length;
    },
    async add(where, deltas) {
      checkDeltas(declaration, deltas);
      const terms = resolveWhere(declaration, where);
      if (Object.keys(deltas).length === 0) return this.find({ where });
      const values = new Values();
      const sets = Object.entries(deltas).map(
        ([column, delta]) =>
          `${quoted(column)} = ${quoted(column)} + CAST(${values.place(delta)} AS ${dialect.integer})`,
      );
      const text = `UPDATE ${table} SET ${sets.join(', ')}${whereText(terms, values, context)} RETURNING ${list(columns)}`;
      const rows = await run(name, { text, values: values.given, mayFail: true });
      return rows.map((row) => decodeRow(name, declaration, row)).toSorted(byKey);
    },
    async addEach(changes) {
      const grouped = deltasByKey(changes);
      for (const { deltas } of grouped) checkDeltas(declaration, deltas);
      const added = [...new Set(grouped.flatMap(({ deltas }) => Object.keys(deltas)))];
      if (added.length === 0) return;
      const rows = (sign: 1 | -1): string =>
        JSON.stringify(
          grouped.map(({ key, deltas }) => [...key, ...added.map((column) => sign * (deltas[column] ?? 0))]),
        );
      const text = `${texts.updateMany(added, true)} RETURNING 1`;
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
    async apply({ removed, updated, columns: changed, inserted }) {
      await removeKeys(removed);
      if (updated.length > 0) {
        const names = [...declaration.key, ...changed];
        await run(name, { text: texts.updateMany(changed, false), values: [encodeRows(updated, names)] });
      }
      if (inserted.length > 0) await this.insert(inserted);
    },
  };
}
