import { createTables } from '#store/sql/migration.ts';

/** The tables of domain/tables/gift.ts. */
export const gift = createTables('0007-gift', {
  giftRecords: {
    columns: {
      PlayerID: 'text',
      GiftID: 'text',
      Direction: 'integer',
      OtherID: 'text',
      ItemID: 'integer',
      Amount: 'integer',
      Worth: 'integer',
      PaidItemID: 'integer',
      Price: 'integer',
      Fee: 'integer',
      State: 'integer',
      CreateTime: 'text',
    },
    key: ['PlayerID', 'GiftID'],
    indexes: [['PlayerID', 'CreateTime'], ['PlayerID', 'Direction', 'CreateTime'], ['GiftID']],
  },
  giftDays: {
    columns: {
      PlayerID: 'text',
      Day: 'text',
      Sent: 'integer',
      Worth: 'integer',
      Collected: 'integer',
      WrongPasswords: 'integer',
    },
    key: ['PlayerID', 'Day'],
  },
  giftPasswords: {
    columns: { PlayerID: 'text', PasswordHash: 'text', ChangeTime: 'text' },
    key: ['PlayerID'],
  },
});
