import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** The duration of a long press in milliseconds. */
const HOLD = 500;
/** How long the text stays after a long press in milliseconds, since the finger covered it. */
const STAY = 2000;
/** A finger that moves further than this in px is scrolling. */
const SLACK = 10;

interface LongPress {
  /** Whether a finger touches the screen. Mouse events are ignored in that time. */
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
 * Shows the text during a long press on a control. The press then has no other effect.
 *
 * @param setShown shows and hides the text
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
      // The system's own menu would cover the text.
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
