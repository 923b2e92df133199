import type { Samples } from './samplesByContract.ts';

export const giftSamples: Samples = {
  sendGift: { ToID: '10000002', ItemID: 1, Amount: 20_000 },
  getGiftCatalogue: {},
  getGiftRecords: { Page: 1 },
  setGiftPassword: { Password: '135790' },
};
