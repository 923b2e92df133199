import * as z from 'zod/mini';
import { GameCode } from './game.ts';
import { Amount, LocalisedText, Time } from './identifiers.ts';

/** Items that a player holds and uses singly: spins of the wheel, experience of the pass ticket, a voucher of gold. */
export const PRESENT = { spin: 101, experience: 102, voucher: 103 } as const;

/** Free spins in a reward. The player gets a grant of them (`spinGrant.ts`). */
export const FREE_SPINS = 104;

/**
 * An amount of an item: of the ledger (1 gold, 2 gem, 39 points), of a present (101 spins, 102 experience, 103 gold voucher), or of free
 * spins (104).
 */
export const ItemAmount = z.object({
  ItemID: z.int().check(z.minimum(1)),
  Amount: Amount.check(z.minimum(1)),
  /** The game and the stake of free spins. */
  GameCode: z.exactOptional(GameCode),
  Stake: z.exactOptional(Amount.check(z.minimum(1))),
});
export type ItemAmount = z.infer<typeof ItemAmount>;

/** 1 means held, 2 used, 3 expired unused. */
export const PRESENT_STATE = { held: 1, used: 2, expired: 3 } as const;

export const Present = z.object({
  PresentID: z.string(),
  ItemID: z.union([z.literal(PRESENT.spin), z.literal(PRESENT.experience), z.literal(PRESENT.voucher)]),
  Name: LocalisedText,
  /** Spins, experience, or gold. */
  Amount,
  /** Its origin: `wheel`, `passTicket`, `coupon` … */
  Source: z.string(),
  State: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  CreateTime: Time,
  /** The present cannot be used after this time. */
  ExpireTime: Time,
  /** Empty until it is used. */
  UseTime: z.union([Time, z.literal('')]),
});
export type Present = z.infer<typeof Present>;
