import * as z from 'zod/mini';

/** The numbers of rounds, honors, win banners and the lobby's own lists (docs/economy.md). */
export const PlayNumbers = z
  .strictObject({
    /** The multiples of the bet from which a win is an honor or a banner. */
    HonorMultiple: z.int().check(z.minimum(1)),
    BannerMultiple: z.int().check(z.minimum(1)),
    /** The most honors in the list. Pinned honors take places in the list, so `PinLimit` is at most this number. */
    HonorsShown: z.int().check(z.minimum(1)),
    PinLimit: z.int().check(z.minimum(1)),
    FavouriteLimit: z.int().check(z.minimum(1)),
    RecentShown: z.int().check(z.minimum(1)),
    Machines: z.int().check(z.minimum(1)),
    /**
     * The part of 1,000 gold that is bet on a game with a jackpot and goes into the jackpot. After a grand jackpot, the jackpot starts
     * again at the seed.
     */
    JackpotPermille: z.int().check(z.minimum(0), z.maximum(1000)),
    JackpotSeed: z.int().check(z.minimum(1)),
  })
  .check(
    z.refine(({ HonorsShown, PinLimit }) => PinLimit <= HonorsShown, { message: 'PinLimit is above HonorsShown' }),
  );
