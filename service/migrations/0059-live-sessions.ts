import { addColumns, createTables, indexText, type Migration } from '#store/sql/migration.ts';

const created = createTables('0059-live-sessions', {
  livePublishers: {
    columns: {
      RoomID: 'text',
      PublisherID: 'text',
      StartTime: 'text',
      SeenTime: 'text',
      Bitrate: 'integer',
      Frames: 'integer',
      KeyFrameMs: 'integer',
      Dropped: 'integer',
      Width: 'integer',
      Height: 'integer',
      Watching: 'integer',
      SampleTime: 'text',
    },
    key: ['RoomID'],
    indexes: [['SeenTime']],
  },
  liveSamples: {
    columns: {
      RoomID: 'text',
      CreateTime: 'text',
      SessionID: 'text',
      Viewers: 'integer',
      Watching: 'integer',
      Bitrate: 'integer',
      Frames: 'integer',
    },
    key: ['RoomID', 'CreateTime'],
    indexes: [['CreateTime']],
  },
  liveSessions: {
    columns: {
      SessionID: 'text',
      RoomID: 'text',
      HostID: 'text',
      Title: 'text',
      StartTime: 'text',
      EndTime: 'text',
      EndReason: 'text',
      PeakViewers: 'integer',
      Gifts: 'integer',
      GiftWorth: 'integer',
    },
    key: ['SessionID'],
    indexes: [['RoomID', 'StartTime'], ['HostID', 'StartTime'], ['EndTime']],
  },
});

/** The sessions on air, independent of the host's wish. No room is on air before a publisher sends. */
export const liveSessions: Migration = {
  name: created.name,
  statements: (dialect) => [
    ...created.statements(dialect),
    ...addColumns(dialect, 'liveRooms', {
      OnAir: ['boolean', 0],
      ShownStatus: ['integer', 2],
      SessionID: ['text', ''],
      FormerKeyHash: ['text', ''],
    }),
    indexText('liveRooms', ['ShownStatus', 'Position']),
    indexText('liveRooms', ['FormerKeyHash']),
  ],
};
