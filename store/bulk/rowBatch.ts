import { checkRow } from '../rows/row.ts';
import type { StoredRow } from '../rows/rowTable.ts';
import type { DatabaseDeclaration } from '../sql/database.ts';
import { encodeAs } from '../sql/encode.ts';
import { type ColumnKind, declarationOf, kindOf, type TableDeclaration, type TableDeclarations } from '../table.ts';

/** Encodes the rows of a table. Computed once for all batches of the table. */
export interface RowBatches {
  readonly declaration: TableDeclaration;
  readonly columns: readonly string[];
  readonly kinds: readonly ColumnKind[];
  /** Returns a row's values in the order of the columns. @throws TypeError, RangeError for a row of the wrong shape */
  readonly valuesOf: (row: StoredRow) => (string | number)[];
}

/** Caches the batches of each table. */
export function rowBatches<Tables extends TableDeclarations>({
  tables,
  writeJson = JSON.stringify,
}: DatabaseDeclaration<Tables>): (table: string) => RowBatches {
  const known = new Map<string, RowBatches>();
  return (table) => {
    const made = known.get(table) ?? batchesOf(declarationOf(tables, table), writeJson);
    known.set(table, made);
    return made;
  };
}

function batchesOf(declaration: TableDeclaration, writeJson: Parameters<typeof encodeAs>[1]): RowBatches {
  const columns = Object.keys(declaration.columns);
  const encode = encodeAs(declaration, writeJson);
  return {
    declaration,
    columns,
    kinds: columns.map((column) => kindOf(declaration, column) ?? 'text'),
    valuesOf(row) {
      checkRow(declaration, row);
      return columns.map((column) => encode(column, row[column]));
    },
  };
}
