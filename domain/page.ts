import type { Query, Reader } from './ports/store.ts';
import type { RowOf, TableName, Tables } from './tables.ts';

/** Which page of how many rows; pages count from 1. */
export interface PageRequest {
  readonly Page: number;
  readonly PerPage: number;
}

/**
 * Reads one page of a table. The store breaks ties by the key, so that no row stands on two pages or on none.
 * @returns the page's rows and how many rows match in all
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
