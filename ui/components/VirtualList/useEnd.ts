import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';

/** Further than this from the end, a way back shows. */
const AWAY_PX = 100;
/** More is asked for before one reaches an edge. */
const NEAR_PX = 300;

interface EndOptions {
  /** The rows by name, in order. */
  keys: readonly string[];
  /** Stands at the end and stays there. */
  anchored: boolean;
  /** Where an anchored list opens instead; below zero: at its end. */
  opensAt: number;
  onNearStart: (() => void) | undefined;
  onNearEnd: (() => void) | undefined;
}

interface End {
  virtualizer: RefObject<VirtualizerHandle | null>;
  scroller: RefObject<HTMLDivElement | null>;
  /** One has left the end. */
  away: boolean;
  /** How many rows there were before one left it; all of them while one stands there. */
  seen: number;
  /** To be told of each scroll. */
  look: (offset: number) => void;
  toEnd: () => void;
}

/** Keeps who stands at the end of a growing list there, notices who leaves it, and asks for more near the edges. */
export function useEnd({ keys, anchored, opensAt, onNearStart, onNearEnd }: EndOptions): End {
  const virtualizer = useRef<VirtualizerHandle>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const atEnd = useRef(anchored && opensAt < 0);
  const lastOffset = useRef(0);
  const [away, setAway] = useState(anchored && opensAt >= 0);
  const [seenKey, setSeenKey] = useState(() => (opensAt > 0 ? keys[opensAt - 1] : undefined));
  const last = keys.at(-1);
  const count = keys.length;

  // Everything that came while one stands at the end has been seen.
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

  // The mark may move later; the place is the person's by then.
  const opening = useRef(opensAt);
  useLayoutEffect(() => {
    if (opening.current >= 0 && anchored) virtualizer.current?.scrollToIndex(opening.current, { align: 'start' });
    opening.current = -1;
  }, [anchored]);
  useLayoutEffect(() => {
    if (atEnd.current && count > 0) follow(scroller.current);
  }, [last, count]);

  // Rows get their true height only once they are drawn, pictures come later, a keyboard takes room: who stands at the end stays there.
  const measure = useRef<() => void>(() => undefined);
  useLayoutEffect(() => {
    measure.current = () => {
      if (atEnd.current) follow(scroller.current);
      // What fits cannot be scrolled: nobody would leave the end, nor come near an edge.
      const view = virtualizer.current;
      if (view === null || view.viewportSize === 0 || view.scrollSize > view.viewportSize) return;
      if (away) settle(0);
      if (anchored) onNearStart?.();
      else onNearEnd?.();
    };
  });
  useEffect(() => {
    const parts = scroller.current === null ? [] : [scroller.current, ...scroller.current.children];
    const stay = new ResizeObserver(() => measure.current());
    for (const part of parts) stay.observe(part);
    return () => stay.disconnect();
  }, []);

  const look = (offset: number): void => {
    const view = virtualizer.current;
    if (view === null) return;
    const distance = view.scrollSize - view.scrollOffset - view.viewportSize;
    // Growing is not going away: only a move up is.
    const up = offset < lastOffset.current;
    lastOffset.current = offset;
    if (distance < NEAR_PX) onNearEnd?.();
    if (atEnd.current && !up) return;
    settle(distance);
    if (view.scrollOffset < NEAR_PX) onNearStart?.();
  };

  return { virtualizer, scroller, away, seen: away ? seenOf(keys, seenKey) : count, look, toEnd };
}

/** How many rows stand up to and with the last one seen; a row that is gone says that nothing new is known. */
function seenOf(keys: readonly string[], seenKey: string | undefined): number {
  if (seenKey === undefined) return 0;
  const at = keys.lastIndexOf(seenKey);
  return at < 0 ? keys.length : at + 1;
}

/** At once and once only: a scroll that Virtua schedules would still pull back who leaves the end meanwhile. */
function follow(element: HTMLElement | null): void {
  if (element !== null) element.scrollTop = element.scrollHeight;
}
