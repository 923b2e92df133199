import * as z from 'zod/mini';
import { Emote } from './emote.ts';
import { FireRequest, FishPush, FishRoomView, FlyingShot, SHOT_REFUSALS, type ShotRefusal } from './fish.ts';
import { EnterRequest, JoinState } from './room.ts';

const Coins = z.int().check(z.minimum(0));
const Nothing = z.object({});

/** The player's own figures, which no other player sees. */
const OwnFish = z.object({
  /** Coins that the player can fire: those of open holds count as long as they are not fired. Absent if the wallet did not answer. */
  Balance: z.optional(Coins),
  /** Coins fired and won since `StartTime` of the view, and the number of shots. */
  Staked: Coins,
  Won: Coins,
  Shots: z.int(),
});
export type OwnFish = z.output<typeof OwnFish>;

/** The answer of `enterRoom`: a room of fishing as its player sees it, also after a reconnect. The pushes continue it. */
export const FishRoomState = z.extend(FishRoomView, {
  /** Counts the rooms of a game and brand, from 1. */
  Number: z.int(),
  Brand: z.string(),
  /** `GOLD`, or `DEMO` for coins of a demo, which are worth nothing. */
  Currency: z.string(),
  /** When the wallet stops accepting stakes. */
  Expires: z.string(),
  Balance: z.optional(Coins),
  /** Only after a launch that joins a friend. */
  Joined: z.optional(JoinState),
});
export type FishRoomState = z.output<typeof FishRoomState>;

const call = <Request extends z.ZodMiniType, Answer extends z.ZodMiniType<object>>(
  request: Request,
  answer: Answer,
) => ({ request, answer });

/**
 * The calls over the socket of a room of fishing. Frames, bounds and close codes are those of tables (`ROOM_CALLS`), and `enterRoom` with the
 * token is the first call as well. After a lost connection, `enterRoom` with the same `RoomID` gives the player the own seat, which is kept
 * for 30 s.
 */
export const FISH_CALLS = {
  enterRoom: call(EnterRequest, FishRoomState),
  /** Fires a shot. Its result comes as a push. A repeated call with the same `ShotID` fires no second shot. */
  fire: call(FireRequest, FlyingShot),
  /** Chooses the cannon, by the stake of its shots. */
  choose: call(z.object({ Cannon: Coins }), Nothing),
  /** Slows the paths for all players. */
  freeze: call(Nothing, Nothing),
  /** Leaves the seat at once. The server then closes the socket with 1000. */
  leave: call(Nothing, Nothing),
  emote: call(z.object({ Emote }), Nothing),
  /** Asks whether the server is still there. */
  beat: call(Nothing, z.object({ Now: z.string() })),
} as const;
export type FishCallName = keyof typeof FISH_CALLS;
export type FishRequestOf<Name extends FishCallName> = z.output<(typeof FISH_CALLS)[Name]['request']>;
export type FishAnswerOf<Name extends FishCallName> = z.output<(typeof FISH_CALLS)[Name]['answer']>;

/**
 * `fish` has the changes that all players see, `own` the figures of the player, and `refused` a shot of the player that the wallet did not
 * take after it was fired. That shot costs nothing.
 */
export const FishRoomPush = z.discriminatedUnion('Push', [
  FishPush,
  z.object({ Push: z.literal('own'), Own: OwnFish }),
  z.object({
    Push: z.literal('refused'),
    ShotID: z.string(),
    Reason: z.enum(Object.keys(SHOT_REFUSALS) as [ShotRefusal, ...ShotRefusal[]]),
  }),
]);
export type FishRoomPush = z.output<typeof FishRoomPush>;
