import * as z from 'zod/mini';
import { GameCode } from './game.ts';
import { Amount, PlayerID, Time } from './identifiers.ts';
import { PlayerSummary } from './player.ts';

export const RoomID = z.string().check(z.minLength(1), z.maxLength(32));

/** 1 means on air, 2 off air. */
export const RoomStatus = z.union([z.literal(1), z.literal(2)]);
export type RoomStatus = z.infer<typeof RoomStatus>;

export const ROOM_TITLE_MAX = 40;

export const MODERATORS_MAX = 10;
/** The slow mode for viewers. 0 means none. */
export const SlowSeconds = z.union([z.literal(0), z.literal(5), z.literal(10), z.literal(30), z.literal(60)]);
/** The VIP tier from which viewers have a line when they come in. 0 means none. */
export const ArrivalVip = z.int().check(z.minimum(0), z.maximum(8));
/** Gifts of one kind by one player within this time of each other add up. */
export const COMBO_SECONDS = 10;

/** 0 means viewer, 1 co-moderator, 2 host. */
export const LIVE_ROLE = { viewer: 0, moderator: 1, host: 2 } as const;
export const LiveRole = z.union([z.literal(0), z.literal(1), z.literal(2)]);

export const PinnedMessage = z.object({
  ID: z.string(),
  PlayerID,
  Name: z.string(),
  Message: z.string(),
  /** The message that it answers. */
  Reply: z.nullable(z.object({ Name: z.string(), Message: z.string() })),
  /** When it was pinned. */
  CreateTime: Time,
});
export type PinnedMessage = z.infer<typeof PinnedMessage>;

/** The most hearts of one call. A page sends the hearts of a second together. */
export const HEARTS_MAX = 20;

/** The most names in a push of arrivals. */
export const ARRIVAL_NAMES = 3;

export const POLL_QUESTION_MAX = 60;
export const POLL_ANSWER_MAX = 20;
export const POLL_ANSWERS = { least: 2, most: 4 } as const;
/** How long a poll is open. */
export const PollSeconds = z.union([z.literal(30), z.literal(60), z.literal(120), z.literal(300)]);

/** A poll of a room, and its result for a minute after its end. */
export const LivePoll = z.object({
  PollID: z.string(),
  Question: z.string(),
  /** In the order in which the host wrote them. */
  Answers: z.array(z.object({ Text: z.string(), Votes: Amount })),
  EndTime: Time,
  IsOver: z.boolean(),
});
export type LivePoll = z.infer<typeof LivePoll>;

/** The facts that can change while players are in the room (push 30322). */
const facts = {
  RoomID,
  Title: z.string(),
  /** 1 only while the host wants to be on air and a publisher sends the stream. */
  Status: RoomStatus,
  /** Whether the room has a chat. Without a chat, a join answers 200221. */
  HasChat: z.boolean(),
  /** When it last went on air. Empty means never. */
  StartTime: z.union([Time, z.literal('')]),
  /** The game that the host plays. Empty means that no game is named. */
  GameCode: z.union([GameCode, z.literal('')]),
  SlowSeconds,
};
export const RoomFacts = z.object(facts);

/** A live room as viewers see it (specification 1 §3). */
export const LiveRoom = z.object({
  ...facts,
  Host: PlayerSummary,
  /**
   * The address of the stream, `ws(s)://<media>/live/<RoomID>.flv?viewer=…&expires=…&sign=…`, for the caller alone and for ten minutes. It
   * opens a stream while the room is on air, and a playing stream continues afterwards. The same path by http(s) is for tools. Empty if the
   * host removed the caller.
   */
  DownStreamUrl: z.union([z.url(), z.literal('')]),
  OnlineCount: z.int().check(z.minimum(0)),
  /** Whether the room is on air and its publisher sent no picture in the last two seconds. */
  IsStalled: z.boolean(),
  /** Address of the last kept frame of the stream. Empty means that there is none, and the page draws a poster. */
  PicURL: z.string(),
  Followers: Amount,
  /** Whether the caller follows the host, and gets 15682 when the room goes on air. */
  Following: z.boolean(),
  Notify: z.boolean(),
  Role: LiveRole,
  Pinned: z.nullable(PinnedMessage),
  /** The open poll, or the last one for a minute after its end. */
  Poll: z.nullable(LivePoll),
  /** The caller's answer to it, counted from 0. -1 means none. */
  PollAnswer: z.int().check(z.minimum(-1)),
  /** The VIP tier from which players may chat. */
  ChatMinVip: z.int().check(z.minimum(0)),
});
export type LiveRoom = z.infer<typeof LiveRoom>;

