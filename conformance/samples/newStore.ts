import type { Samples } from './samplesByRow.ts';

export const newStoreSamples: Samples = {
  getStoreGoods: {},
  buyGoldPack: { GoodsID: 'gold-1' },
  getOrders: {},
};
