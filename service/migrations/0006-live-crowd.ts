import { createTables } from '#store/sql/migration.ts';

/** Hearts and polls of live rooms. */
export const liveCrowd = createTables('0006-live-crowd', {
  liveHearts: { columns: { RoomID: 'text', Waiting: 'integer', ToldTime: 'text' }, key: ['RoomID'] },
  livePolls: {
    columns: {
      PollID: 'text',
      RoomID: 'text',
      PlayerID: 'text',
      Question: 'text',
      Answers: 'json',
      Votes0: 'integer',
      Votes1: 'integer',
      Votes2: 'integer',
      Votes3: 'integer',
      EndTime: 'text',
      IsOver: 'boolean',
      HasNews: 'boolean',
      ToldTime: 'text',
    },
    key: ['PollID'],
    indexes: [['RoomID'], ['PlayerID']],
  },
  livePollVotes: {
    columns: { PollID: 'text', PlayerID: 'text', Answer: 'integer' },
    key: ['PollID', 'PlayerID'],
    indexes: [['PlayerID']],
  },
});
