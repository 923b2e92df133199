import type { Query, Reader } from './ports/store.ts';
import type { RowOf, TableName, Tables } from './tables.ts';

/** The number of the page, from 1. */
export interface PageRequest {
  readonly Page: number;
  readonly PerPage: number;
}

/**
 * Reads one page of a table. The store orders ties by the key, so that each row is on exactly one page.
 * @returns the page's rows, and the number of all matching rows
 */
export async function findPage<Name extends TableName>(
  reader: Reader,
  name: Name,
  query: Pick<Query<RowOf<Tables[Name]>>, 'where' | 'order'>,
  { Page, PerPage }: PageRequest,
): Promise<{ readonly rows: RowOf<Tables[Name]>[]; readonly total: number }> {
  const table = reader.table(name);
  const rows = await table.find({ ...query, limit: PerPage, offset: (Page - 1) * PerPage });
  return { rows, total: await table.count(query.where) };
}
