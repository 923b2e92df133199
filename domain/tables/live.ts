import * as z from 'zod/mini';
import { counted, key, personal, plain, table } from '#store/table.ts';

export const liveTables = {
  /** Every signed-in connection, until it closes or its process ends. */
  connections: table({
    columns: {
      ConnectionID: key('text'),
      PlayerID: key('player'),
      /** Empty outside of live rooms. */
      RoomID: key('text', { references: 'liveRooms' }),
      /** When the row was written. */
      SeenTime: plain('text'),
      /** The process that has the connection. Empty means that no process has it, and the row lasts as long as its lease. */
      NodeID: key('text', { references: 'nodes' }),
      /** The hash of the token of its session. */
      Session: key('text'),
      /** The tab that it belongs to. Empty if the client names none. */
      Tab: key('text'),
      Socket: plain('text'),
      /** The game that its page shows. Empty without a game. */
      GameCode: key('text', { references: 'games' }),
    },
    key: ['ConnectionID'],
    indexes: [['PlayerID', 'SeenTime'], ['SeenTime'], ['NodeID', 'SeenTime'], ['Session']],
  }),
  liveRooms: table({
    columns: {
      RoomID: key('text'),
      HostID: key('player'),
      Title: personal('text'),
      /** The host's wish: 1 means on air, 2 off air. */
      Status: plain('integer'),
      HasChat: plain('boolean'),
      /** Empty if the host never requested a key. */
      StreamKeyHash: key('text'),
      Position: key('integer'),
      /** When viewers last saw it go on air. */
      StartTime: plain('text'),
      CreateTime: plain('text'),
      /** The viewer count of the last push 30142, and its time. */
      ToldCount: counted('integer'),
      ToldTime: plain('text'),
      /** Whether a publisher sends the stream. */
      OnAir: plain('boolean'),
      /** The state for viewers: 1 while the wish is 1 and a publisher sends, otherwise 2. Lists are sorted by it. */
      ShownStatus: plain('integer'),
      /** Empty while it is off air. */
      SessionID: key('text', { references: 'liveSessions' }),
      /** The hash of the key before the last reset, so that the log can tell a former key from a wrong one. */
      FormerKeyHash: key('text'),
      /** Empty means that the host named no game. */
      GameCode: plain('text'),
      /** 0 means no slow mode. */
      SlowSeconds: plain('integer'),
      Followers: counted('integer'),
      /** The number of the last effect gift. */
      GiftSeq: key('integer'),
      /** When followers were last notified that the room is on air. */
      NoticeTime: plain('text'),
      /** When the wish was last set, by the host or an operator. */
      WishTime: plain('text'),
      /** When an operator stopped it. Empty if its host put it on air again since. */
      StopTime: plain('text'),
      /** The tier from which arrivals have a line. 0 means none. */
      ArrivalVip: plain('integer'),
      /** When the last line of arrivals was pushed. */
      ArrivalTime: plain('text'),
    },
    key: ['RoomID'],
    indexes: [['HostID'], ['Status', 'Position'], ['StreamKeyHash'], ['ShownStatus', 'Position'], ['FormerKeyHash']],
  }),
  /** The publisher of a room, while one sends, with its last numbers. */
  livePublishers: table({
    columns: {
      RoomID: key('text', { references: 'liveRooms' }),
      /** The connection of the publisher, named by the media server. */
      PublisherID: key('text'),
      StartTime: plain('text'),
      /** When the media server last reported it. If the process of a publisher died, no report comes. */
      SeenTime: plain('text'),
      /** Bits per second, of picture and sound. */
      Bitrate: plain('integer'),
      /** Frames in ten seconds. */
      Frames: plain('integer'),
      /** Milliseconds between the last two key frames. */
      KeyFrameMs: plain('integer'),
      /** Frames that the publisher left out since it started. */
      Dropped: plain('integer'),
      Width: plain('integer'),
      Height: plain('integer'),
      /** Sockets and players of HLS that receive the stream, visitors included. */
      Watching: plain('integer'),
      SampleTime: plain('text'),
      /** The address at which other processes reach the process with the stream. Empty if a separate media server plays it. */
      Owner: plain('text'),
    },
    key: ['RoomID'],
    indexes: [['SeenTime']],
  }),
  /** Numbers of a session, every ten seconds. */
  liveSamples: table({
    columns: {
      RoomID: key('text', { references: 'liveRooms' }),
      CreateTime: plain('text'),
      SessionID: key('text', { references: 'liveSessions' }),
      Viewers: plain('integer'),
      Watching: plain('integer'),
      Bitrate: plain('integer'),
      Frames: plain('integer'),
      Dropped: plain('integer'),
    },
    key: ['RoomID', 'CreateTime'],
    indexes: [['CreateTime']],
  }),
  /** A time on air, as viewers saw it. */
  liveSessions: table({
    columns: {
      SessionID: key('text'),
      RoomID: key('text', { references: 'liveRooms' }),
      HostID: key('player'),
      Title: personal('text'),
      StartTime: plain('text'),
      /** Empty while it is on air. */
      EndTime: plain('text'),
      /** `wish`, `publisher`, `operator` or `lost`. Empty while it is on air. */
      EndReason: plain('text'),
      PeakViewers: plain('integer'),
      /** Effect gifts, and their worth in gold. */
      Gifts: counted('integer'),
      GiftWorth: counted('integer'),
    },
    key: ['SessionID'],
    indexes: [['RoomID', 'StartTime'], ['HostID', 'StartTime'], ['EndTime']],
  }),
  /** A player is one viewer with any number of connections. */
  liveViewers: table({
    columns: {
      RoomID: key('text', { references: 'liveRooms' }),
      PlayerID: key('player'),
      JoinTime: plain('text'),
      SeenTime: plain('text'),
    },
    key: ['RoomID', 'PlayerID'],
    indexes: [['RoomID', 'SeenTime'], ['RoomID', 'JoinTime'], ['SeenTime']],
  }),
  /** Viewers with a line of arrival, for ten minutes. */
  liveArrivals: table({
    columns: {
      RoomID: key('text', { references: 'liveRooms' }),
      PlayerID: key('player'),
      IsTold: plain('boolean'),
      CreateTime: plain('text'),
    },
    key: ['RoomID', 'PlayerID'],
    indexes: [['RoomID', 'IsTold', 'CreateTime'], ['CreateTime'], ['PlayerID']],
  }),
  /** A host's measure against a viewer, and its end. */
  liveSanctions: table({
    columns: {
      RoomID: key('text', { references: 'liveRooms' }),
      PlayerID: key('player'),
      /** `mute` or `kick`. */
      Kind: key('text'),
      /** The end, or `FOREVER` for a block. */
      Until: plain('text'),
      /** The host or co-moderator. Empty for rows that are older than this column. */
      ByID: key('player'),
      /** The note of the host or co-moderator about the player. */
      Reason: personal('text'),
      CreateTime: plain('text'),
    },
    key: ['RoomID', 'PlayerID', 'Kind'],
    indexes: [['Until'], ['RoomID', 'CreateTime'], ['PlayerID'], ['ByID']],
  }),
  /** Actions of hosts and co-moderators in a room, for 30 days. */
  liveActions: table({
    columns: {
      ActionID: key('text'),
      RoomID: key('text', { references: 'liveRooms' }),
      Kind: plain('text'),
      PlayerID: key('player'),
      ByID: key('player'),
      CreateTime: plain('text'),
    },
    key: ['ActionID'],
    indexes: [['RoomID', 'ByID', 'CreateTime'], ['CreateTime'], ['PlayerID'], ['ByID']],
  }),
  liveModerators: table({
    columns: { RoomID: key('text', { references: 'liveRooms' }), PlayerID: key('player'), CreateTime: plain('text') },
    key: ['RoomID', 'PlayerID'],
    indexes: [['PlayerID', 'CreateTime']],
  }),
  liveFollows: table({
    columns: {
      RoomID: key('text', { references: 'liveRooms' }),
      PlayerID: key('player'),
      /** Whether the player gets push 15682 when the room goes on air. */
      Notify: plain('boolean'),
      CreateTime: plain('text'),
    },
    key: ['RoomID', 'PlayerID'],
    indexes: [
      ['PlayerID', 'CreateTime'],
      ['RoomID', 'Notify', 'PlayerID'],
    ],
  }),
  /** A session with followers that are not notified yet. */
  liveNotices: table({
    columns: {
      SessionID: key('text', { references: 'liveSessions' }),
      RoomID: key('text', { references: 'liveRooms' }),
      /** The last follower who was notified. */
      Cursor: key('player'),
      CreateTime: plain('text'),
    },
    key: ['SessionID'],
    indexes: [['CreateTime'], ['Cursor']],
  }),
  /** The message above the chat of a room. */
  livePins: table({
    columns: {
      RoomID: key('text', { references: 'liveRooms' }),
      MessageID: key('text'),
      PlayerID: key('player'),
      Name: personal('text'),
      Message: personal('text'),
      CreateTime: plain('text'),
      /** The message that it answers. Empty if it answers none. */
      ReplyID: key('text'),
      ReplyName: personal('text'),
      ReplyMessage: personal('text'),
    },
    key: ['RoomID'],
    indexes: [['PlayerID']],
  }),
  /** Hearts of a room that wait to be told with the next sum, and when the last sum was told. */
  liveHearts: table({
    columns: {
      RoomID: key('text', { references: 'liveRooms' }),
      Waiting: counted('integer'),
      ToldTime: plain('text'),
    },
    key: ['RoomID'],
  }),
  /** The poll of a room, until a minute after its end. */
  livePolls: table({
    columns: {
      PollID: key('text'),
      RoomID: key('text', { references: 'liveRooms' }),
      /** The host or co-moderator who opened it. */
      PlayerID: key('player'),
      Question: personal('text'),
      Answers: personal({ schema: z.array(z.string()) }),
      /** Votes by the place of the answer. */
      Votes0: counted('integer'),
      Votes1: counted('integer'),
      Votes2: counted('integer'),
      Votes3: counted('integer'),
      EndTime: plain('text'),
      /** Whether its end was told. */
      IsOver: plain('boolean'),
      /** Whether votes came since the last push, and the time of that push. */
      HasNews: plain('boolean'),
      ToldTime: plain('text'),
    },
    key: ['PollID'],
    indexes: [['RoomID'], ['PlayerID']],
  }),
  livePollVotes: table({
    columns: {
      PollID: key('text', { references: 'livePolls' }),
      PlayerID: key('player'),
      Answer: personal('integer'),
    },
    key: ['PollID', 'PlayerID'],
    indexes: [['PlayerID']],
  }),
  /** A player's gifts to the host in a session, and the player's last combo. */
  liveGivers: table({
    columns: {
      SessionID: key('text', { references: 'liveSessions' }),
      PlayerID: key('player'),
      Gifts: counted('integer'),
      Worth: counted('integer'),
      ItemID: key('integer'),
      Combo: counted('integer'),
      LastTime: plain('text'),
    },
    key: ['SessionID', 'PlayerID'],
    indexes: [
      ['SessionID', 'Worth'],
      ['PlayerID', 'SessionID'],
    ],
  }),
  /** The newest frame of a room's stream, and frames that belong to reports. */
  liveFrames: table({
    columns: {
      FrameID: key('text'),
      RoomID: key('text', { references: 'liveRooms' }),
      HostID: key('player'),
      /** JPEG bytes in base64. */
      Data: personal('text'),
      /** Whether a report needs it. */
      Kept: plain('boolean'),
      CreateTime: plain('text'),
    },
    key: ['FrameID'],
    indexes: [['RoomID', 'CreateTime'], ['HostID'], ['CreateTime']],
  }),
} as const;
