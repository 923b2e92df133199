import { table } from '../table.ts';

/** Gifts sent, passwords and quotas. */
export const giftTables = {
  /** A gift twice: as its sender and as its receiver see it. */
  giftRecords: table({
    columns: {
      PlayerID: 'text',
      GiftID: 'text',
      /** 1 sent, 2 received. */
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
  }),
  /** What a player gave, collected, took out of vaults and mistyped on one day of Taipei. */
  giftDays: table({
    columns: {
      PlayerID: 'text',
      Day: 'text',
      Sent: 'integer',
      Worth: 'integer',
      Collected: 'integer',
      WrongPasswords: 'integer',
      /** Gold that the player paid out of a club's vault, to whomever. */
      Withdrawn: 'integer',
    },
    key: ['PlayerID', 'Day'],
  }),
  giftPasswords: table({
    columns: { PlayerID: 'text', PasswordHash: 'text', ChangeTime: 'text' },
    key: ['PlayerID'],
  }),
} as const;
