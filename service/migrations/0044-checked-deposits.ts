import { addColumns, type Migration } from '#store/sql/migration.ts';

/** Gold that a player put into a club's vault in a day, and when a vault last took a deposit that asked for a second check. */
export const checkedDeposits: Migration = {
  name: '0044-checked-deposits',
  statements: (dialect) => [
    ...addColumns(dialect, 'giftDays', { Deposited: ['integer', 0] }),
    ...addColumns(dialect, 'clubs', { CheckedDepositTime: ['text', ''] }),
  ],
};
