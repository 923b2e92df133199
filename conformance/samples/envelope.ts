import type { Samples } from './samplesByContract.ts';

const RedEnvelopeID = '00000000-0000-4000-8000-000000000000';

export const envelopeSamples: Samples = {
  createEnvelope: { Title: '恭喜發財', Content: '大吉大利', Amount: 1000, Quantity: 5, Method: 2, ChannelType: 1 },
  claimEnvelope: { RedEnvelopeID },
  cancelEnvelope: { RedEnvelopeID },
  getEnvelopes: { Page: 1 },
  getEnvelopeRecords: { Type: 1, Page: 1 },
  getEnvelope: { RedEnvelopeID },
  exportEnvelopeShares: { RedEnvelopeID },
};
