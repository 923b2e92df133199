import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** px from the left and upper edge of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The duration of a long press, and how far the finger may move meanwhile. A longer movement is a scroll. */
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

/** The menu key has no pointer, so the middle of the focused element is used. */
function placeOf(event: MouseEvent<HTMLElement>): Point {
  if (event.clientX !== 0 || event.clientY !== 0) return { x: event.clientX, y: event.clientY };
  const box = event.currentTarget.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Returns whether text inside is selected. In that case the browser's own menu opens, to copy the text. */
function isMarked(element: HTMLElement): boolean {
  const selection = globalThis.getSelection?.();
  return selection != null && !selection.isCollapsed && selection.getRangeAt(0).intersectsNode(element);
}

/**
 * Returns the handlers that open an ActionSheet: long press, secondary mouse button, menu key.
 *
 * @param onOpen called with the position of the press
 */
export function useLongPress(onOpen: (at: Point) => void): LongPress {
  const waiting = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly from: Point }>(undefined);
  /**
   * True while the finger of the long press is down. The click of that finger and the browser's menu after it do not count as another
   * press.
   */
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
