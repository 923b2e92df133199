import type { Invoice, PaymentAdapter } from '#protocol/entities/order.ts';

/** An order as the gateway gets it. `Price` in NT$. */
export interface PaymentRequest {
  readonly OrderID: string;
  readonly PlayerID: string;
  readonly GoodsID: string;
  readonly GateWay: string;
  readonly Price: number;
  /** The gateway's own numbers; empty before it took the order over. */
  readonly TradeSeq: string;
  readonly AuthCode: string;
}

/** A payment that a gateway took over: its numbers, and where the player pays. */
export interface Authorised {
  readonly TradeSeq: string;
  readonly AuthCode: string;
  readonly PaymentURL: string;
}

/** A payment gateway. Its callbacks come by routes of its adapter, which settle the order. */
export interface PaymentGateway {
  /** @throws Error when it cannot be reached or takes no orders */
  authorise(request: PaymentRequest): Promise<Authorised>;
  /** How a payment stands at the gateway, which alone is trusted. @throws Error when it cannot be reached */
  query(request: PaymentRequest): Promise<'paid' | 'failed' | 'pending'>;
  /** Tells the gateway that the goods were delivered. @throws Error when it cannot be reached */
  confirm(request: PaymentRequest): Promise<void>;
}

/** Who issues invoices; asked before a company pays, since it must get one. */
export interface InvoiceService {
  /** @throws Error when it cannot be reached */
  accepts(invoice: Invoice): Promise<boolean>;
}

/** What an operator has configured of either. */
export interface PaymentPorts {
  readonly gateways: Partial<Readonly<Record<PaymentAdapter, PaymentGateway>>>;
  readonly invoices?: InvoiceService;
}
