import { createTables } from '#store/sql/migration.ts';

/** The tables of domain/tables/live.ts. */
export const live = createTables('0008-live', {
  connections: {
    columns: { ConnectionID: 'text', PlayerID: 'text', RoomID: 'text', SeenTime: 'text' },
    key: ['ConnectionID'],
    indexes: [['PlayerID', 'SeenTime'], ['SeenTime']],
  },
  liveRooms: {
    columns: {
      RoomID: 'text',
      HostID: 'text',
      Title: 'text',
      Status: 'integer',
      HasChat: 'boolean',
      StreamKeyHash: 'text',
      Position: 'integer',
      StartTime: 'text',
      CreateTime: 'text',
      ToldCount: 'integer',
      ToldTime: 'text',
    },
    key: ['RoomID'],
    indexes: [['HostID'], ['Status', 'Position'], ['StreamKeyHash']],
  },
  liveViewers: {
    columns: { RoomID: 'text', PlayerID: 'text', JoinTime: 'text', SeenTime: 'text' },
    key: ['RoomID', 'PlayerID'],
    indexes: [['RoomID', 'SeenTime'], ['RoomID', 'JoinTime'], ['SeenTime']],
  },
  liveSanctions: {
    columns: { RoomID: 'text', PlayerID: 'text', Kind: 'text', Until: 'text' },
    key: ['RoomID', 'PlayerID', 'Kind'],
    indexes: [['Until']],
  },
});
