import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** Where a menu opens: px from the window's left and upper edge. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How long a finger stays for a long press, and how far it may wander meanwhile: further is a scroll. */
const LONG_MS = 450;
const WANDER_PX = 10;

interface LongPress {
  onContextMenu: (event: MouseEvent<HTMLElement>) => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onClickCapture: (event: MouseEvent<HTMLElement>) => void;
}

/** Without a pointer (the menu key) the middle of what has the focus is the place. */
function placeOf(event: MouseEvent<HTMLElement>): Point {
  if (event.clientX !== 0 || event.clientY !== 0) return { x: event.clientX, y: event.clientY };
  const box = event.currentTarget.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Somebody is marking text inside: the browser's own menu copies it. */
function isMarked(element: HTMLElement): boolean {
  const selection = globalThis.getSelection?.();
  return selection != null && !selection.isCollapsed && selection.getRangeAt(0).intersectsNode(element);
}

/**
 * The handlers that open an ActionSheet: a finger that stays, the secondary button of a mouse, the menu key.
 * @param onOpen told where it was pressed
 */
export function useLongPress(onOpen: (at: Point) => void): LongPress {
  const waiting = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly from: Point }>(undefined);
  /** The finger that opened it still lies there: its click, and the menu that the browser opens after it, are no further press. */
  const done = useRef(false);
  const stop = (): void => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  };
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);
  return {
    onContextMenu: (event) => {
      if (isMarked(event.currentTarget)) return;
      event.preventDefault();
      stop();
      if (!done.current) onOpen(placeOf(event));
      done.current = false;
    },
    onPointerDown: (event) => {
      stop();
      done.current = false;
      if (event.pointerType === 'mouse') return;
      const from = { x: event.clientX, y: event.clientY };
      const timer = setTimeout(() => {
        done.current = true;
        onOpen(from);
      }, LONG_MS);
      waiting.current = { timer, from };
    },
    onPointerMove: ({ clientX, clientY }) => {
      const from = waiting.current?.from;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > WANDER_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onClickCapture: (event) => {
      if (!done.current) return;
      done.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
