import { addColumns, createTables, type Migration } from '#store/sql/migration.ts';

/** Requests to payment gateways with their answers, and the payment code of an order. */
const tables = createTables('0053-payment', {
  paymentAttempts: {
    columns: {
      TradeNo: 'text',
      OrderID: 'text',
      Adapter: 'text',
      State: 'text',
      Price: 'integer',
      GatewayNo: 'text',
      AuthCode: 'text',
      Checkout: 'json',
      OpenTime: 'text',
      Origin: 'text',
      AskTime: 'text',
      QueryTime: 'text',
      Queries: 'integer',
      Confirm: 'text',
      Refund: 'text',
      CreateTime: 'text',
    },
    key: ['TradeNo'],
    indexes: [['OrderID'], ['QueryTime']],
  },
  paymentEvents: {
    columns: { OrderID: 'text', Nth: 'integer', TradeNo: 'text', Kind: 'text', Said: 'text', CreateTime: 'text' },
    key: ['OrderID', 'Nth'],
  },
  refusedCallbacks: {
    columns: { ID: 'text', Adapter: 'text', TradeNo: 'text', Why: 'text', Digest: 'text', CreateTime: 'text' },
    key: ['ID'],
    indexes: [['Adapter', 'CreateTime'], ['TradeNo']],
  },
});

export const payment: Migration = {
  name: '0053-payment',
  statements: (dialect) => [
    ...addColumns(dialect, 'orders', { PaymentCode: ['json', 'null'] }),
    ...addColumns(dialect, 'sandboxPayments', { TradeNo: ['text', ''], DueTime: ['text', ''] }),
    ...tables.statements(dialect),
  ],
};
