import { type PointerEvent, useEffect, useRef } from 'react';

const FIRST_MS = 400;
const NEXT_MS = 70;

interface Hold {
  onClick: () => void;
  onPointerDown: (event: PointerEvent<HTMLButtonElement>) => void;
  onPointerUp: () => void;
  onPointerLeave: () => void;
  onPointerCancel: () => void;
}

/** A press acts once; a long one goes on acting until it is let go, or until there is nothing more to do. */
export function useHold(act: () => void, enabled: boolean): Hold {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  /** What a repeat does is asked anew each time: the number has moved on since the press began. */
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const repeat = (): void => {
    held.current = true;
    latest.current();
    timer.current = setTimeout(repeat, NEXT_MS);
  };
  const stop = (): void => clearTimeout(timer.current);
  // A button that can do no more hears no release either.
  useEffect(() => {
    if (!enabled) clearTimeout(timer.current);
    return () => clearTimeout(timer.current);
  }, [enabled]);
  return {
    onClick: () => {
      // The click that ends a long press has been counted already.
      if (!held.current) act();
      held.current = false;
    },
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      held.current = false;
      stop();
      timer.current = setTimeout(repeat, FIRST_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
  };
}
