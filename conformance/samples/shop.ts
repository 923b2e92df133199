import type { Samples } from './samplesByContract.ts';

export const shopSamples: Samples = {
  getShopGoods: {},
  buyGoldPack: { GoodsID: 'gold-1' },
  getOrders: {},
  getOrder: { OrderID: 'none' },
  getGoodsSetting: {},
  createOrder: { GoodsID: 'wallet-1', GoodsType: 2, GateWay: 'credit' },
  exchangeGemToGold: { Amount: 1 },
  exchangePointToGold: { Amount: 1 },
};
