export { exportEnvelopeShares } from './exportEnvelopeShares.ts';
export { getEnvelope, getEnvelopeRecords, getEnvelopes } from './readEnvelopes.ts';
export { createEnvelope } from './createEnvelope.ts';
export { cancelEnvelope } from './cancelEnvelope.ts';
export { claimEnvelope } from './claimEnvelope.ts';
