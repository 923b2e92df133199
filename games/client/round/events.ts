import type { JackpotHit, RoundView, SeedView, SessionState, SpinOutcome } from '#games/api/index.ts';
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

/** What happens to the game. `now` is the client's clock in milliseconds. */
export type GameEvent =
  | Loaded
  | { readonly type: 'press'; readonly now: number }
  | { readonly type: 'changeStake'; readonly step: -1 | 1 }
  | { readonly type: 'answered'; readonly round: RoundView }
  | { readonly type: 'failed'; readonly code: FailureCode }
  /** The session did not open. */
  | { readonly type: 'openFailed'; readonly code: FailureCode }
  /** The reels show the outcome that they were given. */
  | { readonly type: 'reelsStopped' }
  /** What was to be shown has been shown, or was skipped. */
  | { readonly type: 'shown' }
  | { readonly type: 'balance'; readonly balance: number }
  /** The player changed the seed of the next round. */
  | { readonly type: 'seedChanged'; readonly seed: SeedView };

/** What is to be done after an event, in this order. */
export type Effect =
  | { readonly do: 'ask'; readonly ask: Ask; readonly after: number }
  | { readonly do: 'readState'; readonly after: number }
  | { readonly do: 'startReels'; readonly kind: SpinOutcome['kind'] }
  | { readonly do: 'stopReels'; readonly spin: SpinOutcome }
  /** The reels show a spin without turning. */
  | { readonly do: 'placeReels'; readonly spin: SpinOutcome }
  /** The reels stop on what they showed before they turned. */
  | { readonly do: 'returnReels' }
  | {
      readonly do: 'showWins';
      readonly spin: SpinOutcome;
      readonly coins: number;
      readonly stake: number;
      readonly size: WinSize;
    }
  | { readonly do: 'showJackpot'; readonly hits: readonly JackpotHit[]; readonly coins: number }
  | { readonly do: 'enterFreeSpins'; readonly spins: number }
  | {
      readonly do: 'leaveFreeSpins';
      readonly coins: number;
      readonly stake: number;
      readonly size: WinSize;
    }
  /** What is shown jumps to its end. */
  | { readonly do: 'skip' }
  | { readonly do: 'close'; readonly RoundID: string }
  | { readonly do: 'post'; readonly message: GameMessage };

/** A state, and what is to be done. */
export type Step = readonly [state: GameState, effects: readonly Effect[]];
