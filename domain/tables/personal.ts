import { key, plain, table } from '#store/table.ts';

/** Accounts that are to be deleted, and those that were. */
export const personalTables = {
  accountDeletions: table({
    columns: {
      PlayerID: key('player'),
      /** `requested`, `erasing` from when it is due, `done`. */
      State: plain('text'),
      RequestTime: plain('text'),
      DueTime: plain('text'),
      /** How far the messages are without words: those of this time and before; empty: none yet. */
      ErasedUpTo: plain('text'),
      /** Empty until it is done. */
      DoneTime: plain('text'),
    },
    key: ['PlayerID'],
    indexes: [['State', 'DueTime']],
  }),
} as const;
