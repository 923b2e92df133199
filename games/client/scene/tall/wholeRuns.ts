/** The reels whose window is one whole picture of a tall symbol, from its upper end. */
export function wholeReels(
  window: readonly (readonly string[])[],
  stops: readonly number[],
  strips: readonly (readonly string[])[],
  symbol: string,
): number[] {
  return window.flatMap((column, reel) => {
    if (!column.every((each) => each === symbol)) return [];
    const strip = strips[reel] ?? [];
    const above = strip[((stops[reel] ?? 0) - 1 + strip.length) % strip.length];
    return above === symbol ? [] : [reel];
  });
}
