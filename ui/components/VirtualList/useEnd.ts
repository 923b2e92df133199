import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';

/** The distance from the end in px beyond which a button to the end appears. */
const AWAY_PX = 100;
/** The distance from an edge in px at which rows are requested. */
const NEAR_PX = 300;

interface EndOptions {
  keys: readonly string[];
  anchored: boolean;
  /** The row at which an anchored list opens instead. Below zero: the list opens at its end. */
  opensAt: number;
  onNearStart: (() => void) | undefined;
  onNearEnd: (() => void) | undefined;
}

interface End {
  virtualizer: RefObject<VirtualizerHandle | null>;
  scroller: RefObject<HTMLDivElement | null>;
  away: boolean;
  /** The number of rows before the list was scrolled away from the end, or all rows while it is at the end. */
  seen: number;
  look: (offset: number) => void;
  toEnd: () => void;
}

/** Keeps a growing list at its end, detects scrolling away, and requests rows near the edges. */
export function useEnd({ keys, anchored, opensAt, onNearStart, onNearEnd }: EndOptions): End {
  const virtualizer = useRef<VirtualizerHandle>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const atEnd = useRef(anchored && opensAt < 0);
  const lastOffset = useRef(0);
  /** The height of all rows and the size of the list at the last scroll. */
  const lastSize = useRef<string>(undefined);
  const [away, setAway] = useState(anchored && opensAt >= 0);
  const [seenKey, setSeenKey] = useState(() => (opensAt > 0 ? keys[opensAt - 1] : undefined));
  const last = keys.at(-1);
  const count = keys.length;

  // Rows that arrive while the list is at its end count as seen.
  if (!away && seenKey !== last) setSeenKey(last);

  const settle = (distance: number): void => {
    atEnd.current = anchored && distance <= AWAY_PX;
    setAway(anchored && !atEnd.current);
  };
  const toEnd = (): void => {
    atEnd.current = anchored;
    setAway(false);
    follow(scroller.current);
  };

  // The mark may move later, but the player then decides the position.
  const opening = useRef(opensAt);
  useLayoutEffect(() => {
    if (opening.current >= 0 && anchored) virtualizer.current?.scrollToIndex(opening.current, { align: 'start' });
    opening.current = -1;
  }, [anchored]);
  useLayoutEffect(() => {
    if (atEnd.current && count > 0) follow(scroller.current);
  }, [last, count]);

  // A list at its end stays there while rows get their real height, pictures load, and the on-screen keyboard opens.
  const measure = useRef<() => void>(() => undefined);
  useLayoutEffect(() => {
    measure.current = () => {
      if (atEnd.current) follow(scroller.current);
      // A list that fits its box cannot be scrolled, so no scroll event would come.
      const view = virtualizer.current;
      if (view === null || view.viewportSize === 0 || view.scrollSize > view.viewportSize) return;
      if (away) settle(0);
      if (anchored) onNearStart?.();
      else onNearEnd?.();
    };
  });
  useEffect(() => {
    if (scroller.current === null) return undefined;
    const stay = new ResizeObserver(() => measure.current());
    stay.observe(scroller.current);
    // Virtua sets the height of all rows while the browser reports the size of a row. A ResizeObserver of that height could not
    // be told in the same frame, and the browser would report an error ("ResizeObserver loop").
    const grow = new MutationObserver(() => measure.current());
    for (const part of scroller.current.children) grow.observe(part, { attributeFilter: ['style'] });
    return () => {
      stay.disconnect();
      grow.disconnect();
    };
  }, []);

  const look = (offset: number): void => {
    const view = virtualizer.current;
    if (view === null) return;
    const distance = view.scrollSize - view.scrollOffset - view.viewportSize;
    // Only a movement up counts as scrolling away; growth of the list does not.
    const up = offset < lastOffset.current;
    lastOffset.current = offset;
    if (distance < NEAR_PX) onNearEnd?.();
    // A change of the list's size or of its rows' heights, for example on rotation of a phone, does not count either.
    const size = sizeOf(scroller.current);
    const isResized = lastSize.current !== undefined && lastSize.current !== size;
    lastSize.current = size;
    if (atEnd.current && isResized) follow(scroller.current);
    if (atEnd.current && (!up || isResized)) return;
    settle(distance);
    if (view.scrollOffset < NEAR_PX) onNearStart?.();
  };

  return { virtualizer, scroller, away, seen: away ? seenOf(keys, seenKey) : count, look, toEnd };
}

/** Returns the number of rows up to and including the last seen row, or all if that row no longer exists. */
function seenOf(keys: readonly string[], seenKey: string | undefined): number {
  if (seenKey === undefined) return 0;
  const at = keys.lastIndexOf(seenKey);
  return at < 0 ? keys.length : at + 1;
}

const sizeOf = (element: HTMLElement | null): string =>
  `${element?.scrollHeight} ${element?.clientHeight} ${element?.clientWidth}`;

/** Scrolls immediately and only once, since a scroll scheduled by Virtua would return a player who has scrolled away. */
function follow(element: HTMLElement | null): void {
  if (element !== null) element.scrollTop = element.scrollHeight;
}
