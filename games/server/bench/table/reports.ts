import { z } from 'zod';

/** Questions to the game server. */
export const ServerQuestion = z.discriminatedUnion('ask', [
  /** Opens the game for so many players. */
  z.object({ ask: z.literal('open'), players: z.int() }),
  /** Waits for the next open round. */
  z.object({ ask: z.literal('round') }),
  /** Ends the time for bets, and waits until the result is pushed. */
  z.object({ ask: z.literal('draw') }),
  /** Waits until all bets of the round are paid, and ends it. */
  z.object({ ask: z.literal('end') }),
  z.object({ ask: z.literal('facts') }),
]);
export type ServerQuestion = z.infer<typeof ServerQuestion>;

export const Listening = z.object({ port: z.int() });
export const Done = z.object({ done: z.literal(true) });
export const Opened = z.object({ tokens: z.array(z.string()) });
export const OpenRound = z.object({ TableRoundID: z.string() });
/** Moments in milliseconds since 1970: the result is stored, and its push begins. */
export const Drawn = z.object({ stored: z.number(), sent: z.number(), text: z.string() });
export const Facts = z.object({ bets: z.int(), paid: z.int() });

/** Questions to the players. */
export const PlayersQuestion = z.discriminatedUnion('ask', [
  /** Connects a socket for each token. Without `enters` they only listen. */
  z.object({ ask: z.literal('connect'), port: z.int(), tokens: z.array(z.string()), enters: z.boolean() }),
  /** Each player places so many bets at once. */
  z.object({ ask: z.literal('bet'), TableRoundID: z.string(), each: z.int() }),
  /** Waits until each player has the next result. */
  z.object({ ask: z.literal('heard') }),
]);
export type PlayersQuestion = z.infer<typeof PlayersQuestion>;
/** Milliseconds until every bet was stored and answered. */
export const Bets = z.object({ took: z.number() });
/** The moment of arrival at each player. */
export const Heard = z.object({ at: z.array(z.number()) });

/** Questions to the bare server, which sends a text to each of its sockets. */
export const BareQuestion = z.object({ text: z.string() });
export type BareQuestion = z.infer<typeof BareQuestion>;
export const Sent = z.object({ sent: z.number() });

/** Bets in all, and in each of two transactions. */
export const DriverQuestion = z.object({ bets: z.int(), players: z.int(), batch: z.int() });
export type DriverQuestion = z.infer<typeof DriverQuestion>;
export const DriverReport = z.object({ took: z.number() });

/** The moment of now, which the processes of a machine share. */
export const moment = (): number => performance.timeOrigin + performance.now();
