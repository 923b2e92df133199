/** Holds the items of refunded orders that players had spent, as a negative balance. */
export const RECEIVABLE = 'house:receivable';

export const STORE = 'house:store';

export const refundTransferOf = (OrderID: string): string => `order:${OrderID}:refund`;
