import type { Jackpot, RoundView, SessionState, SpinOutcome } from '#games/api/index.ts';

/** A stake to send. A repeated request has the same seed and nonce. */
export interface Ask {
  readonly Stake: number;
  readonly SeedID: string;
  readonly Nonce: number;
}

/** The show of a round's outcome. */
export interface Show {
  readonly round: RoundView;
  readonly spins: readonly SpinOutcome[];
  /** The index of the shown spin. */
  readonly index: number;
  /** The index of its shown board, of a spin that tumbles. */
  readonly board: number;
  /** Shown wins, in tenths of the stake. */
  readonly shownPay: number;
  /** Shown coins, jackpots included. */
  readonly shownCoins: number;
  /** Coins of the spins of this feature so far. */
  readonly freeCoins: number;
  /** Shown respins of the hold. */
  readonly respins: number;
  /** The option that the player has sent, and that the server has not confirmed. */
  readonly asked?: string | undefined;
}

/**
 * - `loading`, `rereading`: the state of the session is requested.
 * - `asking`: the reels turn, the outcome is not known.
 * - `stopping`: the reels stop on the outcome of a spin.
 * - `nudge`: the last reel moves one step.
 * - `change`: the window of a spin changes before it pays.
 * - `tumble`, `multiply`: a board of a spin is shown, and the multiples of its last one.
 * - `wheel`: the wheel of a full level turns.
 * - `wins`, `jackpot`, `freeIntro`, `freeOutro`: a part of the round is shown.
 * - `holdIntro`, `respinning`, `holdOutro`: a part of a hold and respin is shown.
 * - `respinReady`: the next respin waits for the player's press.
 * - `choiceIntro`, `choiceOpened`: the options of a choice are offered, and opened.
 * - `choosing`: the round waits for the player's choice.
 * - `choiceAsked`: the choice was sent.
 * - `over`: the game cannot continue.
 */
export type Phase =
  | 'loading'
  | 'idle'
  | 'asking'
  | 'stopping'
  | 'nudge'
  | 'change'
  | 'wheel'
  | 'tumble'
  | 'multiply'
  | 'wins'
  | 'jackpot'
  | 'freeIntro'
  | 'freeOutro'
  | 'holdIntro'
  | 'respinReady'
  | 'respinning'
  | 'holdOutro'
  | 'choiceIntro'
  | 'choosing'
  | 'choiceAsked'
  | 'choiceOpened'
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
  /** The displayed coins. Undefined until they are known. */
  readonly balance: number | undefined;
  /** Coins from the page during a show. */
  readonly balanceFromPage: number | undefined;
  /** The jackpots when the session was read. */
  readonly jackpots: readonly Jackpot[];
  /** The last round that was shown to its end. */
  readonly lastRound: RoundView | undefined;
  /** The level of each stake, as displayed. Empty for a game that collects nothing over rounds. */
  readonly levels: NonNullable<SessionState['Levels']>;
  /** Coins of this sitting, as displayed. */
  readonly staked: number;
  readonly won: number;
  /** When the sitting began, in milliseconds since 1970 by the device's clock. */
  readonly startTime: number;
  /** Seed and nonce of the next round. */
  readonly seed: SessionState['Next'];
  /** The earliest time of the next stake, by the client's clock. */
  readonly readyAt: number;
  readonly ask: Ask | undefined;
  /** Answers lost in a row. */
  readonly lost: number;
  readonly show: Show | undefined;
  /** The reason why the last stake was refused, or the game ended: a status of the wallet or a code of the game server. */
  readonly problem: string | undefined;
}

/** The server refuses a shorter pause between two stakes. */
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
  levels: [],
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

/** The phases that a press skips. */
const SHOWS: ReadonlySet<Phase> = new Set<Phase>([
  'nudge',
  'change',
  'wheel',
  'tumble',
  'multiply',
  'wins',
  'jackpot',
  'freeIntro',
  'freeOutro',
  'holdIntro',
  'respinning',
  'holdOutro',
  'choiceIntro',
  'choiceOpened',
]);

/** Whether a press jumps to the end of the current show. */
export const isSkippable = ({ phase }: GameState): boolean => SHOWS.has(phase);

export const isReady = ({ phase, readyAt }: GameState, now: number): boolean => phase === 'idle' && now >= readyAt;
