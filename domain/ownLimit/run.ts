import type { LimitsRow } from './rows.ts';

/** Signs of play that lie closer together than this have play between them: a page gives one a minute. */
const COUNTED_GAP_MS = 2 * 60 * 1000;
/** Without a sign of play for longer than this, one took a break. */
const BREAK_MS = 5 * 60 * 1000;

type Run = Pick<LimitsRow, 'LastPlay' | 'Run' | 'Answered'>;

/** Play in a row as it stands now: nothing after a break. */
export function runAt({ LastPlay, Run, Answered }: Run, now: number): Omit<Run, 'LastPlay'> {
  const rests = LastPlay === '' || Math.abs(now - Date.parse(LastPlay)) > BREAK_MS;
  return rests ? { Run: 0, Answered: 0 } : { Run, Answered };
}

/** Whether a break is to be asked for. */
export const isBreakDue = ({ Reminder, ...row }: Run & Pick<LimitsRow, 'Reminder'>, now: number): boolean => {
  const { Run, Answered } = runAt(row, now);
  return Reminder > 0 && Run - Answered >= Reminder * 60;
};

/**
 * Takes in a sign of play.
 * @returns the run after it, and the whole seconds that it counts; what is left of a second counts with the next sign
 */
export function playOn(row: Run, now: number): { readonly run: Run; readonly seconds: number } {
  const gap = row.LastPlay === '' ? undefined : now - Date.parse(row.LastPlay);
  const counts = gap !== undefined && gap >= 0 && gap <= COUNTED_GAP_MS;
  const seconds = counts ? Math.floor(gap / 1000) : 0;
  const { Run, Answered } = runAt(row, now);
  const last = counts ? Date.parse(row.LastPlay) + seconds * 1000 : now;
  return { run: { LastPlay: new Date(last).toISOString(), Run: Run + seconds, Answered }, seconds };
}
