import * as z from 'zod/mini';
import { Emote } from './emote.ts';

/** The reasons of a refused shot, for developers. A refused shot costs nothing. */
export const SHOT_REFUSALS = {
  NO_SEAT: 'The player has no seat in the room.',
  ROOM_FULL: 'The room has no free seat.',
  TOO_FAST: 'A player fires at most two shots a second.',
  NO_CANNON: 'The room has no such cannon, or its stake is outside of the limits of the game.',
  FROZEN_SOON: 'The paths were frozen a short time ago.',
  SHOT_CHANGED: 'The id was used for another shot.',
  FUNDS: 'The player has fewer coins than a shot.',
  LIMIT: 'A limit that the player set is reached.',
  SEAT_FREE: 'The wallet accepts no stakes of the player now, so the seat is free.',
  WALLET: 'The wallet did not take the stake.',
  NO_HOLDS: 'The platform knows no holds, so nobody can fire.',
  ROOM_MOVED: 'Another process runs the room. Connect again.',
} as const satisfies Readonly<Record<string, string>>;
export type ShotRefusal = keyof typeof SHOT_REFUSALS;

const Coins = z.int().check(z.minimum(0));
const Seat = z.int().check(z.minimum(0), z.maximum(3));
const ShotID = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, 'must be 8 to 64 letters, digits, "-", "_"'));

/** Fires a shot. Each press of the player is one request. */
export const FireRequest = z.object({
  /** A random id of the client. A repeated request has the same one and fires no second shot. */
  ShotID,
  /** The direction in radians: 0 to the right, rising towards the other edge. */
  Angle: z.number().check(z.minimum(0), z.maximum(Math.PI)),
  /** The fish that the player locked. The shot follows it and passes other fish. It changes no chance. */
  FishID: z.optional(z.int().check(z.minimum(0))),
});
export type FireRequest = z.output<typeof FireRequest>;

const Point = z.object({ x: z.number(), y: z.number() });
export const SwimmingFish = z.object({
  FishID: z.int(),
  Fish: z.string(),
  /** When it begins and ends to swim, in ms of the paths. */
  From: z.int(),
  Until: z.int(),
  /** The points of a cubic Bézier curve. */
  Points: z.readonly(z.tuple([Point, Point, Point, Point])),
});

/** The time of the paths, in ms. They run at a quarter of their speed until `SlowUntil`. */
export const FishClock = z.object({ At: z.int(), Path: z.number(), SlowUntil: z.int() });
export type FishClock = z.output<typeof FishClock>;

export const FishSeat = z.object({
  Seat,
  /** The same as long as the player's session of the game lasts. */
  SeatID: z.string(),
  /** As the player lets others see them. */
  Name: z.optional(z.string()),
  Picture: z.optional(z.string()),
  /** The number of a bot, from 1. Bots play only in demos. */
  Bot: z.optional(z.int()),
  Cannon: Coins,
  IsCut: z.boolean(),
});
export type FishSeat = z.output<typeof FishSeat>;

/** A shot on its way, for the other clients. */
export const FlyingShot = z.object({
  ShotID: z.string(),
  Seat,
  Angle: z.number(),
  FishID: z.optional(z.int()),
  /** When it was fired, in ms since 1970. */
  Time: z.int(),
});
export type FlyingShot = z.output<typeof FlyingShot>;

const JackpotHit = z.object({ Name: z.string(), Coins });
/** A stored result of a shot that met a fish. */
export const ShotResult = z.object({
  ShotID: z.string(),
  Seat,
  FishID: z.int(),
  Fish: z.string(),
  Stake: Coins,
  /** 0 for a shot of a bot. */
  Nonce: z.int(),
  /** 0 for a miss. */
  Multiple: z.int(),
  /** Coins, pools included. */
  Win: Coins,
  Jackpots: z.array(JackpotHit),
});
export type ShotResult = z.output<typeof ShotResult>;

/** A shot that costs nothing: it met no fish, or it was refused. */
export const FreeShot = z.object({
  ShotID: z.string(),
  Seat,
  Reason: z.optional(z.enum(Object.keys(SHOT_REFUSALS) as [ShotRefusal, ...ShotRefusal[]])),
});
export type FreeShot = z.output<typeof FreeShot>;

const Pool = z.object({ Name: z.string(), Amount: Coins });

/** Everything that a client needs to show a room, also after a reconnect. */
export const FishRoomView = z.object({
  RoomID: z.string(),
  GameCode: z.string(),
  /** The SHA-256 of the played `rules.json`. */
  Rules: z.string(),
  /** The revision of the last push that the view contains. */
  Revision: z.int(),
  /** The time of the server, in ms since 1970. */
  Now: z.int(),
  Clock: FishClock,
  Fish: z.array(SwimmingFish),
  Seats: z.array(FishSeat),
  Pools: z.array(Pool),
  Own: z.object({
    /** Absent without a seat. */
    Seat: z.optional(Seat),
    Cannons: z.array(Coins),
    /** Coins fired and won since `StartTime`, and the number of shots. */
    Staked: Coins,
    Won: Coins,
    Shots: z.int(),
    StartTime: z.string(),
    /** The player's shots of the last minute, so that a result is shown after a lost connection. */
    Recent: z.array(ShotResult),
  }),
});
export type FishRoomView = z.output<typeof FishRoomView>;

/** Changes of a room, gathered in a tick. All of it is stored, apart from shots on their way. */
export const FishPush = z.object({
  Push: z.literal('fish'),
  /** Rises by one with each `fish` push. */
  Revision: z.int(),
  Now: z.int(),
  Clock: z.optional(FishClock),
  /** Fish that begin to swim within the next seconds. */
  Fish: z.optional(z.array(SwimmingFish)),
  Seats: z.optional(z.array(FishSeat)),
  Flying: z.optional(z.array(FlyingShot)),
  Shots: z.optional(z.array(ShotResult)),
  Free: z.optional(z.array(FreeShot)),
  /** Amounts of all pools, once they have changed. */
  Pools: z.optional(z.array(Pool)),
  /** Emotes that players showed since the push before. */
  Emotes: z.optional(z.array(z.object({ SeatID: z.string(), Emote }))),
});
export type FishPush = z.output<typeof FishPush>;

/** The shots of a window as they are published, for their verification. */
export const FishRecord = z.object({
  WindowID: z.string(),
  GameCode: z.string(),
  Rules: z.string(),
  Commitment: z.string(),
  /** Absent until the player reveals it. */
  ServerSeed: z.optional(z.string()),
  ClientSeed: z.string(),
  /** The stake of each shot. */
  Stake: Coins,
  /** Shots of the hold, and how many of them were fired. */
  Held: z.int(),
  Fired: z.int(),
  Win: Coins,
  Shots: z.array(
    z.object({
      Nonce: z.int(),
      Fish: z.string(),
      Multiple: z.int(),
      Win: Coins,
      Jackpots: z.array(JackpotHit),
    }),
  ),
});
export type FishRecord = z.output<typeof FishRecord>;
