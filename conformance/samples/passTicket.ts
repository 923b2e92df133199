import type { Samples } from './samplesByContract.ts';

export const passTicketSamples: Samples = {
  getPassTicket: {},
  buyPassTicket: { Season: '2026-11' },
  claimPassLevel: { Season: '2026-11', Level: 1, Track: 1 },
};
