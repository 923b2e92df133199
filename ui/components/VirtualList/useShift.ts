import { useState } from 'react';

/**
 * Returns whether the last change of a list was at its start, so that positions are measured from the end. Rows added or removed elsewhere
 * do not count.
 *
 * @param items the rows; another array means another list
 * @param itemKey the key that a row keeps
 */
export function useShift<Item>(items: readonly Item[], itemKey: (item: Item) => string): boolean {
  const [known, setKnown] = useState({ items, shift: false });
  if (known.items === items) return known.shift;
  const shift = startChanged(known.items, items, itemKey);
  setKnown({ items, shift });
  return shift;
}

function startChanged<Item>(before: readonly Item[], after: readonly Item[], itemKey: (item: Item) => string): boolean {
  const [old] = before;
  const [fresh] = after;
  if (old === undefined || fresh === undefined) return false;
  const oldKey = itemKey(old);
  const freshKey = itemKey(fresh);
  if (oldKey === freshKey) return false;
  return after.some((item) => itemKey(item) === oldKey) || before.some((item) => itemKey(item) === freshKey);
}
