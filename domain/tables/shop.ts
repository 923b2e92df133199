import * as z from 'zod/mini';
import { Invoice } from '#protocol/entities/order.ts';
import { ItemAmount } from '#protocol/entities/present.ts';
import { json, table } from '../table.ts';

/** Goods, orders, coupons. The goods themselves stand in the economy's numbers. */
export const shopTables = {
  orders: table({
    columns: {
      OrderID: 'text',
      PlayerID: 'text',
      GoodsID: 'text',
      GoodsType: 'integer',
      ItemID: 'integer',
      Amount: 'integer',
      /** What came on top by the first purchase, set on delivery. */
      Bonus: 'integer',
      /** NT$. */
      Price: 'integer',
      GateWay: 'text',
      State: 'text',
      Invoice: json(Invoice),
      /** The gateway's own numbers, empty before it took the order over. */
      TradeSeq: 'text',
      AuthCode: 'text',
      PaymentURL: 'text',
      CreateTime: 'text',
      /** An order that is not paid by then expires. */
      ExpireTime: 'text',
    },
    key: ['OrderID'],
    indexes: [
      ['PlayerID', 'CreateTime'],
      ['State', 'ExpireTime'],
    ],
  }),
  /** Each state that an order reached. */
  orderSteps: table({
    columns: { OrderID: 'text', Step: 'integer', State: 'text', CreateTime: 'text' },
    key: ['OrderID', 'Step'],
  }),
  /** Players who bought for money; the order that was doubled. */
  firstPurchases: table({
    columns: { PlayerID: 'text', OrderID: 'text', CreateTime: 'text' },
    key: ['PlayerID'],
  }),
  coupons: table({
    columns: {
      /** As it is handed out, in capitals. */
      Code: 'text',
      Rewards: json(z.array(ItemAmount)),
      MinVip: 'integer',
      /** How often one player may use it. */
      PerPlayer: 'integer',
      /** How often it may be used in all; 0: as often as players like. */
      TotalLimit: 'integer',
      Used: 'integer',
      StartTime: 'text',
      ExpireTime: 'text',
      CreateTime: 'text',
    },
    key: ['Code'],
    indexes: [['CreateTime']],
  }),
  couponUses: table({
    columns: { Code: 'text', PlayerID: 'text', Nth: 'integer', CreateTime: 'text' },
    key: ['Code', 'PlayerID', 'Nth'],
    indexes: [['PlayerID', 'CreateTime']],
  }),
  /** What the development gateway was told about an order. */
  sandboxPayments: table({
    columns: { OrderID: 'text', Outcome: 'text' },
    key: ['OrderID'],
  }),
} as const;
