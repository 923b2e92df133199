import type { Jackpot, RoundView, SessionState, SpinOutcome } from '#games/api/index.ts';

/** A stake that is or will be sent. A repeated request names the same seed and nonce. */
export interface Ask {
  readonly Stake: number;
  readonly SeedID: string;
  readonly Nonce: number;
}

/** A round whose outcome is being shown. */
export interface Show {
  readonly round: RoundView;
  readonly spins: readonly SpinOutcome[];
  /** The place of the shown spin in `spins`. */
  readonly index: number;
  /** Wins that were shown so far, in tenths of the stake. */
  readonly shownPay: number;
  /** Coins that were shown so far, jackpots included. */
  readonly shownCoins: number;
  /** Coins of the spins of this feature so far. */
  readonly freeCoins: number;
}

/**
 * - `loading`, `rereading`: the state of the session is asked for.
 * - `asking`: the reels turn, the outcome is not known.
 * - `stopping`: the reels stop on the outcome of a spin.
 * - `wins`, `jackpot`, `freeIntro`, `freeOutro`: something of the round is shown.
 * - `over`: the game cannot go on.
 */
export type Phase =
  | 'loading'
  | 'idle'
  | 'asking'
  | 'stopping'
  | 'wins'
  | 'jackpot'
  | 'freeIntro'
  | 'freeOutro'
  | 'rereading'
  | 'over';

export interface GameState {
  readonly phase: Phase;
  readonly gameCode: string;
  readonly brand: string;
  readonly variant: string;
  /** Coins of a demo are worth nothing. */
  readonly isDemo: boolean;
  readonly stakes: readonly number[];
  readonly stake: number;
  /** Coins that the game shows. Undefined until they are known. */
  readonly balance: number | undefined;
  /** Coins that the page named while a round was shown. */
  readonly balanceFromPage: number | undefined;
  /** What the jackpots held when the session was read. */
  readonly jackpots: readonly Jackpot[];
  /** The round that was last shown to its end. */
  readonly lastRound: RoundView | undefined;
  /** Coins of this sitting that the game shows as staked and won. */
  readonly staked: number;
  readonly won: number;
  /** When the sitting began, in milliseconds since 1970 by the device's clock. */
  readonly startTime: number;
  /** Seed and nonce of the next round. */
  readonly seed: SessionState['Next'];
  /** The next stake may be sent from this time on, by the client's clock. */
  readonly readyAt: number;
  readonly ask: Ask | undefined;
  /** Answers lost in a row. */
  readonly lost: number;
  readonly show: Show | undefined;
  /** Why the last stake was refused, or the game ended: a status of the wallet or a code of the game server. */
  readonly problem: string | undefined;
}

/** The pause between two stakes. The server refuses a shorter one. */
export const MIN_PAUSE_MS = 2500;

export const LOADING: GameState = {
  phase: 'loading',
  gameCode: '',
  brand: '',
  variant: '',
  isDemo: false,
  stakes: [],
  stake: 0,
  balance: undefined,
  balanceFromPage: undefined,
  jackpots: [],
  staked: 0,
  won: 0,
  startTime: 0,
  seed: { SeedID: '', Commitment: '', ClientSeed: '', Nonce: 0 },
  lastRound: undefined,
  readyAt: 0,
  ask: undefined,
  lost: 0,
  show: undefined,
  problem: undefined,
};

/** Whether the player may stake now. */
export const isReady = ({ phase, readyAt }: GameState, now: number): boolean => phase === 'idle' && now >= readyAt;
