import * as z from 'zod/mini';
import { Amount, LocalisedText, PlayerID, Time } from './identifiers.ts';
import { PlayerSummary } from './player.ts';

/** What can be given: gold (1) or an effect gift (42 to 49). */
export const GiftItemID = z.union([z.literal(1), z.int().check(z.minimum(42), z.maximum(49))]);
/** Six digits that a player may ask for on each gift. */
export const GiftPassword = z.string().check(z.regex(/^\d{6}$/, 'must be six digits'));

/** 1 waits in the receiver's mail, 2 collected, 3 went back. */
export const GIFT_STATE = { waiting: 1, collected: 2, returned: 3 } as const;
export const GIFT_DIRECTION = { sent: 1, received: 2 } as const;

/** A gift as its sender and its receiver keep it (answer of 12860). */
export const Gift = z.object({
  GiftID: z.string(),
  /** 1 sent, 2 received. */
  Direction: z.union([z.literal(1), z.literal(2)]),
  /** The other player, as they are now. */
  Player: PlayerSummary,
  ItemID: GiftItemID,
  /** Gold, or how many of an effect gift. */
  Amount: Amount.check(z.minimum(1)),
  /** The gold that the receiver collects. */
  Worth: Amount,
  /** What the sender paid: gold, gems or points; without the fee. */
  PaidItemID: z.int(),
  Price: Amount,
  /** In gold, on top; 0 for effect gifts. */
  Fee: Amount,
  State: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  CreateTime: Time,
});
export type Gift = z.infer<typeof Gift>;

/** What a tier lets a player give and collect in a day of Taipei, and what is left of today's. */
export const GiftQuota = z.object({
  /** How many gifts. */
  Gifts: Amount,
  GiftsLeft: Amount,
  /** Gold that all of them may be worth, and what one puts into red envelopes with them. */
  Worth: Amount,
  WorthLeft: Amount,
  /** Gold that one of them may be worth. */
  Largest: Amount,
  /** How many gifts may be collected. */
  Collects: Amount,
  CollectsLeft: Amount,
});
export type GiftQuota = z.infer<typeof GiftQuota>;

/** An effect gift in the catalogue. */
export const GiftOffer = z.object({
  ItemID: z.int().check(z.minimum(42), z.maximum(49)),
  Names: LocalisedText,
  /** Gems or points, by brand. */
  PriceItemID: z.union([z.literal(2), z.literal(39)]),
  Price: Amount.check(z.minimum(1)),
  /** The gold that the receiver gets of each. */
  Worth: Amount.check(z.minimum(1)),
  MaxCount: Amount.check(z.minimum(1)),
});

/** What everyone near a gift sees of it (push 30212). */
export const GiftShown = z.object({
  GiftID: z.string(),
  /** The live room, or empty. */
  RoomID: z.string(),
  From: PlayerSummary,
  ToID: PlayerID,
  ToName: z.string(),
  ItemID: GiftItemID,
  Amount: Amount.check(z.minimum(1)),
  CreateTime: Time,
});
export type GiftShown = z.infer<typeof GiftShown>;
