import { type PointerEvent, type RefObject, useRef } from 'react';

/** A release after this many pixels, or faster than this many pixels a millisecond, closes the sheet. */
const DISTANCE = 120;
const SPEED = 0.6;
/** How long the page may take to close the sheet. A sheet that is still open then rises again. */
const PATIENCE_MS = 200;

interface DragHandlers {
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: (event: PointerEvent) => void;
}

/**
 * Lets a handle pull its sheet down. The sheet follows the finger by transform, without a render, and closes or returns.
 *
 * @param sheet the element that moves
 * @param close called if the pull was far or fast enough
 * @returns the handlers for the handle
 */
export function useDragToClose(sheet: RefObject<HTMLElement | null>, close: () => void): DragHandlers {
  const start = useRef<{ y: number; time: number } | null>(null);
  const pulled = (event: PointerEvent): number => Math.max(0, event.clientY - (start.current?.y ?? event.clientY));
  const place = (pixels: number): void => {
    if (sheet.current) sheet.current.style.transform = pixels === 0 ? '' : `translateY(${pixels}px)`;
  };
  const settle = (): void => {
    start.current = null;
    place(0);
  };
  return {
    onPointerDown: (event) => {
      start.current = { y: event.clientY, time: event.timeStamp };
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove: (event) => {
      if (start.current) place(pulled(event));
    },
    onPointerUp: (event) => {
      if (!start.current) return;
      const distance = pulled(event);
      const speed = distance / Math.max(1, event.timeStamp - start.current.time);
      if (distance > DISTANCE || (distance > 24 && speed > SPEED)) {
        start.current = null;
        close();
        setTimeout(() => {
          if (sheet.current?.dataset['state'] === 'open') place(0);
        }, PATIENCE_MS);
      } else settle();
    },
    onPointerCancel: settle,
  };
}
