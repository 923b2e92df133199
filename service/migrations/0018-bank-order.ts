import { addColumns, indexText, type Dialect, type Migration } from '#store/sql/migration.ts';

/** The microseconds since 1970 of a row's time. */
const MICROSECONDS: Record<Dialect, string> = {
  sqlite: `(CAST(strftime('%s', "CreateTime") AS INTEGER) * 1000000 + CAST(substr("CreateTime", 21, 3) AS INTEGER) * 1000)`,
  postgres: `((EXTRACT(EPOCH FROM "CreateTime"::timestamptz) * 1000)::bigint * 1000)`,
};
const placed = (dialect: Dialect, table: string): readonly string[] => [
  ...addColumns(dialect, table, { Position: ['integer', 0] }),
  `UPDATE "${table}" SET "Position" = ${MICROSECONDS[dialect]}`,
];

/**
 * Gives entries a position in their account, so that the bank book shows the moves of one millisecond in order.
 * Existing entries get a position by their time, and further entries follow them.
 */
export const bankOrder: Migration = {
  name: '0018-bank-order',
  statements: (dialect) => [
    // A ledger of ten million entries takes longer than the timeout of statements.
    ...(dialect === 'postgres' ? ['SET LOCAL statement_timeout = 0'] : []),
    ...addColumns(dialect, 'accounts', { Position: ['integer', 0] }),
    'DROP INDEX "entries by Owner and ItemID and CreateTime"',
    ...placed(dialect, 'entries'),
    indexText('entries', ['Owner', 'ItemID', 'Position', 'CreateTime']),
    'DROP INDEX "giftEntries by Owner and CreateTime"',
    ...placed(dialect, 'giftEntries'),
    indexText('giftEntries', ['Owner', 'Position', 'CreateTime']),
    `UPDATE "accounts" SET "Position" = COALESCE((SELECT MAX(entry."Position") FROM "entries" AS entry
      WHERE entry."Owner" = "accounts"."Owner" AND entry."ItemID" = "accounts"."ItemID"), 0)`,
  ],
};
