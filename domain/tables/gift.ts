import { counted, key, personal, plain, table } from '#store/table.ts';

export const giftTables = {
  /** A gift has two rows: one for its sender and one for its receiver. */
  giftRecords: table({
    columns: {
      PlayerID: key('player'),
      GiftID: key('text'),
      /** 1 means sent, 2 received. */
      Direction: plain('integer'),
      OtherID: key('player'),
      ItemID: key('integer'),
      Amount: counted('integer'),
      Worth: counted('integer'),
      PaidItemID: key('integer'),
      Price: counted('integer'),
      Fee: counted('integer'),
      State: plain('integer'),
      CreateTime: plain('text'),
    },
    key: ['PlayerID', 'GiftID'],
    indexes: [['PlayerID', 'CreateTime'], ['PlayerID', 'Direction', 'CreateTime'], ['GiftID']],
  }),
  /** Sums of a player's gifts, collections, vault payments and wrong passwords on a day in Taipei. */
  giftDays: table({
    columns: {
      PlayerID: key('player'),
      Day: key('text'),
      Sent: counted('integer'),
      Worth: counted('integer'),
      Collected: counted('integer'),
      WrongPasswords: counted('integer'),
      /** Gold out of a club's vault, to any member. */
      Withdrawn: counted('integer'),
      /** Gold into a club's vault. */
      Deposited: counted('integer'),
      /** Free gold that was passed on. */
      Free: counted('integer'),
      /** Free gold of young accounts that was taken. */
      FromYoung: counted('integer'),
    },
    key: ['PlayerID', 'Day'],
  }),
  giftPasswords: table({
    columns: { PlayerID: key('player'), PasswordHash: personal('text'), ChangeTime: plain('text') },
    key: ['PlayerID'],
  }),
} as const;
