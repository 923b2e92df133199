import type * as z from 'zod/mini';
import type { FailureCode } from '#protocol/codes.ts';
import { Failure } from '#protocol/failure.ts';
import type { Effect, Rate } from '#protocol/operation.ts';
import type { Ports } from '../ports/index.ts';
import { type Reader, type RowKey, type Transaction, WriteLockHeld } from '../ports/store.ts';
import type { Begun } from './handler.ts';
import { answerRow, recall, remember, rememberFailure, replaceAnswer } from './idempotency.ts';
import type { IdempotencyKey } from './idempotencyKey.ts';
import { makeRoom } from './keptAnswers.ts';
import { failure, failureOfError, type Outcome, success } from './outcome.ts';
import { parseResult } from './parseResult.ts';

type PerformingPorts = Pick<Ports, 'store' | 'clock' | 'limiter' | 'observer'>;

export interface Performance {
  readonly contract: {
    readonly name: string;
    readonly effect: Effect;
    readonly result: z.ZodMiniType;
    readonly codes: readonly FailureCode[];
  };
  /** Undefined for reads, and for REST calls without the header. */
  readonly key: IdempotencyKey | undefined;
  readonly rate: (Rate & { readonly key: string }) | null;
  readonly playerID: string | undefined;
  /** All stored answers of callers without an account are limited. Other callers have a limit only for failures. */
  readonly isStranger: boolean;
  readonly now: number;
  readonly reads?: readonly RowKey[];
  /** Checks that the caller may still call, before a stored answer is repeated. Throws if the caller may not. */
  admit?(db: Reader): Promise<void>;
  /** Calls other services before the unit of work; a failure ends the call. */
  prepare?(): Promise<void>;
  /** The first unit of work of a call that asks another system. It replaces `run`. */
  begin?(tx: Transaction): Promise<Begun<unknown>>;
  run(db: Reader | Transaction): Promise<unknown>;
}

/**
 * Does the common work of every call. It repeats a kept answer, checks the rate limit, runs the rule in its transaction, checks the result
 * against the contract, keeps the answer and reports the call to the observer.
 * @returns what to answer; never throws
 */
export async function perform(ports: PerformingPorts, call: Performance): Promise<Outcome> {
  const began = ports.clock.monotonic();
  let cause: unknown;
  let outcome: Outcome;
  try {
    if (call.begin !== undefined) outcome = await performAsking(ports, call, call.begin.bind(call));
    else outcome = call.contract.effect === 'write' ? await performWrite(ports, call) : await performRead(ports, call);
  } catch (error) {
    if (!(error instanceof Failure)) cause = error;
    outcome = failure(failureOfError(error));
  }
  cause ??= undeclared(call, outcome);
  ports.observer.call({
    name: call.contract.name,
    code: outcome.code,
    milliseconds: ports.clock.monotonic() - began,
    playerID: call.playerID,
    error: cause,
  });
  return outcome;
}

/** A code that the contract does not declare is a bug. The caller gets it, and it is logged as an error. */
function undeclared({ contract }: Performance, { code }: Outcome): Error | undefined {
  const isDeclared =
    code === 200 || code === 300003 || code === 300052 || contract.codes.some((declared) => declared === code);
  return isDeclared ? undefined : new Error(`${contract.name} answers ${code}, which its contract does not declare`);
}

async function performRead(ports: PerformingPorts, call: Performance): Promise<Outcome> {
  await limit(ports, call.rate);
  await call.prepare?.();
  return concluded(call, await call.run(ports.store));
}

async function performWrite(ports: PerformingPorts, call: Performance): Promise<Outcome> {
  const { key, rate, reads = [] } = call;
  if (key === undefined) {
    await limit(ports, rate);
    await call.prepare?.();
    return ports.store.transaction(async (tx) => concluded(call, await call.run(tx)), reads);
  }
  // A call to another service must not be repeated, so the stored answer is read before it. Other calls read it inside the transaction.
  const kept = call.prepare === undefined ? undefined : await firstAnswer(ports.store, call, key);
  if (kept !== undefined) return kept;
  try {
    await limit(ports, rate);
  } catch (error) {
    const first = await firstAnswer(ports.store, call, key);
    if (first !== undefined) return first;
    throw error;
  }
  try {
    await call.prepare?.();
    return await ports.store.transaction(
      async (tx) => {
        const first = await repeated(ports, tx, call, key);
        if (first !== undefined) return first;
        const outcome = concluded(call, await call.run(tx));
        await keepAnswer(ports, tx, call, { key, outcome });
        return outcome;
      },
      [answerRow(key), ...reads],
    );
  } catch (error) {
    if (!(error instanceof Failure) || error instanceof KeyReused || error.code === 100005) throw error;
    return rememberFailure(ports.store, key, failure(error), call);
  }
}

