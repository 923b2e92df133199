import type { Invoice, PaymentAdapter } from '#protocol/entities/order.ts';

/** An order for the gateway. `Price` in NT$. */
export interface PaymentRequest {
  readonly OrderID: string;
  readonly PlayerID: string;
  readonly GoodsID: string;
  readonly GateWay: string;
  readonly Price: number;
  /** The gateway's own numbers. Empty before it accepted the order. */
  readonly TradeSeq: string;
  readonly AuthCode: string;
}

/** A payment that a gateway accepted: its numbers, and the address where the player pays. */
export interface Authorised {
  readonly TradeSeq: string;
  readonly AuthCode: string;
  readonly PaymentURL: string;
}

/** A payment gateway. Its callbacks arrive on routes of its adapter, which settle the order. */
export interface PaymentGateway {
  /** @throws Error if the gateway cannot be reached or accepts no orders */
  authorise(request: PaymentRequest): Promise<Authorised>;
  /** Reads the state of a payment from the gateway, the only trusted source. @throws Error if it cannot be reached */
  query(request: PaymentRequest): Promise<'paid' | 'failed' | 'pending'>;
  /** Confirms to the gateway that the goods were delivered. @throws Error if it cannot be reached */
  confirm(request: PaymentRequest): Promise<void>;
}

/** Issues invoices. It is called before a company pays, since a company must get one. */
export interface InvoiceService {
  /** @throws Error if the service cannot be reached */
  accepts(invoice: Invoice): Promise<boolean>;
}

/** The gateway and the invoice service, as far as the operator configured them. */
export interface PaymentPorts {
  readonly gateways: Partial<Readonly<Record<PaymentAdapter, PaymentGateway>>>;
  readonly invoices?: InvoiceService;
}
