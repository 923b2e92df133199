import { addColumns, createTables, type Migration } from '#store/sql/migration.ts';

const tables = createTables('0006-live-crowd', {
  liveHearts: { columns: { RoomID: 'text', Waiting: 'integer', ToldTime: 'text' }, key: ['RoomID'] },
  liveArrivals: {
    columns: { RoomID: 'text', PlayerID: 'text', IsTold: 'boolean', CreateTime: 'text' },
    key: ['RoomID', 'PlayerID'],
    indexes: [['RoomID', 'IsTold', 'CreateTime'], ['CreateTime'], ['PlayerID']],
  },
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

/** Hearts, polls and lines of arrival in live rooms, and the question of a pinned answer. */
export const liveCrowd: Migration = {
  name: tables.name,
  statements: (dialect) => [
    ...tables.statements(dialect),
    ...addColumns(dialect, 'liveRooms', { ArrivalVip: ['integer', 0], ArrivalTime: ['text', ''] }),
    ...addColumns(dialect, 'livePins', { ReplyID: ['text', ''], ReplyName: ['text', ''], ReplyMessage: ['text', ''] }),
    ...addColumns(dialect, 'players', { HideArrival: ['boolean', 0] }),
  ],
};