/**
 * Performs a call that asks another system. The key of the call is kept with the intent, so a repeated call asks nothing. It gets the
 * pending answer, and later the final answer. A crash after the first unit of work leaves the intent and the pending answer.
 */
async function performAsking(
  ports: PerformingPorts,
  call: Performance,
  begin: NonNullable<Performance['begin']>,
): Promise<Outcome> {
  const { key, rate, reads = [] } = call;
  const kept = key && (await firstAnswer(ports.store, call, key));
  if (kept !== undefined) return kept;
  await limit(ports, rate);
  let begun: { readonly outcome: Outcome; readonly ask?: Begun<unknown>['ask'] };
  try {
    begun = await ports.store.transaction(
      async (tx) => {
        const first = key && (await repeated(ports, tx, call, key));
        if (first !== undefined) return { outcome: first };
        const { pending, ask } = await begin(tx);
        const outcome = concluded(call, pending);
        if (key !== undefined) await keepAnswer(ports, tx, call, { key, outcome });
        return { outcome, ...(ask !== undefined && { ask }) };
      },
      [...(key === undefined ? [] : [answerRow(key)]), ...reads],
    );
  } catch (error) {
    if (key === undefined || !(error instanceof Failure) || error instanceof KeyReused || error.code === 100005)
      throw error;
    return rememberFailure(ports.store, key, failure(error), call);
  }
  if (begun.ask === undefined) return begun.outcome;
  const conclude = await begun.ask();
  const concluding = ports.store.transaction(async (tx) => {
    const outcome = concluded(call, await conclude(tx));
    if (key !== undefined) await replaceAnswer(tx, key, outcome);
    return outcome;
  });
  return concluding.catch((error: unknown) => {
    // The other system was asked, so the answer must not say that nothing has changed.
    throw error instanceof WriteLockHeld
      ? new Error('the answer of another system is not stored', { cause: error })
      : error;
  });
}

/** Keeps the first answer of a key. The answers of a caller without an account are limited. */
async function keepAnswer(
  ports: PerformingPorts,
  tx: Transaction,
  call: Performance,
  { key, outcome }: { readonly key: IdempotencyKey; readonly outcome: Outcome },
): Promise<void> {
  await remember(tx, key, outcome, call.now);
  if (call.isStranger) await makeRoom(ports.store, tx, key, 'any');
}

/** Read in the unit of work. A repeated answer does not count as a call. */
async function repeated(
  ports: PerformingPorts,
  tx: Transaction,
  call: Performance,
  key: IdempotencyKey,
): Promise<Outcome | undefined> {
  const first = await firstAnswer(tx, call, key);
  const { rate } = call;
  if (first !== undefined && rate !== null) tx.afterCommit(() => void ports.limiter.takeBack(rate.key));
  return first;
}

/** @throws Failure of `admit`; KeyReused if the key was used with another payload */
async function firstAnswer(db: Reader, call: Performance, key: IdempotencyKey): Promise<Outcome | undefined> {
  await call.admit?.(db);
  const first = await recall(db, key, call.now);
  if (first === 'mismatch') throw new KeyReused();
  return first;
}

async function limit(ports: PerformingPorts, rate: Performance['rate']): Promise<void> {
  if (rate === null) return;
  const wait = await ports.limiter.hit(rate.key, rate.limit, rate.seconds * 1000);
  if (wait > 0) throw new Failure(300002, { RetryAfter: Math.ceil(wait / 1000) });
}

/** Removes fields that the contract does not name. A wrong result is our own error. */
function concluded(call: Performance, result: unknown): Outcome {
  if (result instanceof Failure) return failure(result);
  return success(parseResult(call.contract.result, result));
}

class KeyReused extends Failure {
  constructor() {
    super(100000, { Field: 'R' }, 'R: was used before with a different payload');
  }
}
