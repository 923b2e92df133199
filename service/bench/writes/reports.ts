import { z } from 'zod';

export const BenchPlayer = z.object({ playerID: z.string(), token: z.string() });
export type BenchPlayer = z.infer<typeof BenchPlayer>;

/** The service's first message: its port, and its players. */
export const Listening = z.object({ port: z.int(), players: z.array(BenchPlayer) });

/**
 * Requests to the service's process: advance the clock, watch its event loop, and report the loop's delay, the stored
 * facts, its memory or its processor time.
 */
export const ServiceQuestion = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('advance'), milliseconds: z.int() }),
  z.object({ ask: z.literal('watchLoop') }),
  z.object({ ask: z.literal('loopDelay') }),
  z.object({ ask: z.literal('facts') }),
  z.object({ ask: z.literal('memory') }),
  z.object({ ask: z.literal('processor') }),
]);
export type ServiceQuestion = z.infer<typeof ServiceQuestion>;

export const Done = z.object({ done: z.literal(true) });
/** Milliseconds of the event loop's delay. */
export const LoopDelay = z.object({ p99: z.number(), max: z.number() });
export type LoopDelay = z.infer<typeof LoopDelay>;
/** The public channel's newest number, its messages, and the number of sent gifts. */
export const Facts = z.object({ seq: z.int(), messages: z.int(), gifts: z.int() });
export type Facts = z.infer<typeof Facts>;

export const Memory = z.object({ residentBytes: z.int() });
export const Processor = z.object({ processorMilliseconds: z.number() });

export const Wish = z.enum(['send', 'gift']);
export type Wish = z.infer<typeof Wish>;

/** Requests to the clients' process. */
export const ClientsQuestion = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('connect'), port: z.int(), players: z.array(BenchPlayer) }),
  /** A heartbeat of every player, so that due work after a long pause is not in the figures. */
  z.object({ ask: z.literal('heartbeat') }),
  /** Each player makes the given number of calls, one at a time. */
  z.object({ ask: z.literal('inTurn'), wish: Wish, players: z.int(), each: z.int() }),
  /** All players together make that many calls at a fixed rate per second, without waiting for answers. */
  z.object({ ask: z.literal('atRate'), wish: Wish, rate: z.int(), calls: z.int() }),
  /** Resolves when all players together have received that many public messages of others since the last request. */
  z.object({ ask: z.literal('heard'), pushes: z.int() }),
]);
export type ClientsQuestion = z.infer<typeof ClientsQuestion>;

/** Milliseconds in total, and of each call. A refused call ends the process. */
export const Calls = z.object({ took: z.number(), each: z.array(z.number()) });
export type Calls = z.infer<typeof Calls>;

/** A request to the bare driver's process: the number of sends, and the sends per transaction. */
export const DriverQuestion = z.object({ sends: z.int(), batch: z.int() });
export type DriverQuestion = z.infer<typeof DriverQuestion>;
export const DriverReport = z.object({ took: z.number() });
