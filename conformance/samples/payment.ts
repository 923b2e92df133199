import type { Samples } from './samplesByContract.ts';

export const paymentSamples: Samples = {
  payOrder: { OrderID: 'none' },
  payByMycard: { OrderID: 'none' },
  payByOmg: { OrderID: 'none' },
  cancelOrder: { OrderID: 'none' },
  verifyMycard: { OrderID: 'none' },
  askRescission: { OrderID: 'none' },
};
