import type { Checkout } from '../tables/payment.ts';
import { type AttemptRow, TRADE_NO } from './attempt.ts';

/** Gateways and returning browsers call `/payments/<adapter>/callback` and other paths below it. */
export const PAYMENTS_PREFIX = '/payments';

/** The gateway's address, or a page of ours that posts the form. */
export const paymentAddress = ({ Origin, TradeNo }: AttemptRow, { Address, Fields }: Checkout): string =>
  Fields === null ? Address : `${Origin}${PAYMENTS_PREFIX}/checkout/${TradeNo}`;

/** A player returns to this page from a gateway. The page reads the state of the order, because the return proves nothing. */
export const returnPage = (TradeNo: string): string => (TRADE_NO.test(TradeNo) ? `/store?trade=${TradeNo}` : '/store');
