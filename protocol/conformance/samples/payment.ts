import type { Samples } from '../samples.ts';

export const paymentSamples: Samples = {
  payByMycard: { OrderID: 'none' },
  payByOmg: { OrderID: 'none' },
  verifyMycard: { OrderID: 'none' },
  playPayment: { OrderID: 'none', Outcome: 'paid' },
};
