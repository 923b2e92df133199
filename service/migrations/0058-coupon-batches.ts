import { createTables } from '#store/sql/migration.ts';

/** Batches of redeem codes; only the hashes of the codes are kept. */
export const couponBatches = createTables('0058-coupon-batches', {
  couponBatches: {
    columns: {
      BatchID: 'text',
      Name: 'text',
      Brand: 'text',
      Rewards: 'json',
      MinVip: 'integer',
      PerCode: 'integer',
      PerPlayer: 'integer',
      Codes: 'integer',
      StartTime: 'text',
      ExpireTime: 'text',
      RevokeTime: 'text',
      CreateTime: 'text',
    },
    key: ['BatchID'],
    indexes: [['CreateTime']],
  },
  couponCodes: {
    columns: { CodeHash: 'text', BatchID: 'text', Used: 'integer', RevokeTime: 'text' },
    key: ['CodeHash'],
    indexes: [['BatchID']],
  },
  couponRedemptions: {
    columns: { CodeHash: 'text', PlayerID: 'text', Nth: 'integer', BatchID: 'text', CreateTime: 'text' },
    key: ['CodeHash', 'PlayerID', 'Nth'],
    indexes: [
      ['BatchID', 'PlayerID'],
      ['PlayerID', 'CreateTime'],
    ],
  },
});
