import { createTables } from '#store/sql/migration.ts';

/** The tables of domain/tables/progress.ts. */
export const progress = createTables('0009-progress', {
  experience: {
    columns: { PlayerID: 'text', Level: 'integer', VIP: 'integer' },
    key: ['PlayerID'],
  },
  missionProgress: {
    columns: {
      PlayerID: 'text',
      MissionID: 'text',
      Period: 'text',
      Count: 'integer',
      DoneTime: 'text',
      ClaimTime: 'text',
    },
    key: ['PlayerID', 'MissionID'],
  },
  missionMarks: {
    columns: { PlayerID: 'text', MissionID: 'text', Mark: 'text' },
    key: ['PlayerID', 'MissionID', 'Mark'],
  },
  signInDays: {
    columns: { PlayerID: 'text', LastDay: 'text', Streak: 'integer' },
    key: ['PlayerID'],
  },
});
