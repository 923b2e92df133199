import * as z from 'zod/mini';
import { GameCode, GameNames } from './game.ts';
import { Amount, Time } from './identifiers.ts';

/** 1 means that spins are left, 2 used up, 3 expired with spins left. */
export const SPIN_GRANT_STATE = { held: 1, used: 2, expired: 3 } as const;

/** Free spins that a player got for a game and a stake. The house pays the stake of each. */
export const SpinGrant = z.object({
  GrantID: z.string(),
  GameCode,
  GameNames,
  /** The stake of each spin, in gold. */
  Stake: Amount.check(z.minimum(1)),
  /** How many spins were granted, and how many of them are used. */
  Count: z.int().check(z.minimum(1)),
  Used: z.int().check(z.minimum(0)),
  /** Its origin: `operator`, `mission`, `passTicket`, `coupon` … */
  Source: z.string(),
  State: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  CreateTime: Time,
  /** No spin can be used after this time. */
  ExpireTime: Time,
});
export type SpinGrant = z.infer<typeof SpinGrant>;
