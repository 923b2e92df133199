import { table } from '../table.ts';

/** Levels, VIP experience, missions and sign-in days. */
export const progressTables = {
  experience: table({
    /** Experience in all; a level or tier that an operator set counts from its own threshold. */
    columns: { PlayerID: 'text', Level: 'integer', VIP: 'integer' },
    key: ['PlayerID'],
  }),
  missionProgress: table({
    columns: {
      PlayerID: 'text',
      MissionID: 'text',
      /** The day or week that it counts, or `once`; a row of another one counts nothing. */
      Period: 'text',
      Count: 'integer',
      /** When it was fulfilled and claimed, or empty. */
      DoneTime: 'text',
      ClaimTime: 'text',
    },
    key: ['PlayerID', 'MissionID'],
  }),
  /** What a mission that counts different things has counted: games, days. */
  missionMarks: table({
    columns: { PlayerID: 'text', MissionID: 'text', Mark: 'text' },
    key: ['PlayerID', 'MissionID', 'Mark'],
  }),
  signInDays: table({
    columns: {
      PlayerID: 'text',
      /** The day in Taipei that was claimed last. */
      LastDay: 'text',
      /** Days in a row up to it. */
      Streak: 'integer',
    },
    key: ['PlayerID'],
  }),
} as const;
