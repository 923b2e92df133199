import { CODES, type FailureCode } from '#protocol/codes.ts';
import type { EndpointContract } from '#protocol/endpoint.ts';
import type { FailureDetail } from '#protocol/failure.ts';

/** A call that is answered before the domain sees it, since what it carries cannot be read. */
export interface DoorRefusal {
  readonly code: FailureCode;
  readonly detail: FailureDetail;
  readonly why: string;
}

/** Above it a body is large: what it may come to has to have room before it is read. */
export const LARGE_BYTES = 16 * 1024;
export const JSON_BODY: readonly string[] = ['application/json'];
export const FORM_BODY: readonly string[] = ['application/x-www-form-urlencoded'];

/**
 * What bounds the body of a call.
 * @param contract undefined where nothing is called that way, which is answered 404 in the end
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
 * Looks at the type of a body that is not empty, as every shell does before it reads the text.
 * @param types of which it must have one
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

/** What bytes are refused with that are no UTF-8. */
export const NOT_UTF8 = malformed('body', 'is not UTF-8');

/** The body of a failure: the envelope of every REST answer, as JSON. */
export const failureText = (code: FailureCode, detail: FailureDetail = {}, why?: string): string =>
  JSON.stringify({ Code: code, Message: why ?? CODES[code].message, Result: detail });

/** The content type of every answer but files. */
export const JSON_TYPE = 'application/json; charset=utf-8';

/** The headers of a failure. */
export const failureHeaders = ({ RetryAfter }: FailureDetail): Record<string, string> => ({
  'Content-Type': JSON_TYPE,
  'Cache-Control': 'no-store',
  ...(RetryAfter !== undefined && { 'Retry-After': String(RetryAfter) }),
});
