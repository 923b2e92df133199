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
      /** When the form was given to a browser. Empty means never. */
      OpenTime: plain('text'),
      /** The origin that the player's browser returns to. */
      Origin: plain('text'),
      AskTime: plain('text'),
      /** When the reconciler confirms, refunds or queries the attempt next. Empty means never. */
      QueryTime: plain('text'),
      Queries: counted('integer'),
      /** `due` until the gateway knows that the goods were delivered. */
      Confirm: plain('text'),
      /** `due`, `asked`, `done`, `byHand` or empty: whether the gateway gives the money back. */
      Refund: plain('text'),
      CreateTime: plain('text'),
      /** NT$ to give back. 0 means the whole price. */
      RefundPrice: counted('integer'),
    },
    key: ['TradeNo'],
    indexes: [['OrderID'], ['QueryTime']],
  }),
  /** The history of orders: each question and answer of a gateway. Rows are only added. */
  paymentEvents: table({
    columns: {
      OrderID: key('text', { references: 'orders' }),
      Nth: key('integer'),
      TradeNo: key('text', { references: 'paymentAttempts' }),
      /** `authorise`, `query`, `callback`, `confirm`, `refund` or `double`. */
      Kind: plain('text'),
      Said: plain('text'),
      CreateTime: plain('text'),
      /** How a report differed from the order: `merchant`, `amount`, `currency`, `goods` or `simulated`. Empty means it matched. */
      Mismatch: plain('text'),
      /** NT$ of a report with another amount. Otherwise 0. */
      Amount: counted('integer'),
    },
    key: ['OrderID', 'Nth'],
  }),
  /** Signed callbacks that did not match their order, or that no order was found for. */
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
      /** Our number at the issuer, which issues one invoice for it. */
      RelateNo: key('text'),
      /** `due`, `issued`, `voided`, `allowance` or `failed`. */
      State: plain('text'),
      /** `issue`, `void` or `allowance` while the answer to this question is not known. Otherwise empty. */
      Asked: plain('text'),
      /** Empty before it is issued. */
      Number: key('text'),
      RandomCode: key('text'),
      IssueTime: plain('text'),
      /** NT$. */
      Price: counted('integer'),
      /** NT$ that were given back, which the invoice has to follow. */
      Refund: counted('integer'),
      AllowanceNo: key('text'),
      /** When the job next works on the row. Empty means never. */
      DueTime: plain('text'),
      /** Questions since the last answer. */
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
  /** The invoices of the development issuer, as another system keeps them. */
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
