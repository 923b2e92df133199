import type * as z from 'zod/mini';
import type { EndpointContract } from '#protocol/endpoint.ts';
import type { Failure } from '#protocol/failure.ts';
import type { Effect, OperationContract } from '#protocol/operation.ts';
import type { Ports } from '../ports/index.ts';
import type { Reader, RowKey, Transaction } from '../ports/store.ts';
import type { Identity, OperationContext, PlayerContext, PlayerRow, RestContext } from './context.ts';

/** The caller as known before the transaction. */
export interface Caller {
  readonly player: PlayerRow;
  readonly now: number;
  readonly ports: Ports;
}

export interface OperationHandler {
  readonly contract: OperationContract;
  reads?(request: unknown, caller: Caller | undefined): readonly RowKey[];
  run(request: unknown, context: OperationContext & Partial<Identity>, db: Reader | Transaction): Promise<unknown>;
}
/** Keeps the answer of another system in the second unit of work, and returns what the caller gets. */
export type Conclude<Result> = (tx: Transaction) => Promise<Result | Failure>;
export interface Begun<Result> {
  /** The answer of a call without `ask`. Repeated calls get it until the second unit of work is committed. */
  readonly pending: Result;
  /** Calls another system, outside of any unit of work. It must not throw if that system does not answer. */
  readonly ask?: () => Promise<Conclude<Result>>;
}

export interface AnsweringEndpoint {
  readonly contract: EndpointContract;
  /** Calls other services before the unit of work begins, so that the writer does not wait for them. */
  prepare?(request: unknown, context: RestContext): Promise<unknown>;
  /** @param learned the result of `prepare` */
  run(request: unknown, context: RestContext, db: Reader | Transaction, learned: unknown): Promise<unknown>;
}

export interface AskingEndpoint {
  readonly contract: EndpointContract;
  /** The first unit of work. It keeps the intent, so that a crash leaves a record of the question. */
  begin(request: unknown, context: RestContext, tx: Transaction): Promise<Begun<unknown>>;
}
export type EndpointHandler = AnsweringEndpoint | AskingEndpoint;

type Db<Kind extends Effect> = Kind extends 'write' ? Transaction : Reader;
type Answer<Result extends z.ZodMiniType> = Promise<z.input<Result> | Failure>;

/**
 * Declares the handler of a contract for a signed-in player. The handler returns the result, throws `fail(code)` or returns
 * `rejectKeeping(code)`.
 *
 * @param reads the rows that the handler reads, so that the rows of all calls in a commit are read together; used for very frequent calls
 */
export function answer<Request extends z.ZodMiniType, Result extends z.ZodMiniType, Kind extends Effect>(
  contract: OperationContract<Request, Result, Kind>,
  rule: (request: z.output<Request>, context: PlayerContext, db: Db<Kind>) => Answer<Result>,
  reads?: (request: z.output<Request>, caller: Caller) => readonly RowKey[],
): OperationHandler {
  return {
    contract,
    ...(reads !== undefined && {
      reads: (request: unknown, caller: Caller | undefined) =>
        caller === undefined ? [] : reads(request as z.output<Request>, caller),
    }),
    run: (request, context, db) => {
      const { player, session } = context;
      if (player === undefined || session === undefined)
        throw new Error(`${contract.name} was reached without a player`);
      return rule(request as z.output<Request>, { ...context, player, session }, db as Db<Kind>);
    },
  };
}

/** Declares the handler of a contract that anyone may call. A signed-in caller comes with their player. */
export function answerAnyone<Request extends z.ZodMiniType, Result extends z.ZodMiniType, Kind extends Effect>(
  contract: OperationContract<Request, Result, Kind>,
  rule: (request: z.output<Request>, context: OperationContext & Partial<Identity>, db: Db<Kind>) => Answer<Result>,
): OperationHandler {
  return { contract, run: (request, context, db) => rule(request as z.output<Request>, context, db as Db<Kind>) };
}

export function answerEndpoint<Request extends z.ZodMiniType, Result extends z.ZodMiniType, Kind extends Effect>(
  contract: EndpointContract<Request, Result, Kind>,
  rule: (request: z.output<Request>, context: RestContext, db: Db<Kind>) => Answer<Result>,
): AnsweringEndpoint {
  return { contract, run: (request, context, db) => rule(request as z.output<Request>, context, db as Db<Kind>) };
}

export function answerPrepared<
  Request extends z.ZodMiniType,
  Result extends z.ZodMiniType,
  Kind extends Effect,
  Learned,
>(
  contract: EndpointContract<Request, Result, Kind>,
  prepare: (request: z.output<Request>, context: RestContext) => Promise<Learned>,
  rule: (request: z.output<Request>, context: RestContext, db: Db<Kind>, learned: Learned) => Answer<Result>,
): AnsweringEndpoint {
  return {
    contract,
    prepare: (request, context) => prepare(request as z.output<Request>, context),
    run: (request, context, db, learned) =>
      rule(request as z.output<Request>, context, db as Db<Kind>, learned as Learned),
  };
}

/**
 * Declares the handler of a REST contract that asks another system and survives a crash between question and answer. The first unit of work
 * keeps the intent. Then the handler asks the question. A second unit of work keeps the outcome.
 */
export function answerAsking<Request extends z.ZodMiniType, Result extends z.ZodMiniType>(
  contract: EndpointContract<Request, Result, 'write'>,
  begin: (request: z.output<Request>, context: RestContext, tx: Transaction) => Promise<Begun<z.input<Result>>>,
): AskingEndpoint {
  return { contract, begin: (request, context, tx) => begin(request as z.output<Request>, context, tx) };
}
