import { expect, it } from 'vitest';
import { longestDryRun, roundsUntil } from './dryRuns.ts';

/** The longest runs of losses in every series of rounds, with its probability. */
function longestRuns(win: number, rounds: number): Map<number, number> {
  const runs = new Map<number, number>();
  for (let series = 0; series < 2 ** rounds; series += 1) {
    const text = series.toString(2).padStart(rounds, '0');
    const longest = Math.max(...text.split('1').map(({ length }) => length));
    const wins = text.replaceAll('0', '').length;
    runs.set(longest, (runs.get(longest) ?? 0) + win ** wins * (1 - win) ** (rounds - wins));
  }
  return runs;
}

it.each([0.2, 0.5, 0.8])('the longest dry run agrees with every series of 12 rounds that win with %d', (win) => {
  const runs = longestRuns(win, 12);
  const upTo = (length: number): number =>
    [...runs].reduce((sum, [run, chance]) => (run <= length ? sum + chance : sum), 0);
  const lengths = Array.from({ length: 13 }, (_, length) => length);
  for (const share of [0.1, 0.5, 0.9, 0.99])
    expect(longestDryRun(win, 12, share)).toBe(lengths.find((length) => upTo(length) >= share));
});

it.each([
  [0.5, 0.5, 1],
  [0.5, 0.9, 4],
  [1 / 6, 0.5, 4],
])('an event of %d has happened in a share of %d after %i rounds', (chance, share, rounds) => {
  expect(roundsUntil(chance, share)).toBe(rounds);
});
