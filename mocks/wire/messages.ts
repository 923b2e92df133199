import * as z from 'zod/mini';
import { PortRequest } from '#games/api/index.ts';
import { Brand } from '#protocol/brands.ts';
import { WalletStatus } from '#protocol/wallet/statuses.ts';

/** Bytes of whichever window or thread: each has a `Uint8Array` of its own. */
const Bytes = z.custom<Uint8Array<ArrayBuffer>>((value) => ArrayBuffer.isView(value));

/** How big a world is: the demo world, the same without content, or with more of everything than anyone will scroll through. */
export const WorldSize = z.enum(['demo', 'empty', 'huge']);
export type WorldSize = z.infer<typeof WorldSize>;

const Texts = z.record(z.string(), z.string());

/** One REST call on its way to the world. The jar names the browser whose cookies go with it. */
export const CarriedCall = z.strictObject({
  jar: z.string(),
  brand: z.string(),
  method: z.string(),
  path: z.string(),
  query: Texts,
  headers: Texts,
  body: z.string(),
});
export type CarriedCall = z.infer<typeof CarriedCall>;

/** The answer to it; cookies stay in the world. */
export const CarriedReply = z.strictObject({
  status: z.int(),
  headers: Texts,
  /** Text, or the bytes of a file. */
  body: z.union([z.string(), Bytes]),
});
export type CarriedReply = z.infer<typeof CarriedReply>;

/** An account that anyone may sign in as. */
export const Account = z.strictObject({
  Phone: z.string(),
  PlayerID: z.string(),
  Name: z.string(),
  VIPLevel: z.int(),
  Gold: z.int(),
  ClubRole: z.string(),
});
export type Account = z.infer<typeof Account>;

/** The viewer that the address of a stream is for: a player, or the device of a visitor. */
const Viewer = z.union([z.strictObject({ PlayerID: z.string() }), z.strictObject({ DeviceID: z.string() })]);

/** What development tools ask of the world, beyond what a service could be asked. */
export const Command = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('accounts') }),
  /** Opens a session of a player in a jar, as a code by phone would. */
  z.strictObject({ command: z.literal('signIn'), jar: z.string(), playerID: z.string() }),
  z.strictObject({ command: z.literal('size') }),
  /** The time that the world's clock shows, in milliseconds since 1970. */
  z.strictObject({ command: z.literal('now') }),
  /** Recreates the world; every socket closes with 1012. */
  z.strictObject({ command: z.literal('reset'), size: WorldSize }),
  z.strictObject({ command: z.literal('advance'), seconds: z.int().check(z.minimum(1)) }),
  /** Takes these brands for those of the build: in development, where one was edited. */
  z.strictObject({ command: z.literal('brands'), brands: z.readonly(z.array(Brand)) }),
  /** Checks the address of a stream, as the media server does. */
  z.strictObject({ command: z.literal('stream'), address: z.string() }),
  /** Asks whether a viewer may watch on. */
  z.strictObject({ command: z.literal('watch'), RoomID: z.string(), Viewer }),
  z.strictObject({ command: z.literal('readJar'), jar: z.string() }),
  z.strictObject({ command: z.literal('writeJar'), jar: z.string(), cookies: Texts }),
]);
export type Command = z.infer<typeof Command>;

/** Milliseconds since the publisher of a room started; null without a publisher, and for a viewer that may not watch. */
const Elapsed = z.nullable(z.number());

/** The answer to the address of a stream: its room and its viewer, or why it is refused. */
const StreamReply = z.strictObject({
  RoomID: z.string(),
  Viewer: z.optional(Viewer),
  elapsed: Elapsed,
  refused: z.optional(z.string()),
});
export type StreamReply = z.infer<typeof StreamReply>;

/** What each command answers. */
export const COMMAND_RESULTS = {
  accounts: z.array(Account),
  signIn: z.null(),
  size: WorldSize,
  now: z.number(),
  reset: z.null(),
  advance: z.null(),
  brands: z.null(),
  stream: StreamReply,
  watch: Elapsed,
  readJar: Texts,
  writeJar: z.null(),
} as const;
export type CommandResult<Name extends Command['command']> = z.infer<(typeof COMMAND_RESULTS)[Name]>;

/** What the next round brings: a win in one of the three sizes that are celebrated, free spins, a jackpot, or the first of several rounds without a win. */
export const GameOutcome = z.enum(['win', 'big', 'huge', 'freeSpins', 'major', 'minor', 'dry']);
export type GameOutcome = z.infer<typeof GameOutcome>;

/** What a page plans for the spin that it carries. */
export const GamePlan = z.strictObject({
  outcome: z.optional(GameOutcome),
  /** What the wallet answers to the stake, in place of its own answer. */
  walletStatus: z.optional(WalletStatus),
  /** How long the wallet takes. */
  walletDelayMs: z.optional(z.number()),
});
export type GamePlan = z.infer<typeof GamePlan>;

/** From a page to the world. Ids are the page's own. */
export const FromPage = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('call'), id: z.int(), call: CarriedCall }),
  z.strictObject({ kind: z.literal('command'), id: z.int(), command: Command }),
  /** A call of a game's client to the game server. */
  z.strictObject({ kind: z.literal('game'), id: z.int(), request: PortRequest, plan: GamePlan }),
  z.strictObject({ kind: z.literal('open'), id: z.int(), socket: z.enum(['chat', 'lobby']), brand: z.string() }),
  z.strictObject({ kind: z.literal('frame'), id: z.int(), text: z.string() }),
  z.strictObject({ kind: z.literal('closed'), id: z.int() }),
  z.strictObject({ kind: z.literal('pong') }),
  /** The page goes: its sockets are closed. */
  z.strictObject({ kind: z.literal('gone') }),
]);
export type FromPage = z.infer<typeof FromPage>;

/** Events for all pages: something that development tools show has changed. */
export const WorldEvent = z.enum(['outbox', 'clock', 'reset']);
export type WorldEvent = z.infer<typeof WorldEvent>;

/** From the world to a page. */
export const FromWorld = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('reply'), id: z.int(), reply: CarriedReply }),
  z.strictObject({ kind: z.literal('done'), id: z.int(), result: z.unknown() }),
  z.strictObject({ kind: z.literal('failed'), id: z.int(), message: z.string() }),
  z.strictObject({ kind: z.literal('frame'), id: z.int(), text: z.string() }),
  z.strictObject({ kind: z.literal('close'), id: z.int(), code: z.int(), reason: z.string() }),
  z.strictObject({ kind: z.literal('ping') }),
  z.strictObject({ kind: z.literal('event'), event: WorldEvent }),
  /** An error of the world that no caller receives. */
  z.strictObject({ kind: z.literal('error'), message: z.string() }),
  /** There is no world: it could not be made. */
  z.strictObject({ kind: z.literal('broken'), message: z.string() }),
]);
export type FromWorld = z.infer<typeof FromWorld>;

/** The end of a message channel: a worker's port, or one inside a page. */
export type Wire = Pick<MessagePort, 'postMessage' | 'addEventListener' | 'start' | 'close'>;
