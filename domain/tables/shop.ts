import * as z from 'zod/mini';
import { Invoice } from '#protocol/entities/order.ts';
import { ItemAmount } from '#protocol/entities/present.ts';
import { counted, json, key, personal, plain, table } from '#store/table.ts';

/** Goods, orders, coupons. The goods themselves stand in the economy's numbers. */
export const shopTables = {
  orders: table({
    columns: {
      OrderID: key('text'),
      PlayerID: key('player'),
      GoodsID: key('text'),
      GoodsType: plain('integer'),
      ItemID: key('integer'),
      Amount: counted('integer'),
      /** What came on top by the first purchase, set on delivery. */
      Bonus: counted('integer'),
      /** NT$. */
      Price: counted('integer'),
      GateWay: plain('text'),
      State: plain('text'),
      Invoice: personal(json(Invoice)),
      /** The gateway's own numbers, empty before it took the order over. */
      TradeSeq: key('text'),
      AuthCode: key('text'),
      PaymentURL: plain('text'),
      CreateTime: plain('text'),
      /** An order that is not paid by then expires. */
      ExpireTime: plain('text'),
    },
    key: ['OrderID'],
    indexes: [
      ['PlayerID', 'CreateTime'],
      ['State', 'ExpireTime'],
    ],
  }),
  /** Each state that an order reached. */
  orderSteps: table({
    columns: { OrderID: key('text'), Step: key('integer'), State: plain('text'), CreateTime: plain('text') },
    key: ['OrderID', 'Step'],
  }),
  /** Players who bought for money; the order that was doubled. */
  firstPurchases: table({
    columns: { PlayerID: key('player'), OrderID: key('text'), CreateTime: plain('text') },
    key: ['PlayerID'],
  }),
  coupons: table({
    columns: {
      /** As it is handed out, in capitals. */
      Code: key('text'),
      Rewards: counted(json(z.array(ItemAmount))),
      MinVip: counted('integer'),
      /** How often one player may use it. */
      PerPlayer: counted('integer'),
      /** How often it may be used in all; 0: as often as players like. */
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
    columns: { Code: key('text'), PlayerID: key('player'), Nth: key('integer'), CreateTime: plain('text') },
    key: ['Code', 'PlayerID', 'Nth'],
    indexes: [['PlayerID', 'CreateTime']],
  }),
  /** What the development gateway was told about an order. */
  sandboxPayments: table({
    columns: { OrderID: key('text'), Outcome: plain('text') },
    key: ['OrderID'],
  }),
} as const;
