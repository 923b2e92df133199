import { counted, key, plain, table } from '#store/table.ts';

export const progressTables = {
  experience: table({
    /** All experience. A level or tier that an operator set counts from its own threshold. */
    columns: {
      PlayerID: key('player'),
      Level: counted('integer'),
      VIP: counted('integer'),
      /** The tier that an operator set last. No refund takes it back. 0 means none. */
      SetVIP: plain('integer'),
      /** All gold that the player staked in rounds. */
      Staked: counted('integer'),
    },
    key: ['PlayerID'],
  }),
  missionProgress: table({
    columns: {
      PlayerID: key('player'),
      MissionID: key('text'),
      /** The day or week that the row counts, or `once`. A row of another period counts nothing. */
      Period: key('text'),
      Count: counted('integer'),
      /** When the mission was completed and claimed. Empty before. */
      DoneTime: plain('text'),
      ClaimTime: plain('text'),
    },
    key: ['PlayerID', 'MissionID'],
  }),
  /** The distinct things that a mission has counted: games, days. */
  missionMarks: table({
    columns: { PlayerID: key('player'), MissionID: key('text'), Mark: key('text') },
    key: ['PlayerID', 'MissionID', 'Mark'],
  }),
  signInDays: table({
    columns: {
      PlayerID: key('player'),
      /** The last claimed day in Taipei. */
      LastDay: plain('text'),
      /** The number of days in a row up to the last claimed day. */
      Streak: counted('integer'),
    },
    key: ['PlayerID'],
  }),
} as const;
