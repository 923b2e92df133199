import { Failure, type FailureDetail } from '#protocol/failure.ts';
import { CODES, type FailureCode } from '#protocol/codes.ts';
import type { Json } from '#store/table.ts';
import { WriteLockHeld } from '../ports/store.ts';

/** The content of an answer: code 200 and a result, or a failure's code and detail. */
export interface Outcome {
  readonly code: number;
  readonly message: string;
  readonly result: Json;
  readonly detail: FailureDetail;
}

/** Ends a handler with a failure but keeps its changes: a wrong code still costs a try. Return it; a thrown `fail` undoes everything. */
export const rejectKeeping = (code: FailureCode, detail: FailureDetail = {}): Failure => new Failure(code, detail);

export const success = (result: Json): Outcome => ({ code: 200, message: '', result, detail: {} });
export const failure = (failed: Failure): Outcome => ({
  code: failed.code,
  message: failed.message === '' ? CODES[failed.code].message : failed.message,
  result: { ...failed.detail },
  detail: failed.detail,
});

/** Returns the failure that answers an error. It is an internal error, unless another process only prevented the call from writing. */
export function failureOfError(error: unknown): Failure {
  if (error instanceof Failure) return error;
  return new Failure(error instanceof WriteLockHeld ? 300052 : 300003);
}
