import type { Samples } from './samplesByContract.ts';

export const newStoreSamples: Samples = {
  getStoreGoods: {},
  buyGoldPack: { GoodsID: 'gold-1' },
  getOrders: {},
};
