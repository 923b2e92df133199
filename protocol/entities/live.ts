import * as z from 'zod/mini';
import { Time } from './identifiers.ts';
import { PlayerSummary } from './player.ts';

export const RoomID = z.string().check(z.minLength(1), z.maxLength(32));

/** 1 on air, 2 off air. */
export const RoomStatus = z.union([z.literal(1), z.literal(2)]);
export type RoomStatus = z.infer<typeof RoomStatus>;

/** Most characters of a room's title. */
export const ROOM_TITLE_MAX = 40;

/** A live room as viewers see it (specification 1 §3). */
export const LiveRoom = z.object({
  RoomID,
  Title: z.string(),
  /** 1 only while the host wants to be on air and a publisher sends the stream. */
  Status: RoomStatus,
  /** Whether the room has a chat. Without one a join answers 200221. */
  HasChat: z.boolean(),
  Host: PlayerSummary,
  /**
   * The address of the stream, `ws(s)://<media>/live/<RoomID>.flv?viewer=…&expires=…&sign=…`, for the caller alone and for ten minutes. It
   * opens a stream while the room is on air, and one that plays goes on afterwards. The same path by http(s) is for tools. Empty if the
   * host removed the caller.
   */
  DownStreamUrl: z.union([z.url(), z.literal('')]),
  OnlineCount: z.int().check(z.minimum(0)),
  /** When it last went on air. Empty: never. */
  StartTime: z.union([Time, z.literal('')]),
});
export type LiveRoom = z.infer<typeof LiveRoom>;

/** The host's settings of a room. */
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
});
export type RoomSettings = z.infer<typeof RoomSettings>;
