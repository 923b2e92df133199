import { LEVEL_TIMES, WIN_LEVELS, type WinLevel, type WinSize } from '../round/winSize.ts';

/** The duration of counting a win up, in milliseconds. A return that is not above the stake is not counted up. */
export const COUNT_MS: Readonly<Record<Exclude<WinSize, WinLevel>, number>> = { none: 0, small: 900 };
/** A big win counts to its first level in this time, and from one level to the next. */
export const FIRST_LEVEL_MS = 900;
const NEXT_LEVEL_MS = 1500;
/** The time from the last level to the whole sum. */
const LAST_MS = 1600;

/** The coins of an amount that counts up, by the passed milliseconds. */
export interface Climb {
  readonly duration: number;
  readonly coinsAt: (milliseconds: number) => number;
}

/** Fast at first, and exactly the whole at its end. @param from coins that are counted already */
export const evenClimb = (coins: number, duration: number, from = 0): Climb => ({
  duration,
  coinsAt(milliseconds) {
    if (milliseconds >= duration) return coins;
    return from + Math.floor((coins - from) * easeOut(milliseconds / duration));
  },
});

/**
 * Climbs from level to level, so that a large win shows each of them for as long as the others.
 *
 * @param from coins that are counted already
 */
export function levelClimb(coins: number, stake: number, from = 0): Climb {
  const marks = WIN_LEVELS.map((level) => LEVEL_TIMES[level] * stake).filter((mark) => mark <= coins);
  const times = marks.map((_, index) => FIRST_LEVEL_MS + index * NEXT_LEVEL_MS);
  const lastTime = times.at(-1) ?? 0;
  const lastMark = marks.at(-1) ?? 0;
  const duration = lastTime + (lastMark < coins ? LAST_MS : 0);
  return {
    duration,
    coinsAt(milliseconds) {
      if (milliseconds >= duration) return coins;
      if (milliseconds >= lastTime)
        return Math.floor(lastMark + (coins - lastMark) * easeOut((milliseconds - lastTime) / LAST_MS));
      const next = times.findIndex((time) => milliseconds < time);
      const [fromTime, toTime] = [times[next - 1] ?? 0, times[next] ?? lastTime];
      const [fromMark, toMark] = [marks[next - 1] ?? 0, marks[next] ?? lastMark];
      const share = Math.max(0, milliseconds - fromTime) / (toTime - fromTime);
      return Math.max(from, Math.floor(fromMark + (toMark - fromMark) * share));
    },
  };
}

const easeOut = (share: number): number => 1 - (1 - Math.max(0, share)) ** 2;
