/** Seconds between two columns that drop, and between two symbols of a column. */
const COLUMN_SECONDS = 0.065;
const ROW_SECONDS = 0.03;
/** New symbols follow the old ones of their column after this time. */
export const LEAVE_SECONDS = 0.16;
/** The additional seconds of a column that can bring the free spins. */
const ANTICIPATION = 0.9;

export interface DropParts {
  /** The symbols of each reel, downwards. */
  readonly window: readonly (readonly string[])[];
  readonly scatter: string | undefined;
  /** Scatters that start the free spins. */
  readonly atLeast: number;
  /** Seconds since the old symbols started to leave. */
  readonly turned: number;
  /** The strip of each column. A column without a scatter on its strip cannot bring the free spins. */
  readonly strips?: readonly string[];
}

export interface DropPlan {
  /** When the lowest symbol of each column drops, in seconds from now. */
  readonly starts: readonly number[];
  /** Columns that drop later, since the earlier ones show nearly enough scatters. */
  readonly anticipated: readonly boolean[];
}

/** Seconds until a symbol of a column follows the lowest one. */
export const rowDelay = (rows: number, row: number): number => (rows - 1 - row) * ROW_SECONDS;
/** Seconds until the symbols of a column leave. */
export const leaveDelay = (reel: number): number => reel * 0.02;

const canBring = (scatter: string, strip: string = scatter): boolean => strip.split(' ').includes(scatter);

/** The drops of the columns, from the left. */
export function dropPlan({ window, scatter, atLeast, turned, strips = [] }: DropParts): DropPlan {
  const starts: number[] = [];
  const anticipated: boolean[] = [];
  let time = Math.max(0, LEAVE_SECONDS - turned);
  let scatters = 0;
  for (const [reel, column] of window.entries()) {
    const isAnticipated = scatter !== undefined && scatters >= atLeast - 1 && canBring(scatter, strips[reel]);
    if (isAnticipated) time += ANTICIPATION;
    starts.push(time);
    anticipated.push(isAnticipated);
    time += COLUMN_SECONDS;
    if (scatter !== undefined) for (const symbol of column) if (symbol === scatter) scatters += 1;
  }
  return { starts, anticipated };
}
