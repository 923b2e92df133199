import { counted, key, plain, table } from '#store/table.ts';

/** Levels, VIP experience, missions and sign-in days. */
export const progressTables = {
  experience: table({
    /** Experience in all; a level or tier that an operator set counts from its own threshold. */
    columns: { PlayerID: key('player'), Level: counted('integer'), VIP: counted('integer') },
    key: ['PlayerID'],
  }),
  missionProgress: table({
    columns: {
      PlayerID: key('player'),
      MissionID: key('text'),
      /** The day or week that it counts, or `once`; a row of another one counts nothing. */
      Period: key('text'),
      Count: counted('integer'),
      /** When it was fulfilled and claimed, or empty. */
      DoneTime: plain('text'),
      ClaimTime: plain('text'),
    },
    key: ['PlayerID', 'MissionID'],
  }),
  /** What a mission that counts different things has counted: games, days. */
  missionMarks: table({
    columns: { PlayerID: key('player'), MissionID: key('text'), Mark: key('text') },
    key: ['PlayerID', 'MissionID', 'Mark'],
  }),
  signInDays: table({
    columns: {
      PlayerID: key('player'),
      /** The day in Taipei that was claimed last. */
      LastDay: plain('text'),
      /** Days in a row up to it. */
      Streak: counted('integer'),
    },
    key: ['PlayerID'],
  }),
} as const;
