import { UniqueViolation } from '../port.ts';
import { type Json, kindOf } from '../table.ts';
import { resolveWhere, rowTest } from '../rows/condition.ts';
import { deltasByKey } from '../rows/deltas.ts';
import type { MemoryRows } from './memoryRows.ts';
import { arrange } from '../rows/order.ts';
import { checkDeltas, checkRow, checkValues, copyRow, increase, joinValues } from '../rows/row.ts';
import type { StoredRow, StoredThrough, StoredThroughQuery, StoredWhere } from '../rows/rowTable.ts';
import { resolveThrough } from '../rows/through.ts';
import type { FlushTable } from '../backend/rowTransaction.ts';

/** Records replaced rows so that a write can be undone. */
export interface Journal {
  readonly mark: () => number;
  readonly note: (table: string, key: string, before: StoredRow | undefined) => void;
  readonly undoTo: (mark: number) => void;
}

function exactSum(values: readonly Json[]): number {
  let sum = 0n;
  let small = 0;
  for (const value of values) {
    const after = small + Number(value);
    if (Number.isSafeInteger(after)) small = after;
    else {
      sum += BigInt(small);
      small = Number(value);
    }
  }
  const whole = Number(sum + BigInt(small));
  if (!Number.isSafeInteger(whole)) throw new RangeError('the sum is not within 2^53');
  return whole;
}

/**
 * Implements the port's table over rows in memory.
 * @param others returns the rows of another table
 * @param open throws if the transaction has ended
 * @param journal undefined for a read-only table
 */
export function memoryTable(
  name: string,
  rows: MemoryRows,
  others: (name: string) => MemoryRows,
  open: () => void,
  journal?: Journal,
): FlushTable {
  const { declaration } = rows;
  const copy = (row: StoredRow): StoredRow => copyRow(declaration, row);

  function throughRows(through: StoredThrough, query: StoredThroughQuery): StoredRow[] {
    const index = others(through.table);
    const { terms, targetTerms, exceptTerms } = resolveThrough(index.declaration, declaration, through, query);
    const named = index.matching(terms).map((row) => row[through.column] ?? null);
    const excluded = exceptTerms.map(rowTest);
    const found = rows.withValues(through.leadsTo, new Set(named)).filter(rowTest(targetTerms));
    const kept = found.filter((row) => !excluded.some((test) => test(row)));
    return arrange(declaration, { ...query, order: [[through.leadsTo, 'asc']] }, targetTerms, kept);
  }

  function sumOf(column: string, where: StoredWhere | undefined): number {
    if (kindOf(declaration, column) !== 'integer') throw new TypeError(`${column} is no integer`);
    return exactSum(rows.matching(resolveWhere(declaration, where)).map((row) => row[column] ?? 0));
  }

  /** Runs writes that all succeed or all are undone. */
  function write<Result>(work: (put: (key: string, row: StoredRow | undefined) => void) => Result): Result {
    open();
    if (journal === undefined) throw new TypeError('a reader does not write');
    const start = journal.mark();
    try {
      return work((key, row) => {
        if (row !== undefined) rows.checkUnique(key, row);
        journal.note(name, key, rows.set(key, row));
      });
    } catch (error) {
      journal.undoTo(start);
      throw error;
    }
  }

  return {
    async get(...key) {
      open();
      const row = rows.get(joinValues(key));
      return row && copy(row);
    },
    async getMany(keys) {
      open();
      return keys.map((key) => {
        const row = rows.get(joinValues(key));
        return row && copy(row);
      });
    },
    async find(query = {}) {
      open();
      return rows.query(query, resolveWhere(declaration, query.where)).map(copy);
    },
    async count(where) {
      open();
      return rows.matching(resolveWhere(declaration, where)).length;
    },
    async findThrough(through, query = {}) {
      open();
      return throughRows(through, query).map(copy);
    },
    async countThrough(through, query = {}) {
      open();
      return throughRows(through, query).length;
    },
    async sum(column, where) {
      open();
      return sumOf(column, where);
    },
    async sumEach(column, wheres) {
      open();
      return wheres.map((where) => sumOf(column, where));
    },
    async insert(given) {
      const added = Array.isArray(given) ? (given as readonly StoredRow[]) : [given as StoredRow];
      for (const row of added) checkRow(declaration, row);
      write((put) => {
        for (const row of added) {
          const key = rows.keyText(row);
          if (rows.get(key) !== undefined) throw new UniqueViolation(name);
          put(key, copy(row));
        }
      });
    },
    async update(where, values) {
      checkValues(declaration, values);
      const found = rows.matching(resolveWhere(declaration, where));
      write((put) => {
        for (const row of found) put(rows.keyText(row), copy({ ...row, ...values }));
      });
      return found.length;
    },
    async add(where, deltas) {
      checkDeltas(declaration, deltas);
      const found = rows.query({}, resolveWhere(declaration, where));
      return write((put) =>
        found.map((row) => {
          const after = increase(declaration, row, deltas);
          put(rows.keyText(row), after);
          return copy(after);
        }),
      );
    },
    async addEach(changes) {
      const grouped = deltasByKey(changes);
      for (const { deltas } of grouped) checkDeltas(declaration, deltas);
      write((put) => {
        for (const { key, deltas } of grouped) {
          const text = joinValues(key);
          const row = rows.get(text);
          if (row === undefined) throw new RangeError(`${name}: no row ${text}`);
          put(text, increase(declaration, row, deltas));
        }
      });
    },
    async remove(where) {
      const found = rows.matching(resolveWhere(declaration, where));
      write((put) => {
        for (const row of found) put(rows.keyText(row), undefined);
      });
      return found.length;
    },
    async apply({ removed, updated, inserted }) {
      write((put) => {
        for (const key of removed) put(joinValues(key), undefined);
        for (const row of updated) put(rows.keyText(row), copy(row));
        for (const row of inserted) {
          const key = rows.keyText(row);
          if (rows.get(key) !== undefined) throw new UniqueViolation(name);
          put(key, copy(row));
        }
      });
    },
  };
}
