import { addColumns, createTables, indexText, type Migration } from '#store/sql/migration.ts';

const created = createTables('0060-live-rooms', {
  liveActions: {
    columns: { ActionID: 'text', RoomID: 'text', Kind: 'text', PlayerID: 'text', ByID: 'text', CreateTime: 'text' },
    key: ['ActionID'],
    indexes: [['RoomID', 'ByID', 'CreateTime'], ['CreateTime'], ['PlayerID'], ['ByID']],
  },
  liveModerators: {
    columns: { RoomID: 'text', PlayerID: 'text', CreateTime: 'text' },
    key: ['RoomID', 'PlayerID'],
    indexes: [['PlayerID', 'CreateTime']],
  },
  liveFollows: {
    columns: { RoomID: 'text', PlayerID: 'text', Notify: 'boolean', CreateTime: 'text' },
    key: ['RoomID', 'PlayerID'],
    indexes: [
      ['PlayerID', 'CreateTime'],
      ['RoomID', 'Notify', 'PlayerID'],
    ],
  },
  liveNotices: {
    columns: { SessionID: 'text', RoomID: 'text', Cursor: 'text', CreateTime: 'text' },
    key: ['SessionID'],
    indexes: [['CreateTime'], ['Cursor']],
  },
  livePins: {
    columns: { RoomID: 'text', MessageID: 'text', PlayerID: 'text', Name: 'text', Message: 'text', CreateTime: 'text' },
    key: ['RoomID'],
    indexes: [['PlayerID']],
  },
  liveGivers: {
    columns: {
      SessionID: 'text',
      PlayerID: 'text',
      Gifts: 'integer',
      Worth: 'integer',
      ItemID: 'integer',
      Combo: 'integer',
      LastTime: 'text',
    },
    key: ['SessionID', 'PlayerID'],
    indexes: [
      ['SessionID', 'Worth'],
      ['PlayerID', 'SessionID'],
    ],
  },
  liveFrames: {
    columns: { FrameID: 'text', RoomID: 'text', HostID: 'text', Data: 'text', Kept: 'boolean', CreateTime: 'text' },
    key: ['FrameID'],
    indexes: [['RoomID', 'CreateTime'], ['HostID'], ['CreateTime']],
  },
});

/** Followers, co-moderators, pins, givers and frames of live rooms; the reasons of sanctions; reports of rooms. */
export const liveRoomParts: Migration = {
  name: created.name,
  statements: (dialect) => [
    ...created.statements(dialect),
    ...addColumns(dialect, 'liveRooms', {
      GameCode: ['text', ''],
      SlowSeconds: ['integer', 0],
      Followers: ['integer', 0],
      GiftSeq: ['integer', 0],
      NoticeTime: ['text', ''],
    }),
    ...addColumns(dialect, 'liveSamples', { Dropped: ['integer', 0] }),
    ...addColumns(dialect, 'liveSanctions', { ByID: ['text', ''], Reason: ['text', ''], CreateTime: ['text', ''] }),
    ...addColumns(dialect, 'playerReports', { RoomID: ['text', ''], Title: ['text', ''], FrameID: ['text', ''] }),
    indexText('liveSanctions', ['RoomID', 'CreateTime']),
    indexText('liveSanctions', ['PlayerID']),
    indexText('liveSanctions', ['ByID']),
  ],
};
