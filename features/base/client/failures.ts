import * as z from 'zod/mini';
import { Time } from '#protocol/entities/identifiers.ts';
import { LimitKind } from '#protocol/entities/ownLimit.ts';
import type { FailureDetail } from '#protocol/failure.ts';

/** The service answered with a failure. `code` is a plain number, since this build may not have the code (specification 1 §8). */
export class RequestFailure extends Error {
  readonly code: number;
  readonly detail: FailureDetail;
  /** The rest of the answer, not parsed. A page parses it by the contract before using it. */
  readonly result: unknown;

  constructor(
    code: number,
    detail: FailureDetail = {},
    message = `The request failed with ${code}.`,
    result?: unknown,
  ) {
    super(message);
    this.name = 'RequestFailure';
    this.code = code;
    this.detail = detail;
    this.result = result;
  }
}

/** No answer came: no network, a timeout, or a closed connection. */
export class ConnectionFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConnectionFailure';
  }
}

/** No answer came because a newer tab displaced this tab: too many are open. */
export class TabPausedFailure extends ConnectionFailure {}

/** The service's answer breaks its own contract: a bug, or a newer service. */
export class ContractFailure extends Error {
  constructor(name: string, why: string | z.core.$ZodError) {
    super(`${name}: ${typeof why === 'string' ? why : why.message}`);
    this.name = 'ContractFailure';
  }
}

/** Whether only a developer can fix a failure. Such a failure raises the alert (decisions §2). */
export const isMistake = (failure: Error): boolean =>
  failure instanceof ContractFailure || (failure instanceof RequestFailure && failure.code === 100000);

/** Another sign-in ended the session, or it expired (specification 1 §4). */
export const SESSION_ENDED_CODES: readonly number[] = [100005, 100015, 200001];

export const MAINTENANCE_CODE = 300010;

const Detail = z.object({
  Field: z.catch(z.optional(z.string()), undefined),
  RemainingTime: z.catch(z.optional(z.number()), undefined),
  RetryAfter: z.catch(z.optional(z.number()), undefined),
  Reason: z.catch(z.optional(z.string()), undefined),
  Until: z.catch(z.optional(Time), undefined),
  Kind: z.catch(z.optional(LimitKind), undefined),
});

/** Reads the detail of a failure. Unreadable fields are left out. */
export function readDetail(result: unknown): FailureDetail {
  const parsed = Detail.safeParse(result);
  if (!parsed.success) return {};
  const { Field, RemainingTime, RetryAfter, Reason, Until, Kind } = parsed.data;
  return {
    ...(Field !== undefined && { Field }),
    ...(RemainingTime !== undefined && { RemainingTime }),
    ...(RetryAfter !== undefined && { RetryAfter }),
    ...(Reason !== undefined && { Reason }),
    ...(Until !== undefined && { Until }),
    ...(Kind !== undefined && { Kind }),
  };
}
