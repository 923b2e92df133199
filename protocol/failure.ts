import type { FailureCode } from './codes.ts';
import type { OwnRedEnvelope } from './entities/envelope.ts';
import type { LiveRoom } from './entities/live.ts';
import type { LimitKind } from './entities/ownLimit.ts';

/**
 * What may stand beside the code of a failure: the field at fault, tries or seconds left, seconds to wait, the words of
 * whoever decided it, the time (ISO 8601, UTC) until which it holds, the limit of one's own that is reached, the live room that
 * one may watch all the same, and the page of red envelopes that one may see all the same.
 */
export interface FailureDetail {
  readonly Field?: string;
  readonly RemainingTime?: number;
  readonly RetryAfter?: number;
  readonly Reason?: string;
  readonly Until?: string;
  readonly Kind?: LimitKind;
  readonly RoomInfo?: LiveRoom;
  readonly List?: readonly OwnRedEnvelope[];
  readonly Total?: number;
}

/** An outcome the protocol knows: thrown by a rule, turned into an answer by the dispatcher. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly detail: FailureDetail;

  /** @param why in English, for developers; empty: the message of the code, which a page has no use for */
  constructor(code: FailureCode, detail: FailureDetail = {}, why = '') {
    super(why);
    this.name = 'Failure';
    this.code = code;
    this.detail = detail;
  }
}

/**
 * Ends an operation with a code.
 * @throws Failure always
 */
export function fail(code: FailureCode, detail: FailureDetail = {}): never {
  throw new Failure(code, detail);
}

/**
 * Ends an operation with 100000, naming the field at fault (decisions §2).
 * @throws Failure always
 */
export function failField(field: string, why: string): never {
  throw new Failure(100000, { Field: field }, `${field}: ${why}`);
}
