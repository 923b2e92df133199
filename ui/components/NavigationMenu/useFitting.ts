import { type RefObject, useLayoutEffect, useState } from 'react';
import type { NavigationEntry, NavigationItem } from './entries.ts';

/** The gap between two entries, as in the style sheet. */
const GAP_PX = 4;

/**
 * Returns the number of entries that the bar shows: all if they fit, otherwise as many as leave room for the entry with the others.
 *
 * @param menu as wide as the space for the bar
 * @param measure contains a copy of each entry, and last the entry with the others; undefined to show all
 */
export function useFitting(
  menu: RefObject<HTMLElement | null>,
  measure: RefObject<HTMLElement | null>,
  count: number,
): number {
  const [fitting, setFitting] = useState(count);
  useLayoutEffect(() => {
    const [bar, copies] = [menu.current, measure.current];
    if (!bar || !copies) return undefined;
    const fit = (): void => {
      const room = bar.clientWidth;
      // The widths before any slant, rounded up to a pixel.
      const widths = [...copies.querySelectorAll<HTMLElement>(':scope > *')].map(
        (copy) => copy.offsetWidth + 1 + GAP_PX,
      );
      const more = widths.pop() ?? 0;
      // There is no layout without a window.
      setFitting(room === 0 ? widths.length : fitIn(room + GAP_PX, widths, more));
    };
    fit();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(fit);
    for (const one of [bar, ...copies.children]) observer.observe(one);
    return () => observer.disconnect();
  }, [menu, measure, count]);
  return Math.min(fitting, count);
}

function fitIn(room: number, widths: readonly number[], more: number): number {
  const sums = widths.map((_, at) => widths.slice(0, at + 1).reduce((sum, width) => sum + width, 0));
  if ((sums.at(-1) ?? 0) <= room) return widths.length;
  return sums.filter((sum) => sum + more <= room).length;
}

/** Converts an entry of the bar for the list of the others: entries two levels below it move up one level. */
export const asItem = (entry: NavigationEntry): NavigationItem =>
  entry.items ? { ...entry, items: entry.items.flatMap((item) => item.items ?? [item]) } : entry;
