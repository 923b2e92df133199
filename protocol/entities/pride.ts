import * as z from 'zod/mini';
import { Amount } from './identifiers.ts';

/** 1 means on, 2 off (specification 1 §3). */
export const PrideStatus = z.union([z.literal(1), z.literal(2)]);
export type PrideStatus = z.infer<typeof PrideStatus>;

/** The kind of win: 1 big prize, 2 jackpot, 3 vault code, 4 combined pool (specification 1 §3). */
export const WIN_TYPE = { bigPrize: 1, jackpot: 2, vault: 3, pool: 4 } as const;
export const WinType = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export type WinType = z.infer<typeof WinType>;

/** Levels of prizes (specification 1 §9), pools and fixed ones; otherwise the multiple is shown with an X. */
export const PRIZE_LEVEL = { grand: 101, major: 102, minor: 103, mini: 104 } as const;

/** Specification 1 §3. */
export const WinPromotion = z.object({
  PlayerName: z.string(),
  PictureURL: z.string(),
  GameCode: z.string(),
  Provider: z.string(),
  WinType,
  Amount,
  AlertInfo: z.object({
    /** The machine on which it was won. */
    SymbolNo: z.int().check(z.minimum(0)),
    /** Win divided by bet, rounded down; 0 without a bet. */
    Multiple: z.int().check(z.minimum(0)),
    /** The prize's name. Empty if there is none. */
    ActName: z.string(),
    /** A prize level, or 0. */
    MultipleIdx: z.int().check(z.minimum(0)),
    /**
     * The jackpot's id within its game: 1 is the largest. Absent without a jackpot, and if the prize has the name of its level: in a
     * game with fixed prizes.
     */
    JackpotID: z.exactOptional(z.int().check(z.minimum(1))),
  }),
});
export type WinPromotion = z.infer<typeof WinPromotion>;
