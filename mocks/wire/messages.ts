import * as z from 'zod/mini';
import { PortRequest } from '#games/api/index.ts';
import { Brand } from '#protocol/brands.ts';
import { JackpotName } from '#protocol/entities/game.ts';
import { WalletStatus } from '#protocol/wallet/statuses.ts';

/** Bytes from any window or thread, each of which has its own `Uint8Array`. */
const Bytes = z.custom<Uint8Array<ArrayBuffer>>((value) => ArrayBuffer.isView(value));

/** The size of a world: the demo world, the same without content, or with far more of everything. */
export const WorldSize = z.enum(['demo', 'empty', 'huge']);
export type WorldSize = z.infer<typeof WorldSize>;

const Texts = z.record(z.string(), z.string());

/** A REST call to the world. The jar names the browser with its cookies. */
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

export const CarriedReply = z.strictObject({
  status: z.int(),
  headers: Texts,
  /** Text, or the bytes of a file. */
  body: z.union([z.string(), Bytes]),
});
export type CarriedReply = z.infer<typeof CarriedReply>;

/** A demo account that a developer may sign in as. */
export const Account = z.strictObject({
  Phone: z.string(),
  PlayerID: z.string(),
  Name: z.string(),
  VIPLevel: z.int(),
  Gold: z.int(),
  ClubRole: z.string(),
});
export type Account = z.infer<typeof Account>;

/** The viewer of a stream's address: a player, or a visitor's device. */
const Viewer = z.union([z.strictObject({ PlayerID: z.string() }), z.strictObject({ DeviceID: z.string() })]);

/** The commands of development tools, beyond the service's calls. */
export const Command = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('accounts') }),
  /** Opens a session of a player in a jar, as a phone code would. */
  z.strictObject({ command: z.literal('signIn'), jar: z.string(), playerID: z.string() }),
  z.strictObject({ command: z.literal('size') }),
  /** Returns the time of the world's clock, in milliseconds since 1970. */
  z.strictObject({ command: z.literal('now') }),
  /** Recreates the world; every socket closes with 1012. */
  z.strictObject({ command: z.literal('reset'), size: WorldSize }),
  z.strictObject({ command: z.literal('advance'), seconds: z.int().check(z.minimum(1)) }),
  /** Replaces the brands of the build, after an edit in development. */
  z.strictObject({ command: z.literal('brands'), brands: z.readonly(z.array(Brand)) }),
  /** Checks the address of a stream, as the media server does. */
  z.strictObject({ command: z.literal('stream'), address: z.string() }),
  /** Asks whether a viewer may keep watching. */
  z.strictObject({ command: z.literal('watch'), RoomID: z.string(), Viewer }),
  z.strictObject({ command: z.literal('readJar'), jar: z.string() }),
  z.strictObject({ command: z.literal('writeJar'), jar: z.string(), cookies: Texts }),
]);
export type Command = z.infer<typeof Command>;

/** Milliseconds since the room's publisher started; null without a publisher, and for a viewer who may not watch. */
const Elapsed = z.nullable(z.number());

/** The answer to the address of a stream: its room and viewer, or the refusal. */
const StreamReply = z.strictObject({
  RoomID: z.string(),
  Viewer: z.optional(Viewer),
  elapsed: Elapsed,
  refused: z.optional(z.string()),
});
export type StreamReply = z.infer<typeof StreamReply>;

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

/**
 * The outcome of the next round: a win in one of the three celebrated sizes, a feature of a mechanic, a prize, or the first of several
 * rounds without a win.
 */
export const GameOutcome = z.enum([
  'win',
  'big',
  'huge',
  'freeSpins',
  'hold',
  'fullBoard',
  'tumbles',
  'multiplied',
  'choice',
  'nudge',
  'wheel',
  'respins',
  'mystery',
  'split',
  ...JackpotName.options,
  'dry',
]);
export type GameOutcome = z.infer<typeof GameOutcome>;

/** A page's plan for the spin that it carries. */
export const GamePlan = z.strictObject({
  outcome: z.optional(GameOutcome),
  /** The wallet's answer to the stake, in place of its own. */
  walletStatus: z.optional(WalletStatus),
  walletDelayMs: z.optional(z.number()),
});
export type GamePlan = z.infer<typeof GamePlan>;

/** From a page to the world. Ids are the page's own. */
export const FromPage = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('call'), id: z.int(), call: CarriedCall }),
  z.strictObject({ kind: z.literal('command'), id: z.int(), command: Command }),
  z.strictObject({ kind: z.literal('game'), id: z.int(), request: PortRequest, plan: GamePlan }),
  z.strictObject({ kind: z.literal('open'), id: z.int(), socket: z.enum(['chat', 'lobby']), brand: z.string() }),
  /** The socket of a room of the game server. Frames and its end are those of other sockets. */
  z.object({ kind: z.literal('openRoom'), id: z.int() }),
  z.strictObject({ kind: z.literal('frame'), id: z.int(), text: z.string() }),
  z.strictObject({ kind: z.literal('closed'), id: z.int() }),
  z.strictObject({ kind: z.literal('pong') }),
  /** The page is closing, so its sockets close. */
  z.strictObject({ kind: z.literal('gone') }),
]);
export type FromPage = z.infer<typeof FromPage>;

/** Events for all pages: a change of data that development tools show. */
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
  /** An error of the world without a waiting caller. */
  z.strictObject({ kind: z.literal('error'), message: z.string() }),
  /** The world could not be created. */
  z.strictObject({ kind: z.literal('broken'), message: z.string() }),
]);
export type FromWorld = z.infer<typeof FromWorld>;

/** The end of a message channel: a worker's port, or a port inside a page. */
export type Wire = Pick<MessagePort, 'postMessage' | 'addEventListener' | 'start' | 'close'>;
