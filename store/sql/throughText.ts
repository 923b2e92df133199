import type { StoredThrough, StoredThroughQuery } from '../rows/rowTable.ts';
import { resolveThrough } from '../rows/through.ts';
import { type SqlDialect, VIA } from './dialect.ts';
import { quoted, termTexts, type Values, whereText, windowText } from './sql.ts';
import type { TableTexts } from './tableTexts.ts';

interface Search {
  readonly through: StoredThrough;
  readonly query: StoredThroughQuery;
  /** The selected columns of the found rows. */
  readonly columns: string;
}

/**
 * Returns the select that pages through the rows that an index leads to. The database reads the index in order, and only as far as the
 * window needs.
 */
export function throughText(
  index: TableTexts,
  target: TableTexts,
  { through, query, columns }: Search,
  values: Values,
  dialect: SqlDialect,
): string {
  const { terms, targetTerms, exceptTerms, mayRepeat } = resolveThrough(
    index.declaration,
    target.declaration,
    through,
    query,
  );
  const context = { dialect, declaration: target.declaration };
  const named = `SELECT ${mayRepeat ? 'DISTINCT ' : ''}${quoted(through.column)} AS ${VIA} FROM ${index.table}${whereText(
    terms,
    values,
    { dialect, declaration: index.declaration },
  )}`;
  const conditions = [
    `${quoted(through.leadsTo)} = ${VIA}`,
    ...termTexts(targetTerms, values, context),
    ...exceptTerms.map((each) => `NOT (${termTexts(each, values, context).join(' AND ') || '1 = 1'})`),
  ];
  const read = { columns, table: target.table, condition: conditions.join(' AND ') };
  const joined = dialect.joinThrough(named, read, !mayRepeat);
  return `${joined}${windowText(query, values, dialect)}`;
}
