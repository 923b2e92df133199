import { expect, it } from 'vitest';
import { isBreakDue, playOn, runAt } from './run.ts';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');
const NEVER = { LastPlay: '', Run: 0, Answered: 0 };

/** Records signs of play at these seconds. */
function played(...seconds: readonly number[]) {
  let row = NEVER;
  let counted = 0;
  for (const second of seconds) {
    const { run, seconds: more } = playOn(row, NOW + second * 1000);
    row = run;
    counted += more;
  }
  return { row, counted };
}

it('counts the time between signs of play, and no time before the first', () => {
  expect(played(0).counted).toBe(0);
  expect(played(0, 60, 120).counted).toBe(120);
});

it('counts the same time from two windows as from one', () => {
  expect(played(0, 10, 60, 70, 120).counted).toBe(120);
});

it('loses no fraction of a second between rounds', () => {
  expect(played(0, 2.5, 5, 7.5, 10).counted).toBe(10);
});

it('does not count a gap of more than two minutes, and begins a new run of play after five', () => {
  const short = played(0, 60, 60 + 121);
  expect([short.counted, short.row.Run]).toEqual([60, 60]);
  const long = played(0, 60, 60 + 301, 60 + 361);
  expect([long.counted, long.row.Run]).toEqual([120, 60]);
});

it('does not count time if the clock was set back', () => {
  expect(played(60, 0).counted).toBe(0);
});

it('asks for a break after the set minutes, once until it is answered, and not after a rest', () => {
  const { row } = played(0, 100, 200, 300, 400, 500, 600, 700, 800, 900);
  const at = NOW + 900_000;
  expect(isBreakDue({ ...row, Reminder: 15 }, at)).toBe(true);
  expect(isBreakDue({ ...row, Reminder: 30 }, at)).toBe(false);
  expect(isBreakDue({ ...row, Reminder: 0 }, at)).toBe(false);
  expect(isBreakDue({ ...row, Answered: row.Run, Reminder: 15 }, at)).toBe(false);
  expect(isBreakDue({ ...row, Reminder: 15 }, at + 301_000)).toBe(false);
  expect(runAt(row, at + 301_000).Run).toBe(0);
});
