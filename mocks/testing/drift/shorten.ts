/**
 * Drops items that are not needed to show something: first all but the last, then halves, quarters and so on down to single ones. The last
 * item stays.
 *
 * @param isSeen whether these items alone still show it
 * @param hasTime checked before each try; false returns the shortest list so far
 */
export async function shorten<Item>(
  items: readonly Item[],
  isSeen: (items: readonly Item[]) => Promise<boolean>,
  hasTime: () => boolean,
): Promise<readonly Item[]> {
  const last = items.slice(-1);
  let before = items.slice(0, -1);
  let size = before.length;
  while (size > 0 && hasTime()) {
    let at = 0;
    while (at < before.length && hasTime()) {
      const without = [...before.slice(0, at), ...before.slice(at + size)];
      if (await isSeen([...without, ...last])) before = without;
      else at += size;
    }
    size = size > 1 ? Math.min(Math.ceil(size / 2), before.length) : 0;
  }
  return [...before, ...last];
}
