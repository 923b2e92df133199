import { type Pace, USUAL_PACE } from './pace.ts';

/** The additional seconds of a reel that can bring the free spins. */
const ANTICIPATION = 1.35;

export interface StopPlan {
  /** When each reel begins to stop, in seconds from now. */
  readonly stops: readonly number[];
  /** Reels that turn longer, since the earlier reels show nearly enough scatters. */
  readonly anticipated: readonly boolean[];
}

export interface PlanParts {
  /** The symbols of each reel, downwards. */
  readonly window: readonly (readonly string[])[];
  readonly scatter: string | undefined;
  /** Scatters that start the free spins. */
  readonly atLeast: number;
  /** Seconds since the reels started. */
  readonly turned: number;
  readonly pace?: Pace;
}

/** The stops of the reels, one after another. */
export function stopPlan({ window, scatter, atLeast, turned, pace = USUAL_PACE }: PlanParts): StopPlan {
  const stops: number[] = [];
  const anticipated: boolean[] = [];
  let time = Math.max(0.05, pace.firstStop - turned);
  let scatters = 0;
  for (const reel of window) {
    const isAnticipated = scatter !== undefined && scatters >= atLeast - 1;
    if (isAnticipated) time += ANTICIPATION;
    stops.push(time);
    anticipated.push(isAnticipated);
    time += pace.between;
    if (scatter !== undefined && reel.includes(scatter)) scatters += 1;
  }
  return { stops, anticipated };
}