export const RoomSettings = z.object({
  RoomID,
  Title: z.string(),
  /** The host's wish. */
  Status: RoomStatus,
  /** Whether a publisher sends the stream. Viewers see it while the wish is 1. */
  OnAir: z.boolean(),
  HasChat: z.boolean(),
  /** Whether a stream key is set. The key itself is shown once, by 30310. */
  HasStreamKey: z.boolean(),
  /** The address for the encoder, `rtmp://<host>[:<port>]/live`. Empty means that it cannot publish. */
  ServerUrl: z.string(),
  GameCode: z.union([GameCode, z.literal('')]),
  SlowSeconds,
  ArrivalVip,
});
export type RoomSettings = z.infer<typeof RoomSettings>;

/** A current measure of the host or a co-moderator. */
export const LiveSanction = z.object({
  Player: PlayerSummary,
  /** `block` is a permanent removal. */
  Kind: z.enum(['mute', 'kick', 'block']),
  /** Empty for a block. */
  Until: z.union([Time, z.literal('')]),
  Reason: z.string(),
  /** Null for an earlier measure without this field, or a deleted player. */
  By: z.nullable(PlayerSummary),
  CreateTime: z.union([Time, z.literal('')]),
});
export type LiveSanction = z.infer<typeof LiveSanction>;

export const LiveModerator = z.object({
  Player: PlayerSummary,
  Online: z.boolean(),
  /** Mutes, removals and hidden messages of the last 30 days. */
  Actions: Amount,
  CreateTime: Time,
});
export type LiveModerator = z.infer<typeof LiveModerator>;

/** An announced win of a viewer in the host's game. */
export const RoomWin = z.object({
  RoomID,
  PlayerName: z.string(),
  PictureURL: z.string(),
  GameCode,
  Amount,
  /** Win divided by bet, rounded down. 0 without a bet. */
  Multiple: Amount,
});
export type RoomWin = z.infer<typeof RoomWin>;

/** The gifts of a player in a session. */
export const LiveGiver = z.object({ Player: PlayerSummary, Gifts: Amount, Worth: Amount });

/** The numbers of a stream, as the media server measures them. */
export const StreamHealth = z.object({
  /** When the publisher connected. */
  StartTime: Time,
  /** When the media server last reported. */
  SeenTime: Time,
  /** Bits per second, of picture and sound. */
  Bitrate: Amount,
  /** Frames of the last ten seconds. */
  Frames: Amount,
  /** Milliseconds between the last two key frames. */
  KeyFrameMs: Amount,
  /** Frames that the publisher left out since it connected. */
  Dropped: Amount,
  Width: Amount,
  Height: Amount,
  /** Sockets and players of HLS that receive the stream, visitors included. */
  Watching: Amount,
});
export type StreamHealth = z.infer<typeof StreamHealth>;

/** Numbers of a session, every ten seconds. `Dropped` counts the frames since the sample before. */
export const StreamSample = z.object({
  CreateTime: Time,
  Viewers: Amount,
  Watching: Amount,
  Bitrate: Amount,
  Frames: Amount,
  Dropped: Amount,
});

export const LiveSession = z.object({
  SessionID: z.string(),
  Title: z.string(),
  StartTime: Time,
  /** Empty while it is on air. */
  EndTime: z.union([Time, z.literal('')]),
  /** The host, the publisher, an operator, or a media server that failed. Empty while it is on air. */
  EndReason: z.union([z.enum(['wish', 'publisher', 'operator', 'lost']), z.literal('')]),
  Seconds: Amount,
  PeakViewers: Amount,
  Gifts: Amount,
  /** In gold. */
  GiftWorth: Amount,
});
export type LiveSession = z.infer<typeof LiveSession>;
