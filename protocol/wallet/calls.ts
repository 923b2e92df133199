import * as z from 'zod/mini';
import { GameCode, JackpotName } from '../entities/game.ts';
import { Amount, PlayerID, Time } from '../entities/identifiers.ts';
import { MAX_AMOUNT } from './declaration.ts';
import { WalletStatus } from './statuses.ts';

const id = (most: number) => z.string().check(z.regex(new RegExp(`^[A-Za-z0-9:_-]{1,${most}}$`), 'must be an id'));
const Identifier = id(64);
/** Shorter than a round id of the platform, which has the provider's id in front. */
const Round = id(40);
const Token = z.string().check(z.regex(/^[\x21-\x7e]{1,128}$/, 'must be a token'));
/** Free spins of the player. Only a platform that lists grants in its answer of `authenticate` knows the field. */
const Grant = z.optional(Identifier);
const Stake = z.int().check(z.minimum(1), z.maximum(MAX_AMOUNT));
const Win = z.int().check(z.minimum(0), z.maximum(MAX_AMOUNT));

/** The most shots of a hold. */
const MAX_SHOTS = 100;

/** A round waits for its player for a day at most. */
const MAX_WAIT_SECONDS = 24 * 60 * 60;

/** Fields of every call. Unknown fields are tolerated. */
const everyCall = {
  /** New for each request, also for a retry. */
  request_uuid: Identifier,
  /** Milliseconds since 1970, UTC. */
  timestamp: z.int(),
  token: Token,
  game_code: GameCode,
};
/** A retry has the same transaction. */
const everyTransaction = { ...everyCall, transaction_uuid: Identifier };
const everyRound = { ...everyTransaction, round: Round };

/** A call refers to another transaction, never to itself. */
const refersToAnother = z.refine<{
  readonly transaction_uuid: string;
  readonly reference_transaction_uuid: string;
}>(({ transaction_uuid, reference_transaction_uuid }) => transaction_uuid !== reference_transaction_uuid, {
  error: 'must be another transaction',
  path: ['reference_transaction_uuid'],
});

/** Exchanges the one-use token of a launch for the token of the game session. */
export const AuthenticateCall = z.object({ call: z.literal('authenticate'), ...everyTransaction });
export const BalanceCall = z.object({ call: z.literal('balance'), ...everyCall });
export const BetCall = z
  .object({
    call: z.literal('bet'),
    ...everyRound,
    amount: Stake,
    grant: Grant,
    /** How long the round may wait for a choice of its player before it ends. It is not stuck as long as it may wait. */
    wait_seconds: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_WAIT_SECONDS))),
    /** The bet is a hold of this many shots of the same stake. Only a platform that answered `holds` knows the field. */
    shots: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_SHOTS))),
  })
  .check(z.refine(({ amount, shots = 1 }) => amount % shots === 0, { error: 'must be whole shots', path: ['amount'] }));
export const WinCall = z
  .object({
    call: z.literal('win'),
    ...everyRound,
    reference_transaction_uuid: Identifier,
    amount: Win,
    /** The jackpot that `amount` contains. */
    jackpot: z.optional(JackpotName),
    /** The part of a hold that was not fired, which goes back to the player. */
    returned: z.optional(Win),
    /** The part of `amount` that the best shot of a hold won. */
    shot_win: z.optional(Win),
  })
  .check(
    refersToAnother,
    z.refine(({ amount, shot_win = 0 }) => shot_win <= amount, {
      error: 'must be a part of amount',
      path: ['shot_win'],
    }),
  );
/** Takes a stake and pays its win in one unit of work. */
export const PlayCall = z.object({
  call: z.literal('play'),
  ...everyRound,
  bet_amount: Stake,
  grant: Grant,
  win_amount: Win,
  jackpot: z.optional(JackpotName),
});
export const RollbackCall = z
  .object({
    call: z.literal('rollback'),
    ...everyRound,
    reference_transaction_uuid: Identifier,
  })
  .check(refersToAnother);
