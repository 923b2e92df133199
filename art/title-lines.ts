/** Breaks a title of several words into two lines as even as may be; a single word stays one line. */
export function evenLines(title: string): readonly string[] {
  const words = title.split(' ');
  const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const);
  const longest = ([first, second]: readonly [string, string]) => Math.max(first.length, second.length);
  return breaks.toSorted((one, other) => longest(one) - longest(other))[0] ?? words;
}
