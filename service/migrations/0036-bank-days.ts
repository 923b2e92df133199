import { indexText, type Migration } from '#store/sql/migration.ts';

/** The sums of the bank book's days are read of the index alone: it holds the amounts too. */
export const bankDays: Migration = {
  name: '0036-bank-days',
  statements: (dialect) => [
    // A ledger of ten million entries takes longer than a statement may.
    ...(dialect === 'postgres' ? ['SET LOCAL statement_timeout = 0'] : []),
    // Made before the other goes: whoever reads meanwhile has one.
    indexText('entries', ['Owner', 'ItemID', 'Position', 'CreateTime', 'Amount']),
    'DROP INDEX "entries by Owner and ItemID and Position and CreateTime"',
  ],
};
