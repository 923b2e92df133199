import * as z from 'zod/mini';

/** The refusals of the game server. */
export const GAME_FAILURES = {
  WRONG_SYNTAX: 'The request has a field that is missing or wrong.',
  INVALID_LAUNCH: 'The launch token is unknown, was used or is too old. Open the game again.',
  INVALID_SESSION: 'The token belongs to no session, or the game was opened again elsewhere.',
  GAME_UNKNOWN: 'The server has no such game or variant.',
  WALLET_UNREACHABLE: 'The wallet did not answer.',
  STAKE_NOT_ALLOWED: 'The stake is none of the game, or outside of the limits of the session.',
  TOO_SOON: 'The last stake is less than 2.5 s ago.',
  ROUND_OPEN: 'A round is open, so this has to wait until it ends.',
  STATE_CHANGED: 'Seed or nonce are not those of the next round. Read the state again.',
  CLIENT_SEED: 'A client seed has 1 to 64 letters, digits, dashes and underscores.',
  NO_CHOICE: 'The round has no choice.',
  OPTION_UNKNOWN: 'The choice of the round has no such option.',
  CHOICE_OVER: 'The round has taken its default, or takes it now.',
  ROUND_UNKNOWN: 'The player has no such round in this game.',
  TOO_MANY_REQUESTS: 'The client sends too many requests. Wait a moment.',
  UNAVAILABLE: 'The game server failed. Try again.',
} as const satisfies Readonly<Record<string, string>>;
export type GameFailureCode = keyof typeof GAME_FAILURES;

const CODES = Object.keys(GAME_FAILURES) as [GameFailureCode, ...GameFailureCode[]];

export const GameFailureBody = z.object({
  Code: z.enum(CODES),
  /** English, for developers. */
  Message: z.string(),
  Field: z.optional(z.string()),
});
export type GameFailureBody = z.infer<typeof GameFailureBody>;
