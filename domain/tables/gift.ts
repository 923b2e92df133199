import { counted, key, personal, plain, table } from '#store/table.ts';

/** Gifts sent, passwords and quotas. */
export const giftTables = {
  /** A gift twice: as its sender and as its receiver see it. */
  giftRecords: table({
    columns: {
      PlayerID: key('player'),
      GiftID: key('text'),
      /** 1 sent, 2 received. */
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
  /** What a player gave, collected, took out of vaults, put into them and mistyped on one day of Taipei. */
  giftDays: table({
    columns: {
      PlayerID: key('player'),
      Day: key('text'),
      Sent: counted('integer'),
      Worth: counted('integer'),
      Collected: counted('integer'),
      WrongPasswords: counted('integer'),
      /** Gold that the player paid out of a club's vault, to whomever. */
      Withdrawn: counted('integer'),
      /** Gold that the player put into a club's vault. */
      Deposited: counted('integer'),
    },
    key: ['PlayerID', 'Day'],
  }),
  giftPasswords: table({
    columns: { PlayerID: key('player'), PasswordHash: personal('text'), ChangeTime: plain('text') },
    key: ['PlayerID'],
  }),
} as const;
