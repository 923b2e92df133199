/** The symbols of a reel from its stop 0 on. */
export type Strip<S = string> = readonly S[];

/** The window of a reel at a stop: `rows` symbols downwards, over the end of the strip to its beginning. */
export function windowAt<S>(strip: Strip<S>, stop: number, rows: number): S[] {
  // Doubled, so that a window over the end is one slice.
  return [...strip, ...strip].slice(stop, stop + rows);
}

export const windowsOf = <S>(strip: Strip<S>, rows: number): S[][] =>
  strip.map((_, stop) => windowAt(strip, stop, rows));

export function countsOf<S>(strip: Strip<S>): Map<S, number> {
  const counts = new Map<S, number>();
  for (const symbol of strip) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return counts;
}
