import * as z from 'zod/mini';
import { Amount, LocalisedText, PlayerID, Time } from './identifiers.ts';
import { PlayerSummary } from './player.ts';

/** Items of gifts: gold (1) or an effect gift (42 to 49). */
export const GiftItemID = z.union([z.literal(1), z.int().check(z.minimum(42), z.maximum(49))]);
/** Six digits that a player may require for each gift. */
export const GiftPassword = z.string().check(z.regex(/^\d{6}$/, 'must be six digits'));

/** 1 means that it waits in the receiver's mail, 2 collected, 3 returned. */
export const GIFT_STATE = { waiting: 1, collected: 2, returned: 3 } as const;
export const GIFT_DIRECTION = { sent: 1, received: 2 } as const;

/** A gift in the records of its sender and its receiver (answer of 12860). */
export const Gift = z.object({
  GiftID: z.string(),
  /** 1 means sent, 2 received. */
  Direction: z.union([z.literal(1), z.literal(2)]),
  /** The other player, as currently stored. */
  Player: PlayerSummary,
  ItemID: GiftItemID,
  /** Gold, or the number of effect gifts. */
  Amount: Amount.check(z.minimum(1)),
  /** The gold that the receiver collects. */
  Worth: Amount,
  /** The amount that the sender paid in gold, gems or points, without the fee. */
  PaidItemID: z.int(),
  Price: Amount,
  /** The fee in gold. 0 for effect gifts. */
  Fee: Amount,
  State: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  CreateTime: Time,
});
export type Gift = z.infer<typeof Gift>;

/** The gifts of a tier for a day in Taipei, and the rest of today. */
export const GiftQuota = z.object({
  Gifts: Amount,
  GiftsLeft: Amount,
  /** The gold of all gifts, including the player's red envelopes. */
  Worth: Amount,
  WorthLeft: Amount,
  Largest: Amount,
  Collects: Amount,
  CollectsLeft: Amount,
});
export type GiftQuota = z.infer<typeof GiftQuota>;

export const GiftOffer = z.object({
  ItemID: z.int().check(z.minimum(42), z.maximum(49)),
  Names: LocalisedText,
  /** Gems or points, by brand. */
  PriceItemID: z.union([z.literal(2), z.literal(39)]),
  Price: Amount.check(z.minimum(1)),
  /** The gold that the receiver gets for each. */
  Worth: Amount.check(z.minimum(1)),
  MaxCount: Amount.check(z.minimum(1)),
});

/** The part of a gift that others see (push 30212). */
export const GiftShown = z.object({
  GiftID: z.string(),
  /** The live room. Empty if there is none. */
  RoomID: z.string(),
  From: PlayerSummary,
  ToID: PlayerID,
  ToName: z.string(),
  ItemID: GiftItemID,
  Amount: Amount.check(z.minimum(1)),
  CreateTime: Time,
  /** The number among the effect gifts of a room: all clients show them in this order. 0 outside of rooms. */
  Seq: Amount,
  /** How many of the item the player gave in a row, this gift included. 0 outside of rooms. */
  Combo: Amount,
  /** The gold worth of the player's gifts to the host in this session, and of all gifts. 0 outside of a session. */
  GiverWorth: Amount,
  SessionWorth: Amount,
});
export type GiftShown = z.infer<typeof GiftShown>;

export const OUTSIDE_ROOMS = { Seq: 0, Combo: 0, GiverWorth: 0, SessionWorth: 0 } as const;
