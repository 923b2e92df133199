import type {
  ChoiceOutcome,
  Coin,
  HoldOutcome,
  JackpotHit,
  RoundView,
  SeedView,
  SessionState,
  SpinOutcome,
} from '#games/api/index.ts';
import type { GameMessage } from '#protocol/gameFrame/index.ts';
import type { FailureCode } from '../transport/failure.ts';
import type { WinSize } from './winSize.ts';
import type { Ask, GameState } from './state.ts';

/** The state of the session was read. `time` is the device's, in milliseconds since 1970. */
export interface Loaded {
  readonly type: 'loaded';
  readonly session: SessionState;
  readonly now: number;
  readonly time: number;
}

/** The events of the game. `now` is the client's clock in milliseconds. */
export type GameEvent =
  | Loaded
  | { readonly type: 'press'; readonly now: number }
  | { readonly type: 'changeStake'; readonly step: -1 | 1 }
  /** The player puts the free spins aside, or takes them up again. */
  | { readonly type: 'switchGrants' }
  /** The session has these free spins now. */
  | { readonly type: 'grants'; readonly grants: GameState['grants'] }
  | { readonly type: 'answered'; readonly round: RoundView }
  | { readonly type: 'failed'; readonly code: FailureCode }
  | { readonly type: 'choose'; readonly option: string }
  | { readonly type: 'chosen'; readonly round: RoundView }
  | { readonly type: 'choiceFailed'; readonly code: FailureCode }
  | { readonly type: 'openFailed'; readonly code: FailureCode }
  | { readonly type: 'reelsStopped' }
  /** The show has ended, or was skipped. */
  | { readonly type: 'shown' }
  | { readonly type: 'balance'; readonly balance: number }
  | { readonly type: 'seedChanged'; readonly seed: SeedView };

/** The effects of an event, in this order. */
export type Effect =
  | { readonly do: 'ask'; readonly ask: Ask; readonly after: number }
  | { readonly do: 'readState'; readonly after: number }
  | { readonly do: 'startReels'; readonly kind: SpinOutcome['kind'] }
  | { readonly do: 'stopReels'; readonly spin: SpinOutcome }
  /** Places the reels on a spin without turning. */
  | { readonly do: 'placeReels'; readonly spin: SpinOutcome }
  /** Stops the reels on their earlier window. */
  | { readonly do: 'returnReels' }
  /** Moves the last reel one step in the direction of the arrow. */
  | { readonly do: 'nudge'; readonly spin: SpinOutcome }
  /** Shows how the window of a spin changes before it pays. */
  | { readonly do: 'change'; readonly spin: SpinOutcome }
  /** Shows what a board of a spin pays, and lets its symbols fall to the next board. */
  | {
      readonly do: 'tumble';
      readonly spin: SpinOutcome;
      readonly board: number;
      /** The coins of the boards up to each of them. */
      readonly sums: readonly number[];
      readonly stake: number;
    }
  /** Multiplies the sum of the boards by the multiples on the last one. */
  | { readonly do: 'multiply'; readonly spin: SpinOutcome; readonly sum: number; readonly coins: number }
  | {
      readonly do: 'showWins';
      readonly spin: SpinOutcome;
      readonly coins: number;
      readonly stake: number;
      readonly size: WinSize;
      /** The coins that the boards of the spin have counted already. */
      readonly counted?: number;
    }
  | { readonly do: 'showJackpot'; readonly hits: readonly JackpotHit[]; readonly coins: number }
  /** `expanding` is the symbol that the free spins have drawn. */
  | { readonly do: 'enterFreeSpins'; readonly spins: number; readonly expanding?: string | undefined }
  | {
      readonly do: 'leaveFreeSpins';
      readonly coins: number;
      /** The win of the whole round. */
      readonly total: number;
      readonly stake: number;
      readonly size: WinSize;
    }
  | {
      readonly do: 'enterHold';
      /** The coins of the base spin. */
      readonly coins: readonly Coin[];
      readonly hits: readonly JackpotHit[];
      readonly stake: number;
    }
  | {
      readonly do: 'respin';
      /** The new coins. */
      readonly coins: readonly Coin[];
      /** The jackpots of these coins. */
      readonly hits: readonly JackpotHit[];
      /** The respins that are left after it. */
      readonly left: number;
    }
  | {
      readonly do: 'leaveHold';
      readonly hold: HoldOutcome;
      /** The jackpot of the full board. */
      readonly hits: readonly JackpotHit[];
      /** The coins of the hold, its jackpots included. */
      readonly coins: number;
      /** The win of the whole round, or of the hold if free spins follow. */
      readonly total: number;
      readonly stake: number;
      readonly size: WinSize;
    }
  /** Turns the wheel of a full level. */
  | {
      readonly do: 'turnWheel';
      readonly field: number;
      /** The level after the round. */
      readonly after: number;
      /** The jackpot of the wheel, if it was hit. */
      readonly hits: readonly JackpotHit[];
      /** The coins of the field, and those with the jackpot. */
      readonly paid: number;
      readonly coins: number;
      readonly stake: number;
      readonly size: WinSize;
    }
  | {
      readonly do: 'enterChoice';
      readonly options: readonly string[];
      /** The option that the round takes at a time, if its player chooses none. */
      readonly byDefault: string;
      readonly until: string;
      readonly stake: number;
    }
  | { readonly do: 'askChoice'; readonly RoundID: string; readonly Option: string; readonly after: number }
  | {
      readonly do: 'openChoice';
      readonly choice: ChoiceOutcome;
      /** The prize of the chosen option. */
      readonly coins: number;
      /** The win of the whole round, or of the option if free spins follow. */
      readonly total: number;
      readonly stake: number;
      readonly size: WinSize;
      /** Whether the player has chosen just now. */
      readonly isOffered: boolean;
    }
  /** Jumps to the end of the show. */
  | { readonly do: 'skip' }
  | { readonly do: 'close'; readonly RoundID: string }
  | { readonly do: 'post'; readonly message: GameMessage };

export type Step = readonly [state: GameState, effects: readonly Effect[]];
