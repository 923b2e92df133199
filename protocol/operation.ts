import type * as z from 'zod/mini';
import { type Code, COMMON_OPERATION_CODES, type FailureCode } from './codes.ts';

export type SocketName = 'chat' | 'lobby';
/** `anyone` needs no login, `player` any signed-in player, `member` a player who is not a guest (otherwise 300008). */
export type Caller = 'anyone' | 'player' | 'member';
export type Effect = 'read' | 'write';
export type Origin = 'spec' | 'added';

/** How often one player may call a contract. `limit` is the number of calls in any `seconds`. */
export interface Rate {
  readonly limit: number;
  readonly seconds: number;
}

/**
 * A message that the server sends without a request. `player` reaches one player's connections, with each connection's id; `channel` and
 * `all` send the same bytes to everyone.
 */
export interface PushContract<Result extends z.ZodMiniType = z.ZodMiniType> {
  readonly op: number;
  readonly name: string;
  readonly socket: SocketName | 'both';
  readonly audience: 'player' | 'channel' | 'all';
  readonly result: Result;
  readonly code: Code;
  readonly summary: string;
}

/**
 * A contract of the realtime protocol (decisions §2). Types, validation, routing, mocks, coverage and docs are derived from this
 * declaration.
 */
export interface OperationContract<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Result extends z.ZodMiniType = z.ZodMiniType,
  Kind extends Effect = Effect,
> {
  readonly kind: 'operation';
  readonly op: number;
  readonly name: string;
  readonly socket: SocketName | 'both';
  readonly group: string;
  readonly origin: Origin;
  readonly caller: Caller;
  readonly effect: Kind;
  readonly request: Request;
  readonly result: Result;
  readonly codes: readonly FailureCode[];
  readonly rate: Rate;
  /** How many calls one address without a session may make in the seconds of `rate`. Null means that addresses are not counted. */
  readonly addressLimit: number | null;
  /** Fields that are percent-encoded when the request says `Decode: true`. */
  readonly texts: readonly string[];
  /** Fields that other players read as a name or a title. The handler rejects reserved words in them (300046). */
  readonly names: readonly string[];
  /** Whether `R` stores the first answer. False for an answer with a secret, since the store keeps only a hash of it. */
  readonly keepsAnswer: boolean;
  readonly summary: string;
  readonly section: string;
}

type Draft<Request extends z.ZodMiniType, Result extends z.ZodMiniType, Kind extends Effect> = Omit<
  OperationContract<Request, Result, Kind>,
  'kind' | 'codes' | 'rate' | 'addressLimit' | 'texts' | 'names' | 'keepsAnswer'
> & {
  readonly codes?: readonly FailureCode[];
  readonly rate?: Rate;
  readonly addressLimit?: number;
  readonly texts?: readonly string[];
  readonly names?: readonly string[];
  readonly keepsAnswer?: boolean;
};

/** A fast player stays below this rate, and a loop of a script does not. */
const DEFAULT_RATE: Record<Effect, Rate> = { read: { limit: 60, seconds: 10 }, write: { limit: 30, seconds: 10 } };

/**
 * Settings of public contracts (decisions of 22 November 2026, "Visitors"): they need no login, and the visitors of a household share an
 * address.
 */
export const OPEN = { caller: 'anyone', addressLimit: 240, codes: [100005] } as const;

/**
 * Declares a contract.
 *
 * @throws Error if the number is not a multiple of ten, so that its answer (N+1) and pushes (N+2 … N+9) have room
 */
export function operation<Request extends z.ZodMiniType, Result extends z.ZodMiniType, const Kind extends Effect>(
  draft: Draft<Request, Result, Kind>,
): OperationContract<Request, Result, Kind> {
  if (draft.op % 10 !== 0) throw new Error(`operation ${draft.name}: ${draft.op} is not a multiple of ten`);
  const signedIn: readonly FailureCode[] = draft.caller === 'anyone' ? [] : [100005, 100006];
  const member: readonly FailureCode[] = draft.caller === 'member' ? [300008] : [];
  const named: readonly FailureCode[] = draft.names === undefined ? [] : [300046];
  return {
    kind: 'operation',
    rate: DEFAULT_RATE[draft.effect],
    addressLimit: null,
    texts: [],
    names: [],
    keepsAnswer: true,
    ...draft,
    codes: [...new Set([...COMMON_OPERATION_CODES, ...signedIn, ...member, ...named, ...(draft.codes ?? [])])],
  };
}

/**
 * Declares a push of an operation.
 *
 * @throws Error if its number is outside N+2 … N+9
 */
export function pushOf<Result extends z.ZodMiniType>(
  contract: Pick<OperationContract, 'op' | 'socket'>,
  draft: Omit<PushContract<Result>, 'code' | 'socket'> & {
    readonly code?: Code;
    readonly socket?: PushContract['socket'];
  },
): PushContract<Result> {
  const place = draft.op - contract.op;
  if (place < 2 || place > 9)
    throw new Error(`push ${draft.name}: ${draft.op} is outside ${contract.op + 2} … ${contract.op + 9}`);
  return { code: 200, socket: contract.socket, ...draft };
}

export type RequestOf<Contract extends OperationContract> = z.infer<Contract['request']>;
export type ResultOf<Contract extends { readonly result: z.ZodMiniType }> = z.infer<Contract['result']>;
