import { table } from '../table.ts';

/** Who is connected, live rooms and who is in them. */
export const liveTables = {
  /** Each signed-in connection of any process, while its lease lasts. */
  connections: table({
    columns: {
      ConnectionID: 'text',
      PlayerID: 'text',
      /** The live room that it is in; empty: none. */
      RoomID: 'text',
      /** When its process last renewed its lease. */
      SeenTime: 'text',
    },
    key: ['ConnectionID'],
    indexes: [['PlayerID', 'SeenTime'], ['SeenTime']],
  }),
  liveRooms: table({
    columns: {
      RoomID: 'text',
      HostID: 'text',
      Title: 'text',
      /** 1 on air, 2 off air. */
      Status: 'integer',
      HasChat: 'boolean',
      /** Empty: the host never asked for a key. */
      StreamKeyHash: 'text',
      /** The place in lists. */
      Position: 'integer',
      /** When it last went on air. */
      StartTime: 'text',
      CreateTime: 'text',
      /** What push 30142 last told of the viewers, and when. */
      ToldCount: 'integer',
      ToldTime: 'text',
    },
    key: ['RoomID'],
    indexes: [['HostID'], ['Status', 'Position'], ['StreamKeyHash']],
  }),
  /** A player in a room, by however many connections. */
  liveViewers: table({
    columns: { RoomID: 'text', PlayerID: 'text', JoinTime: 'text', SeenTime: 'text' },
    key: ['RoomID', 'PlayerID'],
    indexes: [['RoomID', 'SeenTime'], ['RoomID', 'JoinTime'], ['SeenTime']],
  }),
  /** What a host did about a viewer, until when. */
  liveSanctions: table({
    columns: {
      RoomID: 'text',
      PlayerID: 'text',
      /** `mute` or `kick`. */
      Kind: 'text',
      Until: 'text',
    },
    key: ['RoomID', 'PlayerID', 'Kind'],
    indexes: [['Until']],
  }),
} as const;
