import { z } from 'zod';

/** One who plays in the benchmark. */
export const BenchPlayer = z.object({ playerID: z.string(), token: z.string() });
export type BenchPlayer = z.infer<typeof BenchPlayer>;

/** The service says once that it listens, and who may sign in. */
export const Listening = z.object({ port: z.int(), players: z.array(BenchPlayer) });

/**
 * What the benchmark asks of the service's process: to let time pass, to watch its event loop from now on, what it saw of
 * that, what the database holds, what memory the process holds, and how much of a processor it used until now.
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
/** Milliseconds for which the event loop was late. */
export const LoopDelay = z.object({ p99: z.number(), max: z.number() });
export type LoopDelay = z.infer<typeof LoopDelay>;
/** The public channel's newest number, its messages, and the gifts that were sent. */
export const Facts = z.object({ seq: z.int(), messages: z.int(), gifts: z.int() });
export type Facts = z.infer<typeof Facts>;

export const Memory = z.object({ residentBytes: z.int() });
export const Processor = z.object({ processorMilliseconds: z.number() });

export const Wish = z.enum(['send', 'gift']);
export type Wish = z.infer<typeof Wish>;

/** What it asks of the clients' process. */
export const ClientsQuestion = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('connect'), port: z.int(), players: z.array(BenchPlayer) }),
  /** A heartbeat of everybody, so that what a round does first after a long time is not in its figures. */
  z.object({ ask: z.literal('heartbeat') }),
  /** Each of the first so many players makes so many calls, the next one when the last one is answered. */
  z.object({ ask: z.literal('inTurn'), wish: Wish, players: z.int(), each: z.int() }),
  /** All together make so many calls at a fixed rate a second, whether or not they are answered. */
  z.object({ ask: z.literal('atRate'), wish: Wish, rate: z.int(), calls: z.int() }),
  /** Resolves once all together received so many public messages of others since the last call. */
  z.object({ ask: z.literal('heard'), pushes: z.int() }),
]);
export type ClientsQuestion = z.infer<typeof ClientsQuestion>;

/** Milliseconds that all of it took, and each call. A call that is refused ends the process. */
export const Calls = z.object({ took: z.number(), each: z.array(z.number()) });
export type Calls = z.infer<typeof Calls>;

/** What the benchmark asks of the bare driver's process: so many sends, so many in a transaction. */
export const DriverQuestion = z.object({ sends: z.int(), batch: z.int() });
export type DriverQuestion = z.infer<typeof DriverQuestion>;
export const DriverReport = z.object({ took: z.number() });
