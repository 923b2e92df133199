import { indexText, type Migration } from '#store/sql/migration.ts';

/** Adds the amount to an index, so that the sums of the bank book's days need only the index. */
export const bankDays: Migration = {
  name: '0036-bank-days',
  statements: (dialect) => [
    // A ledger of ten million entries takes longer than the timeout of statements.
    ...(dialect === 'postgres' ? ['SET LOCAL statement_timeout = 0'] : []),
    // Created before the old index is dropped, so that concurrent reads always have an index.
    indexText('entries', ['Owner', 'ItemID', 'Position', 'CreateTime', 'Amount']),
    'DROP INDEX "entries by Owner and ItemID and Position and CreateTime"',
  ],
};
