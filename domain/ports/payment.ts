import type { GateWay, PaymentAdapter, PaymentCode } from '#protocol/entities/order.ts';
import type { Checkout } from '../tables/payment.ts';
import type { InvoiceIssuer } from './invoice.ts';

export interface Trade {
  /** Our number at the gateway: 20 letters of base 32, unique for all time. */
  readonly TradeNo: string;
  readonly OrderID: string;
  readonly PlayerID: string;
  readonly GoodsID: string;
  readonly GateWay: GateWay;
  /** NT$. */
  readonly Price: number;
  /** ISO 8601, UTC. */
  readonly CreateTime: string;
  /** The gateway's own numbers. Empty before it accepted the trade. */
  readonly GatewayNo: string;
  readonly AuthCode: string;
  /** The origin that the player's browser returns to. */
  readonly Origin: string;
}

export interface Authorised {
  readonly Checkout: Checkout;
  readonly GatewayNo: string;
  readonly AuthCode: string;
}

/** A gateway's record of a trade. `none` means that it has no such trade. */
export interface TradeReport {
  readonly State: 'none' | 'waiting' | 'paid' | 'failed';
  /** The values that are compared with the order before a delivery. */
  readonly Merchant: string;
  readonly Amount: number;
  readonly Currency: string;
  /** Undefined if the gateway does not repeat the goods. */
  readonly GoodsID?: string | undefined;
  readonly GatewayNo: string;
  /** How to pay a trade that waits at an ATM or a store. */
  readonly Code?: PaymentCode | undefined;
  /** The gateway only simulates this payment, without any money. */
  readonly IsSimulated: boolean;
}

export interface ReceivedCallback {
  readonly body: string;
  readonly address: string;
}
/** A callback after its signature was verified. `missed` means that the gateway lists trades to query again. */
export type VerifiedCallback =
  | { readonly kind: 'refused'; readonly why: 'address' | 'signature' | 'malformed' }
  | { readonly kind: 'report'; readonly TradeNo: string; readonly report: TradeReport }
  | { readonly kind: 'missed'; readonly TradeNos: readonly string[] };

/** The outcome of a refund. `byHand` means that the gateway cannot refund this way to pay, so the operator does. */
export type RefundOutcome = 'done' | 'byHand';

/** Adapts a payment gateway. Each method throws if no answer came, and the state at the gateway is then unknown. */
export interface PaymentGateway {
  /** Our merchant number at the gateway; every report must name it. */
  readonly merchant: string;
  /**
   * Whether the gateway learns of a trade from the form that the player's browser posts. It does not know a trade before that form was
   * opened.
   */
  readonly learnsByForm?: true;
  /** @throws GatewayRefusal if the gateway certainly accepted no order; Error if it did not answer */
  authorise(trade: Trade): Promise<Authorised>;
  /** @throws Error if no answer with a valid signature came */
  query(trade: Trade): Promise<TradeReport>;
  /** Confirms that the goods were delivered. Absent if the gateway does not ask for it. */
  confirm?(trade: Trade): Promise<void>;
  /**
   * @param amount NT$, the price or a part of it
   * @throws GatewayRefusal, Error as `authorise`
   */
  refund(trade: Trade, amount: number): Promise<RefundOutcome>;
  /** Never throws. */
  readCallback(received: ReceivedCallback): VerifiedCallback;
  /** The body that the gateway expects after a callback is committed, and the body for a refused callback. */
  readonly accepted: string;
  readonly refused: string;
}

/** The gateway certainly did not execute the request. */
export class GatewayRefusal extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'GatewayRefusal';
  }
}

/** Holds the operator's configuration. */
export interface PaymentPorts {
  readonly gateways: Partial<Readonly<Record<PaymentAdapter, PaymentGateway>>>;
  readonly methods: Partial<Readonly<Record<GateWay, PaymentAdapter>>>;
  readonly invoices?: InvoiceIssuer;
}
