/** What a statement takes and what its rows hold, before the store reads them by their table's columns. */
export type SqlValue = string | number;
export type SqlRow = Readonly<Record<string, unknown>>;
