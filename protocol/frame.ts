import * as z from 'zod/mini';
import { CODES, type Code } from './codes.ts';
import { Failure, failField } from './failure.ts';
import { textAroundResult } from './resultText.ts';

/**
 * A JSON text frame (specification 1 §7, decisions §2). The payload of an operation is beside the frame's own keys, not nested:
 * `{"OP":30000,"CloseRSA":true,"R":"0b9c…","Message":"hello"}`.
 */
export interface RequestFrame {
  readonly OP: number;
  readonly R?: string;
  readonly Token?: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** A frame that was rejected. `OP` and `R` are set if they could be read, so that the answer finds its request. */
export interface RejectedFrame {
  readonly failure: Failure;
  readonly OP?: number;
  readonly R?: string;
}

const FrameKeys = z.looseObject({
  OP: z.int(),
  CloseRSA: z.literal(true, 'must be true: payloads are plain JSON and TLS protects them'),
  R: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  Token: z.optional(z.string().check(z.maxLength(256))),
});

const readableOp = z.looseObject({ OP: z.int() });
const readableR = z.looseObject({ R: z.string().check(z.maxLength(64)) });

/**
 * Reads a request frame.
 *
 * @param text the frame's text
 * @returns the frame, with its payload separate from the frame's own keys; or why it was rejected (100000, naming the field)
 */
export function readRequest(text: string): RequestFrame | RejectedFrame {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { failure: new Failure(100000, {}, 'The frame is not JSON.') };
  }
  const parsed = FrameKeys.safeParse(json);
  if (typeof json === 'object' && json !== null && Object.hasOwn(json, '__proto__')) {
    return { failure: new Failure(100000, { Field: '__proto__' }, '__proto__: is not a field of any operation') };
  }
  if (!parsed.success) {
    const op = readableOp.safeParse(json);
    const r = readableR.safeParse(json);
    return {
      failure: failureOf(parsed.error),
      ...(op.success && { OP: op.data.OP }),
      ...(r.success && { R: r.data.R }),
    };
  }
  const { OP, CloseRSA: _plain, R, Token, ...payload } = parsed.data;
  return { OP, payload, ...(R !== undefined && { R }), ...(Token !== undefined && { Token }) };
}

export const isRejected = (frame: RequestFrame | RejectedFrame): frame is RejectedFrame => 'failure' in frame;

/** Turns a schema's error into a failure 100000 that names the first field at fault. */
export function failureOf(error: z.core.$ZodError): Failure {
  const issue = error.issues[0];
  const unknownKey = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const field = unknownKey ?? issue?.path.map(String).join('.') ?? '';
  const why = unknownKey === undefined ? (issue?.message ?? 'is malformed') : 'is not a field of this operation';
  return new Failure(100000, field === '' ? {} : { Field: field }, field === '' ? why : `${field}: ${why}`);
}

/** A frame from the server: an answer (with the `R` of its request) or a push. */
export interface AnswerFrame {
  readonly OP: number;
  readonly Code: number;
  readonly Message: string;
  readonly Result: unknown;
  readonly R?: string | undefined;
}

const AnswerKeys = z.object({
  OP: z.int(),
  Code: z.int(),
  Message: z.string(),
  Result: z.unknown(),
  R: z.optional(z.string()),
});

/**
 * Reads an answer or a push in the client.
 *
 * @throws Failure 100000 if the text is no such frame
 */
export function readAnswer(text: string): AnswerFrame {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return failField('frame', 'is not JSON');
  }
  const parsed = AnswerKeys.safeParse(json);
  if (!parsed.success) throw failureOf(parsed.error);
  return parsed.data;
}

/** Writes a request. `R` is the client's id for it, a UUID if the operation changes something. */
export const writeRequest = (op: number, r: string, payload: object, token?: string): string =>
  JSON.stringify({ OP: op, ...(token !== undefined && { Token: token }), CloseRSA: true, R: r, ...payload });

/** Writes the answer to operation `op`. Its own number is `op + 1`; a frame without a usable number is answered with 0. */
export const writeAnswer = (op: number | undefined, result: unknown, r?: string): string =>
  textAroundResult({ OP: answerOp(op), Code: 200, Message: '', Result: result, R: r });

/** Writes a failed answer. `Result` has the detail: the field at fault, what is left, how long to wait. */
export const writeFailure = (op: number | undefined, failure: Failure, r?: string): string =>
  JSON.stringify({
    OP: answerOp(op),
    Code: failure.code,
    Message: failure.message === '' ? CODES[failure.code].message : failure.message,
    Result: failure.detail,
    R: r,
  });

/** Writes a push. A personal push has the connection's id in `R`. A push to a channel or to everyone has no `R`. */
export const writePush = (op: number, result: unknown, code: Code = 200, connectionID?: string): string =>
  textAroundResult({
    OP: op,
    Code: code,
    Message: code === 200 ? '' : CODES[code].message,
    Result: result,
    R: connectionID,
  });

const answerOp = (op: number | undefined): number => (op === undefined ? 0 : op + 1);
