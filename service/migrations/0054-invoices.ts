import { addColumns, createTables, type Migration } from '#store/sql/migration.ts';

/** Invoices, requests for rescissions, and partial refunds. */
const tables = createTables('0054-invoices', {
  invoices: {
    columns: {
      OrderID: 'text',
      RelateNo: 'text',
      State: 'text',
      Asked: 'text',
      Number: 'text',
      RandomCode: 'text',
      IssueTime: 'text',
      Price: 'integer',
      Refund: 'integer',
      AllowanceNo: 'text',
      DueTime: 'text',
      Tries: 'integer',
      CreateTime: 'text',
    },
    key: ['OrderID'],
    unique: [['RelateNo']],
    indexes: [['DueTime']],
  },
  rescissions: {
    columns: {
      OrderID: 'text',
      State: 'text',
      AskTime: 'text',
      DecideTime: 'text',
      Unused: 'integer',
      UnusedBonus: 'integer',
      Refund: 'integer',
      Note: 'text',
    },
    key: ['OrderID'],
    indexes: [['State', 'AskTime']],
  },
  sandboxInvoices: {
    columns: {
      RelateNo: 'text',
      Number: 'text',
      RandomCode: 'text',
      IssueTime: 'text',
      Price: 'integer',
      Refund: 'integer',
    },
    key: ['RelateNo'],
  },
});

export const invoices: Migration = {
  name: '0054-invoices',
  statements: (dialect) => [
    ...addColumns(dialect, 'paymentAttempts', { RefundPrice: ['integer', 0] }),
    ...tables.statements(dialect),
  ],
};
