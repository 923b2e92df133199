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

/** Calls the action once on a press. A long press repeats it until the release, or until `enabled` is false. */
export function useHold(act: () => void, enabled: boolean): Hold {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  /** Repeats call the newest action, since the number has changed since the press began. */
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
  // A disabled button receives no release event.
  useEffect(() => {
    if (!enabled) clearTimeout(timer.current);
    return () => clearTimeout(timer.current);
  }, [enabled]);
  return {
    onClick: () => {
      // The click at the end of a long press has been counted already.
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
