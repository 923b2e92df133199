import { table } from '../table.ts';

/** Accounts that are to be deleted, and those that were. */
export const personalTables = {
  accountDeletions: table({
    columns: {
      PlayerID: 'text',
      /** `requested`, `erasing` from when it is due, `done`. */
      State: 'text',
      RequestTime: 'text',
      DueTime: 'text',
      /** How far the messages are without words: those of this time and before; empty: none yet. */
      ErasedUpTo: 'text',
      /** Empty until it is done. */
      DoneTime: 'text',
    },
    key: ['PlayerID'],
    indexes: [['State', 'DueTime']],
  }),
} as const;
