import type { FailureCode } from './codes.ts';
import type { OwnRedEnvelope } from './entities/envelope.ts';
import type { LiveRoom } from './entities/live.ts';
import type { LimitKind } from './entities/ownLimit.ts';

/**
 * The detail of a failure: the field at fault, the tries or seconds left, the seconds to wait, the reason given for the decision, the time
 * (ISO 8601, UTC) until which it applies, the player's own limit that is reached, the live room that the player may still watch, and the
 * page of red envelopes that the player may still see.
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

/** A failure of the protocol. A handler throws it; the dispatcher turns it into an answer. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly detail: FailureDetail;

  /** @param why in English, for developers. Defaults to the message of the code, which pages do not need */
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
