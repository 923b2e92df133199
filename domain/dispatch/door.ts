import { CODES, type FailureCode } from '#protocol/codes.ts';
import type { EndpointContract } from '#protocol/endpoint.ts';
import type { FailureDetail } from '#protocol/failure.ts';

/** The answer to a call whose body cannot be read. The domain never gets such a call. */
export interface DoorRefusal {
  readonly code: FailureCode;
  readonly detail: FailureDetail;
  readonly why: string;
}

/** A body above this size is large. The shell reserves room for it before reading it. */
export const LARGE_BYTES = 16 * 1024;
export const JSON_BODY: readonly string[] = ['application/json'];
export const FORM_BODY: readonly string[] = ['application/x-www-form-urlencoded'];

/**
 * The bounds of a call's body.
 *
 * @param contract undefined if no contract has this address; the call is then answered with 404
 */
export const boundsOf = (
  contract: Pick<EndpointContract, 'takes' | 'maxBytes'> | undefined,
): { readonly maxBytes: number; readonly types: readonly string[] } => ({
  maxBytes: contract?.maxBytes ?? LARGE_BYTES,
  types: contract?.takes === 'form' ? FORM_BODY : JSON_BODY,
});

export const malformed = (field: string, why: string): DoorRefusal => ({
  code: 100000,
  detail: { Field: field },
  why: `${field}: ${why}`,
});

export const tooLarge = (maxBytes: number): DoorRefusal => ({
  code: 300005,
  detail: { Field: 'body' },
  why: `The body is over ${maxBytes} bytes.`,
});

/**
 * Checks the type of a body that is not empty. Every shell does so before it reads the text.
 *
 * @param headers headers by lower-case names
 * @param headers by lower-case names
 */
export function refusedType(
  types: readonly string[],
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
): DoorRefusal | undefined {
  const [type = ''] = String(headers['content-type'] ?? '').split(';');
  if (!types.includes(type.trim().toLowerCase())) return malformed('Content-Type', `must be ${types.join(' or ')}`);
  return headers['content-encoding'] === undefined ? undefined : malformed('Content-Encoding', 'is not taken');
}

export const NOT_UTF8 = malformed('body', 'is not UTF-8');

/** The body of a failure as JSON: the envelope of every REST answer. */
export const failureText = (code: FailureCode, detail: FailureDetail = {}, why?: string): string =>
  JSON.stringify({ Code: code, Message: why ?? CODES[code].message, Result: detail });

export const JSON_TYPE = 'application/json; charset=utf-8';

export const failureHeaders = ({ RetryAfter }: FailureDetail): Record<string, string> => ({
  'Content-Type': JSON_TYPE,
  'Cache-Control': 'no-store',
  ...(RetryAfter !== undefined && { 'Retry-After': String(RetryAfter) }),
});
