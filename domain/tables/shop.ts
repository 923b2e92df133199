import * as z from 'zod/mini';
import { Invoice, PaymentCode } from '#protocol/entities/order.ts';
import { ItemAmount } from '#protocol/entities/present.ts';
import { counted, json, key, personal, plain, table } from '#store/table.ts';

/** The economy's numbers define the goods. */
export const shopTables = {
  orders: table({
    columns: {
      OrderID: key('text'),
      PlayerID: key('player'),
      GoodsID: key('text'),
      GoodsType: plain('integer'),
      ItemID: key('integer'),
      Amount: counted('integer'),
      /** The bonus of the first purchase, set on delivery. */
      Bonus: counted('integer'),
      /** NT$. */
      Price: counted('integer'),
      GateWay: plain('text'),
      State: plain('text'),
      Invoice: personal(json(Invoice)),
      /** The gateway's own numbers. Empty before it accepted the order. */
      TradeSeq: key('text'),
      AuthCode: key('text'),
      PaymentURL: plain('text'),
      CreateTime: plain('text'),
      ExpireTime: plain('text'),
      /** The code to pay with at an ATM or a store. */
      PaymentCode: plain(json(z.nullable(PaymentCode))),
    },
    key: ['OrderID'],
    indexes: [['PlayerID', 'CreateTime'], ['State', 'ExpireTime'], ['CreateTime']],
  }),
  orderSteps: table({
    columns: {
      OrderID: key('text', { references: 'orders' }),
      Step: key('integer'),
      State: plain('text'),
      CreateTime: plain('text'),
    },
    key: ['OrderID', 'Step'],
    indexes: [['State', 'CreateTime']],
  }),
  firstPurchases: table({
    columns: { PlayerID: key('player'), OrderID: key('text', { references: 'orders' }), CreateTime: plain('text') },
    key: ['PlayerID'],
  }),
  /** Codes that redeem by the same rules. */
  couponBatches: table({
    columns: {
      BatchID: key('text'),
      /** The operator's name for the batch. */
      Name: plain('text'),
      /** Empty means every brand. */
      Brand: plain('text'),
      Rewards: counted(json(z.array(ItemAmount))),
      MinVip: counted('integer'),
      /** How often each code can be redeemed in total. 0 means no limit. */
      PerCode: counted('integer'),
      /** How often each player may redeem codes of this batch. 0 means no limit. */
      PerPlayer: counted('integer'),
      Codes: counted('integer'),
      StartTime: plain('text'),
      /** Empty means never. */
      ExpireTime: plain('text'),
      /** Empty until an operator revokes the batch. */
      RevokeTime: plain('text'),
      CreateTime: plain('text'),
    },
    key: ['BatchID'],
    indexes: [['CreateTime']],
  }),
  /** The codes of the batches, stored only as hashes. */
  couponCodes: table({
    columns: {
      CodeHash: key('text'),
      BatchID: key('text', { references: 'couponBatches' }),
      Used: counted('integer'),
      /** Empty until an operator revokes this code. */
      RevokeTime: plain('text'),
    },
    key: ['CodeHash'],
    indexes: [['BatchID']],
  }),
  couponRedemptions: table({
    columns: {
      CodeHash: key('text', { references: 'couponCodes' }),
      PlayerID: key('player'),
      Nth: key('integer'),
      BatchID: key('text', { references: 'couponBatches' }),
      CreateTime: plain('text'),
    },
    key: ['CodeHash', 'PlayerID', 'Nth'],
    indexes: [
      ['BatchID', 'PlayerID'],
      ['PlayerID', 'CreateTime'],
    ],
  }),
  /** Codes from before the batches, and codes of the demo world. */
  coupons: table({
    columns: {
      /** The code in capitals. */
      Code: key('text'),
      Rewards: counted(json(z.array(ItemAmount))),
      MinVip: counted('integer'),
      /** How often one player may use the code. */
      PerPlayer: counted('integer'),
      /** How often the code may be used in total. 0 means no limit. */
      TotalLimit: counted('integer'),
      Used: counted('integer'),
      StartTime: plain('text'),
      ExpireTime: plain('text'),
      CreateTime: plain('text'),
    },
    key: ['Code'],
    indexes: [['CreateTime']],
  }),
  couponUses: table({
    columns: {
      Code: key('text', { references: 'coupons' }),
      PlayerID: key('player'),
      Nth: key('integer'),
      CreateTime: plain('text'),
    },
    key: ['Code', 'PlayerID', 'Nth'],
    indexes: [['PlayerID', 'CreateTime']],
  }),
  /** The development gateway's record of an order. */
  sandboxPayments: table({
    columns: {
      OrderID: key('text', { references: 'orders' }),
      Outcome: plain('text'),
      /** The trade that took over from this one. Empty before. */
      TradeNo: key('text'),
      /** Empty means that no callback waits. */
      DueTime: plain('text'),
    },
    key: ['OrderID'],
  }),
} as const;
