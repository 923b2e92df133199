import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** A finger that rests this long asks what a thing is. */
const HOLD = 500;
/** What was asked for by finger stays this long after the finger has left: it covered the words. */
const STAY = 2000;
/** A finger that moves further is scrolling. */
const SLACK = 10;

interface LongPress {
  /** Whether a finger rules now, so that what the mouse would do does not count. */
  held: () => boolean;
  press: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
    onContextMenu: (event: MouseEvent) => void;
    onClickCapture: (event: MouseEvent) => void;
  };
}

/**
 * Opens something while a finger rests on a control; that press then does nothing else.
 *
 * @param setShown shows and hides it
 */
export function useLongPress(setShown: (shown: boolean) => void): LongPress {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const start = useRef<{ x: number; y: number } | null>(null);
  const asked = useRef(false);
  const clear = (): void => {
    clearTimeout(timer.current);
    start.current = null;
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const release = (): void => {
    clear();
    if (!asked.current) return;
    timer.current = setTimeout(() => {
      asked.current = false;
      setShown(false);
    }, STAY);
  };
  return {
    held: () => asked.current,
    press: {
      onPointerDown: (event) => {
        clear();
        asked.current = false;
        if (event.pointerType !== 'touch') return;
        start.current = { x: event.clientX, y: event.clientY };
        timer.current = setTimeout(() => {
          asked.current = true;
          setShown(true);
        }, HOLD);
      },
      onPointerMove: ({ clientX, clientY }) => {
        const from = start.current;
        if (from && !asked.current && Math.hypot(clientX - from.x, clientY - from.y) > SLACK) clear();
      },
      onPointerUp: release,
      onPointerCancel: release,
      // The system's own menu would lie over the words.
      onContextMenu: (event) => {
        if (start.current || asked.current) event.preventDefault();
      },
      onClickCapture: (event) => {
        if (!asked.current) return;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
