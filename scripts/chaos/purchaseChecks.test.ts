import { expect, it } from 'vitest';
import { type Books, findWrongPurchases } from './purchaseChecks.ts';

const PAYMENT = { OrderID: 'o1', TradeNo: 't1' };
const GAIN = { TransferID: 'order:o1:deliver', PlayerID: '7', Amount: 120 };
const DELIVERED: Books = {
  orders: [{ OrderID: 'o1', PlayerID: '7', State: 'delivered', Worth: 120 }],
  trades: [{ ...PAYMENT, state: 'paid' }],
  gains: [GAIN],
};
const PENDING: Books = {
  orders: [{ OrderID: 'o1', PlayerID: '7', State: 'pending', Worth: 60 }],
  trades: [{ ...PAYMENT, state: 'unpaid' }],
  gains: [],
};
const differences = (books: Books): readonly string[] => findWrongPurchases(books, [PAYMENT]);

it('finds nothing wrong with a paid order that is delivered once, and with an unpaid order', () => {
  expect(differences(DELIVERED)).toEqual([]);
  expect(differences(PENDING)).toEqual([]);
  // The gateway never received an attempt whose form was not sent.
  expect(differences({ ...PENDING, trades: [{ ...PAYMENT, state: undefined }] })).toEqual([]);
});

it('finds nothing wrong if the second payment of an order was refunded', () => {
  const trades = [...DELIVERED.trades, { OrderID: 'o1', TradeNo: 't2', state: 'refunded' } as const];
  expect(differences({ ...DELIVERED, trades })).toEqual([]);
});

it.each<readonly [fault: string, books: Books]>([
  ['a paid order that is not delivered', { ...DELIVERED, gains: [] }],
  ['a paid order that still waits', { ...DELIVERED, orders: PENDING.orders, gains: [] }],
  ['a paid order that is delivered twice', { ...DELIVERED, gains: [GAIN, GAIN] }],
  ['a delivery of another amount', { ...DELIVERED, gains: [{ ...GAIN, Amount: 60 }] }],
  ['an unpaid order that is delivered', { ...DELIVERED, trades: PENDING.trades }],
  ['an unpaid order that brought something', { ...PENDING, gains: [GAIN] }],
  ['two kept payments', { ...DELIVERED, trades: [...DELIVERED.trades, { ...PAYMENT, TradeNo: 't2', state: 'paid' }] }],
  [
    'a delivered order whose only payment was given back',
    { ...DELIVERED, trades: [{ ...PAYMENT, state: 'refunded' }] },
  ],
  ['a delivery without an order', { ...DELIVERED, gains: [GAIN, { ...GAIN, TransferID: 'order:o2:deliver' }] }],
  ['a trade that the service does not know', { ...PENDING, trades: [] }],
])('finds %s', (_fault, books) => {
  expect(differences(books)).not.toEqual([]);
});
