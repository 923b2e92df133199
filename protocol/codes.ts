/**
 * Every code an answer may carry (specification 1 §8, 2 §8; decisions §2, §3).
 * `message` is for developers; what a player reads is the message `error.<code>` of `locales/`.
 * `http` is the status of a REST answer with this code; domain outcomes keep 200.
 */
export interface CodeRow {
  readonly message: string;
  readonly http: number;
}

const outcome = (message: string): CodeRow => ({ message, http: 200 });

export const CODES = {
  200: outcome('Success.'),
  100000: { message: 'The request is malformed.', http: 400 },
  100001: outcome('The request failed; see Result.Code.'),
  100005: { message: 'The session has ended; sign in again.', http: 401 },
  100006: outcome('Sign in on this connection first.'),
  100009: outcome('There is no such user.'),
  100011: outcome('Not enough coins.'),
  100013: outcome('There is no such player.'),
  100014: outcome('The account is disabled; contact support.'),
  100015: outcome('Another sign-in ended this session.'),
  200017: outcome('The profile is not ready.'),
  200024: outcome('The requirement for chatting is not met.'),
  200026: outcome('The game is not enabled.'),
  200029: outcome('A code was requested less than 60 seconds ago.'),
  200030: outcome('This number has had its five codes for 24 hours.'),
  200031: outcome('The number belongs to another account.'),
  200032: outcome('The code is wrong; RemainingTime says how many tries are left.'),
  200035: outcome('This address or account has had its ten codes for 24 hours.'),
  200056: outcome('No code is outstanding for this number, or it is older than 10 minutes.'),
  200062: outcome('Three wrong tries: request a new code.'),
  200063: outcome('This device has had its twenty codes for 24 hours.'),
  200065: outcome('The VIP tier is too low.'),
  200067: outcome('The message holds a blocked word.'),
  200068: outcome('The player is muted.'),
  200069: outcome('More than 10 messages in 60 seconds.'),
  200082: outcome('The number already has five accounts.'),
  200105: outcome('The player is not in this club.'),
  200124: outcome('Not enough gems.'),
  300001: { message: 'The api-token header is missing.', http: 401 },
  300002: { message: 'Too many requests; wait for Retry-After.', http: 429 },
  300003: { message: 'Something went wrong on our side; nothing was changed.', http: 500 },
  300004: { message: 'There is no such path.', http: 404 },
  300005: { message: 'The body is too large.', http: 413 },
  300006: { message: 'The CSRF token is missing or does not match its cookie.', http: 403 },
  300007: { message: 'The service is unavailable; try again shortly.', http: 503 },
  300008: outcome('A member account is needed; bind a phone first.'),
} as const satisfies Record<number, CodeRow>;

export type Code = keyof typeof CODES;
export type FailureCode = Exclude<Code, 200>;

/** Whether a number is a code of the catalogue. */
export const isCode = (value: number): value is Code => Object.hasOwn(CODES, value);

/** The id in `locales/` of the words a player sees for a code; unknown codes share one text that shows the code. */
export const messageIdOf = (code: number): string => (isCode(code) ? `error.${code}` : 'error.unknown');

/** Codes any operation may answer, so that rows list only what is their own. */
export const COMMON_OPERATION_CODES = [100000, 300002] as const satisfies readonly FailureCode[];
