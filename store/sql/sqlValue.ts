/** Values of a statement and of its rows, before the table decodes them. */
export type SqlValue = string | number;
export type SqlRow = Readonly<Record<string, unknown>>;
