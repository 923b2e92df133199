/** Holds, below zero, what players spent of refunded orders. */
export const RECEIVABLE = 'house:receivable';

/** Sells what players buy. */
export const STORE = 'house:store';

/** The id of the transfer that takes an order back. */
export const refundTransferOf = (OrderID: string): string => `order:${OrderID}:refund`;
