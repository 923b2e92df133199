import { addColumns, type Migration } from '#store/sql/migration.ts';

const AMOUNT = 'amount NT$ ';

/** How reports of gateways differed from their orders, which the words of the history said before. */
export const mismatchedReports: Migration = {
  name: '0090-mismatched-reports',
  statements: (dialect) => [
    ...addColumns(dialect, 'paymentEvents', { Mismatch: ['text', ''], Amount: ['integer', 0] }),
    `UPDATE "paymentEvents" SET "Mismatch" = "Said" WHERE "Said" IN ('merchant', 'currency', 'goods', 'simulated')`,
    `UPDATE "paymentEvents" SET "Mismatch" = 'amount', "Amount" = CAST(SUBSTR("Said", ${AMOUNT.length + 1}) AS BIGINT) WHERE "Said" LIKE '${AMOUNT}%'`,
  ],
};
