import type { LimitsRow } from './rows.ts';

/** The longest gap between signs of play that counts as play. A page sends one sign a minute. */
const COUNTED_GAP_MS = 2 * 60 * 1000;
/** A longer time without a sign of play is a break. */
const BREAK_MS = 5 * 60 * 1000;

type Run = Pick<LimitsRow, 'LastPlay' | 'Run' | 'Answered'>;

/** The current run of continuous play. Zero after a break. */
export function runAt({ LastPlay, Run, Answered }: Run, now: number): Omit<Run, 'LastPlay'> {
  const rests = LastPlay === '' || Math.abs(now - Date.parse(LastPlay)) > BREAK_MS;
  return rests ? { Run: 0, Answered: 0 } : { Run, Answered };
}

export const isBreakDue = ({ Reminder, ...row }: Run & Pick<LimitsRow, 'Reminder'>, now: number): boolean => {
  const { Run, Answered } = runAt(row, now);
  return Reminder > 0 && Run - Answered >= Reminder * 60;
};

/**
 * Records a sign of play.
 * @returns the run after it, and the counted whole seconds; the remaining fraction of a second counts with the next sign
 */
export function playOn(row: Run, now: number): { readonly run: Run; readonly seconds: number } {
  const gap = row.LastPlay === '' ? undefined : now - Date.parse(row.LastPlay);
  const counts = gap !== undefined && gap >= 0 && gap <= COUNTED_GAP_MS;
  const seconds = counts ? Math.floor(gap / 1000) : 0;
  const { Run, Answered } = runAt(row, now);
  const last = counts ? Date.parse(row.LastPlay) + seconds * 1000 : now;
  return { run: { LastPlay: new Date(last).toISOString(), Run: Run + seconds, Answered }, seconds };
}
