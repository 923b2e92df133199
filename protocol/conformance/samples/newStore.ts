import type { Samples } from '../samples.ts';

export const newStoreSamples: Samples = {
  getStoreGoods: {},
  buyGoldPack: { GoodsID: 'gold-1' },
  getOrders: {},
};
