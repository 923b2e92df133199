import * as z from 'zod/mini';

/** Rounds, honors, win banners and the lobby's own lists (docs/economy.md). */
export const PlayNumbers = z
  .strictObject({
    /** A win of this many bets is an honor, of that many a banner. */
    HonorMultiple: z.int().check(z.minimum(1)),
    BannerMultiple: z.int().check(z.minimum(1)),
    /** Honors that the list shows at most. Pinned ones keep a place among them, so `PinLimit` is not above it. */
    HonorsShown: z.int().check(z.minimum(1)),
    PinLimit: z.int().check(z.minimum(1)),
    FavouriteLimit: z.int().check(z.minimum(1)),
    RecentShown: z.int().check(z.minimum(1)),
    Machines: z.int().check(z.minimum(1)),
    /** Of 1,000 gold bet on a game with a jackpot, this much goes into it; a grand one starts again at the seed. */
    JackpotPermille: z.int().check(z.minimum(0), z.maximum(1000)),
    JackpotSeed: z.int().check(z.minimum(1)),
  })
  .check(
    z.refine(({ HonorsShown, PinLimit }) => PinLimit <= HonorsShown, { message: 'PinLimit is above HonorsShown' }),
  );
