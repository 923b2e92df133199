import * as z from 'zod/mini';
import { counted, json, key, plain, table } from '#store/table.ts';

/** The target of a payment: an address, or a form that a page of ours posts to it. */
export const Checkout = z.object({ Address: z.string(), Fields: z.nullable(z.record(z.string(), z.string())) });
export type Checkout = z.infer<typeof Checkout>;

/** The questions to payment gateways, and their answers. */
export const paymentTables = {
  /** One row for each time that an order is handed to a gateway. */
  paymentAttempts: table({
    columns: {
      /** Our number at the gateway: 20 letters of base 32. */
      TradeNo: key('text'),
      OrderID: key('text', { references: 'orders' }),
      Adapter: plain('text'),
      /** `asked`, `unknown`, `waiting`, `paid` or `failed`. */
      State: plain('text'),
      /** NT$. */
      Price: counted('integer'),
      /** The gateway's own numbers. Empty before it accepted the order. */
      GatewayNo: key('text'),
      AuthCode: key('text'),
      Checkout: plain(json(z.nullable(Checkout))),
      /** When a browser got the form. Empty means never. */
      OpenTime: plain('text'),
      /** The origin that the player's browser returns to. */
      Origin: plain('text'),
      AskTime: plain('text'),
      /** When the reconciler confirms, refunds or queries the attempt next. Empty means never. */
      QueryTime: plain('text'),
      Queries: counted('integer'),
      /** `due` until the gateway knows that the goods were delivered. */
      Confirm: plain('text'),
      /** Whether the gateway returns the money: `due`, `asked`, `done`, `byHand` or empty. */
      Refund: plain('text'),
      CreateTime: plain('text'),
      /** The NT$ to return. 0 means the whole price. */
      RefundPrice: counted('integer'),
    },
    key: ['TradeNo'],
    indexes: [['OrderID'], ['QueryTime']],
  }),
  /** The history of orders, with each request and answer of a gateway. Rows are only added. */
  paymentEvents: table({
    columns: {
      OrderID: key('text', { references: 'orders' }),
      Nth: key('integer'),
      TradeNo: key('text', { references: 'paymentAttempts' }),
      /** `authorise`, `query`, `callback`, `confirm`, `refund` or `double`. */
      Kind: plain('text'),
      Said: plain('text'),
      CreateTime: plain('text'),
      /** How a report differed from the order: `merchant`, `amount`, `currency`, `goods` or `simulated`. Empty means that it matched. */
      Mismatch: plain('text'),
      /** The NT$ of a report with another amount. Otherwise 0. */
      Amount: counted('integer'),
    },
    key: ['OrderID', 'Nth'],
  }),
  /** Signed callbacks that did not match their order, or without an order. */
  refusedCallbacks: table({
    columns: {
      ID: key('text'),
      Adapter: plain('text'),
      TradeNo: key('text', { references: 'paymentAttempts' }),
      Why: plain('text'),
      /** SHA-256 of the body. The body itself may hold data of a card. */
      Digest: plain('text'),
      CreateTime: plain('text'),
    },
    key: ['ID'],
    indexes: [['Adapter', 'CreateTime'], ['TradeNo']],
  }),
  /** The invoices of paid orders. They are kept for five years. */
  invoices: table({
    columns: {
      OrderID: key('text', { references: 'orders' }),
      /** Our number at the issuer. It issues one invoice for a number. */
      RelateNo: key('text'),
      /** `issue`, `void` or `allowance` while the answer to this request is not known. */
      State: plain('text'),
      /** `issue`, `void` or `allowance` while the answer to this question is not known. Otherwise empty. */
      Asked: plain('text'),
      /** Empty before it is issued. */
      Number: key('text'),
      RandomCode: key('text'),
      IssueTime: plain('text'),
      /** NT$. */
      Price: counted('integer'),
      /** The NT$ that were refunded, which the invoice has to follow. */
      Refund: counted('integer'),
      AllowanceNo: key('text'),
      /** When the job next works on the row. Empty means never. */
      DueTime: plain('text'),
      /** The number of requests since the last answer. */
      Tries: counted('integer'),
      CreateTime: plain('text'),
    },
    key: ['OrderID'],
    unique: [['RelateNo']],
    indexes: [['DueTime']],
  }),
  /** Requests of players to give orders back. */
  rescissions: table({
    columns: {
      OrderID: key('text', { references: 'orders' }),
      /** `asked`, `granted` or `refused`. */
      State: plain('text'),
      AskTime: plain('text'),
      /** Empty before the decision. */
      DecideTime: plain('text'),
      /** Bought items that are unused. */
      Unused: counted('integer'),
      /** Items of the free bonus that are unused. */
      UnusedBonus: counted('integer'),
      /** NT$. */
      Refund: counted('integer'),
      /** The operator's reason. */
      Note: plain('text'),
    },
    key: ['OrderID'],
    indexes: [['State', 'AskTime']],
  }),
  /** The invoices of the development issuer, stored as by another system. */
  sandboxInvoices: table({
    columns: {
      RelateNo: key('text'),
      Number: key('text'),
      RandomCode: key('text'),
      IssueTime: plain('text'),
      Price: counted('integer'),
      Refund: counted('integer'),
    },
    key: ['RelateNo'],
  }),
} as const;
