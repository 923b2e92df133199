import { z } from 'zod';

/** Rounds, honors, win banners and the lobby's own lists (docs/economy.md). */
export const PlayNumbers = z.strictObject({
  /** A win of this many bets is an honor, of that many a banner. */
  HonorMultiple: z.int().min(1),
  BannerMultiple: z.int().min(1),
  HonorsShown: z.int().min(1),
  PinLimit: z.int().min(1),
  FavouriteLimit: z.int().min(1),
  RecentShown: z.int().min(1),
  Machines: z.int().min(1),
  /** Of 1,000 gold bet on a game with a jackpot, this much goes into it; a grand one begins anew with the seed. */
  JackpotPermille: z.int().min(0).max(1000),
  JackpotSeed: z.int().min(1),
});
