import type { Samples } from './samplesByContract.ts';

export const paymentSamples: Samples = {
  payByMycard: { OrderID: 'none' },
  payByOmg: { OrderID: 'none' },
  verifyMycard: { OrderID: 'none' },
};