/** From then on others see the round's win. */
export const CloseCall = z.object({
  call: z.literal('close'),
  ...everyRound,
  /** The part of the round's stakes that was at risk, if some of its bets pay for the loss of others. Absent means all of them. */
  at_risk: z.optional(Win),
});

export type AuthenticateCall = z.output<typeof AuthenticateCall>;
export type BalanceCall = z.output<typeof BalanceCall>;
export type BetCall = z.output<typeof BetCall>;
export type WinCall = z.output<typeof WinCall>;
export type PlayCall = z.output<typeof PlayCall>;
export type RollbackCall = z.output<typeof RollbackCall>;
export type CloseCall = z.output<typeof CloseCall>;

/** The body of any call. Its `call` is the last part of the path, so that a signed body is valid on only one path. */
export const WalletCall = z.discriminatedUnion('call', [
  AuthenticateCall,
  BalanceCall,
  BetCall,
  WinCall,
  PlayCall,
  RollbackCall,
  CloseCall,
]);
export type WalletCall = z.output<typeof WalletCall>;
export type WalletCallName = WalletCall['call'];

export const WALLET_CALLS = [
  'authenticate',
  'balance',
  'bet',
  'win',
  'play',
  'rollback',
  'close',
] as const satisfies readonly WalletCallName[];

/** Free spins that the player can use in the game. */
export const GrantFacts = z.object({
  /** Names the grant in `bet` and `play`. */
  grant: Identifier,
  /** The stake of each spin. */
  stake: Stake,
  count: z.int().check(z.minimum(1)),
  /** The spins that are not used yet. */
  left: z.int().check(z.minimum(1)),
  /** The end of stakes with the grant. */
  expires: Time,
});
export type GrantFacts = z.output<typeof GrantFacts>;

const MAX_NAME = 64;
const MAX_ADDRESS = 2048;

/** The fields of an `authenticate` answer besides those of every answer. */
export const GameSessionFacts = z.object({
  /** The token of every later call of the game session. */
  token: Token,
  /** The end of stakes with the token. */
  expires: Time,
  /** The player's brand. */
  sub_partner_id: z.string(),
  game_code: GameCode,
  /** The published variant of return that the operator chose. */
  variant: z.string(),
  /** The limits of all bets of a round together, or of a shot of a hold. */
  min_bet: Amount,
  max_bet: Amount,
  /** The most that a round wins. */
  max_win: z.exactOptional(Amount),
  /** Also in the answer of `balance`. Absent on a platform that does not know grants: it would take the stake from the player. */
  grants: z.exactOptional(z.array(GrantFacts)),
  /** The friend whose room or table the player asked to join, after the platform checked it. Absent without one. */
  join: z.exactOptional(PlayerID),
  /** Whether the game may have holds. Absent on a platform that does not know them: it would keep the part that was not fired. */
  holds: z.exactOptional(z.boolean()),
  /** The name that other players see. Absent if the player is shown without one. */
  name: z.exactOptional(z.string().check(z.maxLength(MAX_NAME))),
  /** The address of the picture that other players see, absolute or from the platform's origin. Absent without one. */
  picture: z.exactOptional(z.string().check(z.maxLength(MAX_ADDRESS))),
});
export type GameSessionFacts = z.output<typeof GameSessionFacts>;

export const WalletAnswer = z.object({
  status: WalletStatus,
  /** The request's. Absent if it could not be read. */
  request_uuid: z.exactOptional(z.string()),
  /** The player, and the gold after the call. Absent if the token led to no player. */
  user: z.exactOptional(PlayerID),
  balance: z.exactOptional(Amount),
  currency: z.exactOptional(z.literal('GOLD')),
  /** For developers. */
  message: z.exactOptional(z.string()),
  ...z.partial(GameSessionFacts).shape,
});
export type WalletAnswer = z.output<typeof WalletAnswer>;
