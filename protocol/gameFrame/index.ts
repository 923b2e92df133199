import * as z from 'zod/mini';

/**
 * Messages between the page and the frame of a game, for the games of any provider (`postMessage`). Both sides parse every
 * message and ignore what they do not know.
 */

const Coins = z.int().check(z.minimum(0));
const ID = z.string().check(z.maxLength(200));

/** From the game to the page. */
export const GameMessage = z.discriminatedUnion('Type', [
  /** The game can be touched. The page removes its loading scene and sends `start`. */
  z.object({ Type: z.literal('ready'), GameCode: ID }),
  /** Coins that the game shows. The page shows the same while a round is open. */
  z.object({ Type: z.literal('balance'), Balance: Coins }),
  /** A round began. Until `roundEnded` the page holds the wallet's pushes back and asks before it leaves. */
  z.object({ Type: z.literal('roundStarted'), RoundID: ID, Stake: Coins, Balance: Coins }),
  /** The game has shown the round to its end. */
  z.object({ Type: z.literal('roundEnded'), RoundID: ID, Win: Coins, Balance: Coins }),
  /** The player has fewer coins than the stake. The page opens the shop's sheet. */
  z.object({ Type: z.literal('needFunds'), Stake: Coins, Balance: Coins }),
  /** The player asks for the history, or for the verification of one round. */
  z.object({ Type: z.literal('history'), RoundID: z.optional(ID) }),
  /** The player asks to leave. */
  z.object({ Type: z.literal('exit') }),
  /** The player asks for the chat. */
  z.object({ Type: z.literal('chat') }),
  /** The game cannot go on. `Code` is a wallet status or a code of the provider. */
  z.object({ Type: z.literal('error'), Code: ID, Message: z.string().check(z.maxLength(500)) }),
]);
export type GameMessage = z.infer<typeof GameMessage>;

/** From the page to the game. */
export const PageMessage = z.discriminatedUnion('Type', [
  /** How the player wants the game. Without a network of its own, the game finds the MessagePort of its server with it. */
  z.object({
    Type: z.literal('start'),
    Lang: ID,
    IsMuted: z.boolean(),
    ReducedMotion: z.boolean(),
    /** Whether the page shows the chat beside the frame, so that the game needs no button for it. */
    HasChat: z.boolean(),
    /** What the game opens once its session is there. `seeds`: the place where the player changes the seeds of the next round. */
    Opens: z.optional(z.literal('seeds')),
    /** The round that a replay draws, in the provider's own form. It comes only to a frame whose address is that of a replay. */
    Replay: z.optional(z.record(z.string(), z.unknown())),
  }),
  /** The player's coins changed outside of a round, for example by a purchase. */
  z.object({ Type: z.literal('balance'), Balance: Coins }),
  /** What the page shows of the game's largest jackpot. It comes with every change, so a game that shows it as it is needs no own count. */
  z.object({ Type: z.literal('jackpot'), Amount: Coins }),
  z.object({ Type: z.literal('sound'), IsMuted: z.boolean() }),
  /** Something covers the game, so it keeps still and quiet. */
  z.object({ Type: z.literal('covered'), IsCovered: z.boolean() }),
]);
export type PageMessage = z.infer<typeof PageMessage>;
