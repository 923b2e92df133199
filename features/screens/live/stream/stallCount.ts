const WINDOW_MS = 60_000;
/** The number of stops in a minute that counts as a poor connection. */
const POOR = 2;

/** Counts the stops of the picture in the last minute. Times are in ms. */
export function createStallCount(): { readonly add: (now: number) => void; readonly isPoor: (now: number) => boolean } {
  let times: readonly number[] = [];
  return {
    add(now) {
      // A stall and the restart after it count as one stop.
      const last = times.at(-1);
      if (last === undefined || now - last > 6_000) times = [...times, now];
      else times = [...times.slice(0, -1), now];
    },
    isPoor(now) {
      times = times.filter((at) => now - at < WINDOW_MS);
      return times.length >= POOR;
    },
  };
}
