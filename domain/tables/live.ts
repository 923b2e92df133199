import { counted, key, personal, plain, table } from '#store/table.ts';

/** Open connections, live rooms and their viewers. */
export const liveTables = {
  /** Every signed-in connection of any process, while its lease lasts. */
  connections: table({
    columns: {
      ConnectionID: key('text'),
      PlayerID: key('player'),
      /** The live room that it is in. Empty without one. */
      RoomID: key('text'),
      /** When its process last renewed its lease. */
      SeenTime: plain('text'),
    },
    key: ['ConnectionID'],
    indexes: [['PlayerID', 'SeenTime'], ['SeenTime']],
  }),
  liveRooms: table({
    columns: {
      RoomID: key('text'),
      HostID: key('player'),
      Title: personal('text'),
      /** 1 on air, 2 off air. */
      Status: plain('integer'),
      HasChat: plain('boolean'),
      /** Empty if the host never requested a key. */
      StreamKeyHash: key('text'),
      /** The place in lists. */
      Position: key('integer'),
      /** When it last went on air. */
      StartTime: plain('text'),
      CreateTime: plain('text'),
      /** The viewer count of the last push 30142, and its time. */
      ToldCount: counted('integer'),
      ToldTime: plain('text'),
    },
    key: ['RoomID'],
    indexes: [['HostID'], ['Status', 'Position'], ['StreamKeyHash']],
  }),
  /** A player in a room, with any number of connections. */
  liveViewers: table({
    columns: { RoomID: key('text'), PlayerID: key('player'), JoinTime: plain('text'), SeenTime: plain('text') },
    key: ['RoomID', 'PlayerID'],
    indexes: [['RoomID', 'SeenTime'], ['RoomID', 'JoinTime'], ['SeenTime']],
  }),
  /** A host's measure against a viewer, and its end. */
  liveSanctions: table({
    columns: {
      RoomID: key('text'),
      PlayerID: key('player'),
      /** `mute` or `kick`. */
      Kind: key('text'),
      Until: plain('text'),
    },
    key: ['RoomID', 'PlayerID', 'Kind'],
    indexes: [['Until']],
  }),
} as const;
