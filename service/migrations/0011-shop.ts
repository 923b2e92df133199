import { createTables } from '#store/sql/migration.ts';

/** The tables of domain/tables/shop.ts. */
export const shop = createTables('0011-shop', {
  orders: {
    columns: {
      OrderID: 'text',
      PlayerID: 'text',
      GoodsID: 'text',
      GoodsType: 'integer',
      ItemID: 'integer',
      Amount: 'integer',
      Bonus: 'integer',
      Price: 'integer',
      GateWay: 'text',
      State: 'text',
      Invoice: 'json',
      TradeSeq: 'text',
      AuthCode: 'text',
      PaymentURL: 'text',
      CreateTime: 'text',
      ExpireTime: 'text',
    },
    key: ['OrderID'],
    indexes: [
      ['PlayerID', 'CreateTime'],
      ['State', 'ExpireTime'],
    ],
  },
  orderSteps: {
    columns: { OrderID: 'text', Step: 'integer', State: 'text', CreateTime: 'text' },
    key: ['OrderID', 'Step'],
  },
  firstPurchases: {
    columns: { PlayerID: 'text', OrderID: 'text', CreateTime: 'text' },
    key: ['PlayerID'],
  },
  coupons: {
    columns: {
      Code: 'text',
      Rewards: 'json',
      MinVip: 'integer',
      PerPlayer: 'integer',
      TotalLimit: 'integer',
      Used: 'integer',
      StartTime: 'text',
      ExpireTime: 'text',
      CreateTime: 'text',
    },
    key: ['Code'],
    indexes: [['CreateTime']],
  },
  couponUses: {
    columns: { Code: 'text', PlayerID: 'text', Nth: 'integer', CreateTime: 'text' },
    key: ['Code', 'PlayerID', 'Nth'],
    indexes: [['PlayerID', 'CreateTime']],
  },
  sandboxPayments: {
    columns: { OrderID: 'text', Outcome: 'text' },
    key: ['OrderID'],
  },
});
