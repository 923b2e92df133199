/** Holds, below zero, what players spent of refunded orders. */
export const RECEIVABLE = 'house:receivable';

export const STORE = 'house:store';

export const refundTransferOf = (OrderID: string): string => `order:${OrderID}:refund`;
