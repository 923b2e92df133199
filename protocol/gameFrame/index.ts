import * as z from 'zod/mini';

/**
 * Messages between the page and the frame of a game, for the games of any provider (`postMessage`). Both sides parse every
 * message and ignore unknown ones.
 */

const Coins = z.int().check(z.minimum(0));
const ID = z.string().check(z.maxLength(200));

export const GameMessage = z.discriminatedUnion('Type', [
  /** The page removes its loading scene and sends `start`. */
  z.object({ Type: z.literal('ready'), GameCode: ID }),
  /** The displayed coins. The page shows the same while a round is open. */
  z.object({ Type: z.literal('balance'), Balance: Coins }),
  /** A round began. Until `roundEnded` the page holds the wallet's pushes back and asks before it leaves. */
  z.object({ Type: z.literal('roundStarted'), RoundID: ID, Stake: Coins, Balance: Coins }),
  /** The game has shown the whole round. */
  z.object({ Type: z.literal('roundEnded'), RoundID: ID, Win: Coins, Balance: Coins }),
  /** The player has fewer coins than the stake. The page opens the shop's sheet. */
  z.object({ Type: z.literal('needFunds'), Stake: Coins, Balance: Coins }),
  /** The player asks for the history, or for the verification of one round. */
  z.object({ Type: z.literal('history'), RoundID: z.optional(ID) }),
  /** How the request to join a friend ended (decision 0286). `full`: the nearest free room or table. */
  z.object({ Type: z.literal('joined'), State: z.enum(['beside', 'full', 'gone', 'otherBrand']) }),
  z.object({ Type: z.literal('exit') }),
  z.object({ Type: z.literal('chat') }),
  /** The game cannot continue. `Code` is a wallet status or a code of the provider. */
  z.object({ Type: z.literal('error'), Code: ID, Message: z.string().check(z.maxLength(500)) }),
]);
export type GameMessage = z.infer<typeof GameMessage>;

export const PageMessage = z.discriminatedUnion('Type', [
  /** The player's settings. Without a network of its own, the game finds the MessagePort of its server with it. */
  z.object({
    Type: z.literal('start'),
    Lang: ID,
    IsMuted: z.boolean(),
    ReducedMotion: z.boolean(),
    /** Whether the page shows the chat beside the frame, so that the game needs no button for it. */
    HasChat: z.boolean(),
    /** The sheet that opens with the session. `seeds` is the place where the player changes the seeds of the next round. */
    Opens: z.optional(z.literal('seeds')),
    /** The round that a replay draws, in the provider's own form. It is sent only to a frame with the address of a replay. */
    Replay: z.optional(z.record(z.string(), z.unknown())),
  }),
  /** The player's coins changed outside of a round, for example by a purchase. */
  z.object({ Type: z.literal('balance'), Balance: Coins }),
  /** The page's figure of the game's largest jackpot. It is sent with every change, so a game needs no counter of its own. */
  z.object({ Type: z.literal('jackpot'), Amount: Coins }),
  /** The player got free spins of the game. The game reads them again. */
  z.object({ Type: z.literal('grants') }),
  z.object({ Type: z.literal('sound'), IsMuted: z.boolean() }),
  /** The game stops and is silent while a sheet covers it. */
  z.object({ Type: z.literal('covered'), IsCovered: z.boolean() }),
]);
export type PageMessage = z.infer<typeof PageMessage>;
