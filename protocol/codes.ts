/**
 * A code of an answer (specification 1 §8, 2 §8; decisions §2, §3). `message` is for developers; players read the message `error.<code>` of
 * `locales/`. `http` is the status of a REST answer with this code; domain outcomes have 200.
 */
export interface CodeRow {
  readonly message: string;
  readonly http: number;
}

/* @__NO_SIDE_EFFECTS__ */
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
  100017: outcome('The applicant was refused less than 24 hours ago.'),
  200001: { message: 'Another sign-in ended the session of this browser.', http: 401 },
  200017: outcome('The profile is not ready.'),
  200024: outcome('The requirement for chatting is not met.'),
  200026: outcome('The game is not enabled.'),
  200029: outcome('A code was requested less than 60 seconds ago.'),
  200030: outcome('This number has had its five codes for 24 hours.'),
  200031: outcome('The number belongs to another account.'),
  200032: outcome('The code is wrong; RemainingTime says how many tries are left.'),
  200035: outcome('This address or account has had its ten codes for 24 hours.'),
  200044: outcome('The redeem code is invalid.'),
  200045: outcome('The player may not redeem this code.'),
  200056: outcome('No code is outstanding for this number, or it is older than 10 minutes.'),
  200062: outcome('Three wrong tries: request a new code.'),
  200063: outcome('This device has had its twenty codes for 24 hours.'),
  200065: outcome('The VIP tier is too low.'),
  200067: outcome('The message holds a blocked word.'),
  200068: outcome('The player is muted.'),
  200069: outcome('More than 10 messages in 60 seconds.'),
  200070: outcome('The player cannot be reached.'),
  200071: outcome('A gift of gold is at least 20,000.'),
  200076: outcome('The account may not gift.'),
  200077: outcome('The recipient is not eligible for gifts.'),
  200078: outcome('The fee or the price has changed; confirm again.'),
  200079: outcome('The gift is above the most that one gift may be worth.'),
  200080: outcome('The number of gifts for today is used up.'),
  200081: outcome('The worth of gifts for today is used up.'),
  200082: outcome('The number already has five accounts.'),
  200083: outcome('Collecting for today is used up.'),
  200086: outcome('The nickname has a wrong format.'),
  200087: outcome('The nickname is taken.'),
  200089: outcome("The invoice's mobile barcode is wrong."),
  200090: outcome('The donation code is wrong.'),
  200091: outcome('The company number is wrong.'),
  200092: outcome('The e-invoice service is unavailable.'),
  200093: outcome('The e-invoice was refused.'),
  200098: outcome('There is no such club.'),
  200099: outcome('The club is full.'),
  200100: outcome('An application to this club is open.'),
  200101: outcome("The club's name is taken."),
  200102: outcome("The club's name has a wrong format."),
  200103: outcome('The player is in a club already.'),
  200104: outcome('The club refused the application.'),
  200105: outcome('The player is not in this club.'),
  200106: outcome('A change of this kind is pending.'),
  200107: outcome("The player's role in the club is not enough."),
  200108: outcome("The club's text messages for today are used up."),
  200109: outcome("The club's chat is off."),
  200110: outcome('There is no such club achievement.'),
  200111: outcome('There is no such alliance.'),
  200112: outcome('The VIP tier is too low for founding a club.'),
  200113: outcome('The vault holds less than the least withdrawal.'),
  200114: outcome('Bind a phone first.'),
  200115: outcome("The club's group messages for today are used up."),
  200119: outcome('The edits are used up.'),
  200121: outcome('The recipient has no member account.'),
  200122: outcome('Three wrong gift passwords today.'),
  200124: outcome('Not enough gems.'),
  200125: outcome("Today's gift quota is not enough."),
  200218: outcome('The gift password is wrong.'),
  200221: outcome('Chat of this live room is off.'),
  200230: outcome('The player may not send red envelopes.'),
  200231: outcome('The red envelope has expired.'),
  200232: outcome('The player has taken from this red envelope.'),
  200233: outcome('This red envelope cannot be sent privately.'),
  200234: outcome('The red envelope is empty.'),
  300001: { message: 'The api-token header is missing.', http: 401 },
  300002: { message: 'Too many requests; wait for Retry-After.', http: 429 },
  300003: { message: 'Something went wrong on our side; nothing was changed.', http: 500 },
  300004: { message: 'There is no such path.', http: 404 },
  300005: { message: 'The body is too large.', http: 413 },
  300006: { message: 'The CSRF token is missing or does not match its cookie.', http: 403 },
  300007: { message: 'The service is unavailable; try again shortly.', http: 503 },
  300008: outcome('A member account is needed; bind a phone first.'),
  300009: { message: 'This function is switched off.', http: 403 },
  300010: { message: 'The service is under maintenance.', http: 503 },
  300011: outcome('There is no such thing any more.'),
  300012: outcome('It has been claimed already.'),
  300013: outcome('The conditions are not met yet.'),
  300014: outcome('The limit is reached.'),
  300015: outcome('The state does not allow it.'),
  300016: outcome('It is over or has not begun.'),
  300017: outcome('The relation forbids it.'),
  300018: outcome('One cannot do this to oneself.'),
  300019: outcome('The picture cannot be read.'),
  300020: outcome('Not enough of this item.'),
  300021: outcome('One cannot give oneself a gift.'),
  300030: outcome('Confirm who you are: by a code to the bound phone, or by a sign-in; it counts for ten minutes.'),
  300031: outcome('A phone is bound: it moves only after a code that was sent to it.'),
  300032: outcome('The question to the passkey is over or was answered; begin again.'),
  300033: outcome('The passkey is not known here.'),
  300034: outcome('The answer of the passkey does not hold.'),
  300035: outcome('The account has all the passkeys that one may have.'),
  300036: outcome(
    'This much gold wants a second check: set a gift password, or confirm who you are by a code to the bound phone or by a sign-in; it counts for ten minutes.',
  ),
  300037: outcome('A limit that the player set is reached for today; Kind says which, Until when the day ends.'),
  300038: outcome('The player paused the account; Until says how long, and is absent where it is for good.'),
  300046: outcome('The name or title holds a word that is reserved for the operator, or imitates one.'),
  300047: outcome('The session has as many connections as it may; close one, or name the tab.'),
  300039: outcome('An account younger than 24 hours gives nothing away; Until says when that opens.'),
} as const satisfies Record<number, CodeRow>;

export type Code = keyof typeof CODES;
export type FailureCode = Exclude<Code, 200>;

/** Whether a number is a code of the catalogue. */
export const isCode = (value: number): value is Code => Object.hasOwn(CODES, value);

/** The id in `locales/` of a code's text for players. Unknown codes share a text that shows the code. */
export const messageIdOf = (code: number): string => (isCode(code) ? `error.${code}` : 'error.unknown');

/** Codes that any operation may answer. Contracts list only their own. */
export const COMMON_OPERATION_CODES = [100000, 300002] as const satisfies readonly FailureCode[];
