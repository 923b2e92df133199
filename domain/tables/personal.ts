import { key, plain, table } from '#store/table.ts';

/** Accounts that will be deleted or were deleted. */
export const personalTables = {
  accountDeletions: table({
    columns: {
      PlayerID: key('player'),
      /** `requested`, then `erasing` when it is due, then `done`. */
      State: plain('text'),
      RequestTime: plain('text'),
      DueTime: plain('text'),
      /** The text of messages up to this time is removed. Empty means none yet. */
      ErasedUpTo: plain('text'),
      /** Empty until it is done. */
      DoneTime: plain('text'),
    },
    key: ['PlayerID'],
    indexes: [['State', 'DueTime']],
  }),
} as const;
