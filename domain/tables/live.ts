import { counted, key, personal, plain, table } from '#store/table.ts';

/** Who is connected, live rooms and who is in them. */
export const liveTables = {
  /** Each signed-in connection of any process, while its lease lasts. */
  connections: table({
    columns: {
      ConnectionID: key('text'),
      PlayerID: key('player'),
      /** The live room that it is in; empty: none. */
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
      /** Empty: the host never asked for a key. */
      StreamKeyHash: key('text'),
      /** The place in lists. */
      Position: key('integer'),
      /** When it last went on air. */
      StartTime: plain('text'),
      CreateTime: plain('text'),
      /** What push 30142 last told of the viewers, and when. */
      ToldCount: counted('integer'),
      ToldTime: plain('text'),
    },
    key: ['RoomID'],
    indexes: [['HostID'], ['Status', 'Position'], ['StreamKeyHash']],
  }),
  /** A player in a room, by however many connections. */
  liveViewers: table({
    columns: { RoomID: key('text'), PlayerID: key('player'), JoinTime: plain('text'), SeenTime: plain('text') },
    key: ['RoomID', 'PlayerID'],
    indexes: [['RoomID', 'SeenTime'], ['RoomID', 'JoinTime'], ['SeenTime']],
  }),
  /** What a host did about a viewer, until when. */
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
