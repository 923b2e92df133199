/**
 * The stops of the window before the first round: the first of each strip that show no symbol with a value, since nothing has drawn one.
 *
 * @param strips the symbols of each reel
 * @param valued symbols that carry a value, such as coins
 */
export function firstStops(
  strips: readonly (readonly string[])[],
  rows: number,
  valued: readonly (string | undefined)[],
): number[] {
  return strips.map((strip) => {
    const isPlain = (stop: number): boolean =>
      Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]).every(
        (symbol) => !valued.includes(symbol),
      );
    return Math.max(
      0,
      strip.findIndex((_, stop) => isPlain(stop)),
    );
  });
}

/** The symbols of a window at its stops. */
export const windowAt = (strips: readonly (readonly string[])[], stops: readonly number[], rows: number): string[][] =>
  strips.map((strip, reel) =>
    Array.from({ length: rows }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? ''),
  );
