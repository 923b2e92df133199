/** The entries of a part of the look that the game has. */
export const entriesOf = <Entry>(part: Readonly<Record<string, Entry | undefined>>): (readonly [string, Entry])[] =>
  Object.entries(part).flatMap(([name, entry]) => (entry === undefined ? [] : [[name, entry] as const]));
