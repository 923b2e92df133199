import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';

const changes = ['visibilitychange', 'focusin', 'focusout'] as const;

const subscribe = (listener: () => void): (() => void) => {
  for (const type of changes) document.addEventListener(type, listener);
  return () => {
    for (const type of changes) document.removeEventListener(type, listener);
  };
};

/**
 * Counts down how long something is shown. Time stands still while one points at the region or has the focus in it, and
 * while the page is hidden: nobody should miss what nobody could see.
 *
 * @param region where it is shown
 * @param id what is shown; each id has its own time, undefined: nothing is
 * @param duration milliseconds
 * @param onEnd told when the time of an id is over
 * @returns whether time stands still now
 */
export function useShowTime(
  region: RefObject<HTMLElement | null>,
  id: string | undefined,
  duration: number,
  onEnd: (id: string) => void,
): boolean {
  const [pointed, setPointed] = useState(false);
  // Asked anew at every draw: what had the focus may go with its banner, without a word.
  const focused = useSyncExternalStore(subscribe, () => region.current?.contains(document.activeElement) ?? false);
  const hidden = useSyncExternalStore(subscribe, () => document.visibilityState === 'hidden');
  const left = useRef(duration);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    left.current = duration;
  }, [duration, id]);
  useEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    const enter = (): void => setPointed(true);
    const leave = (): void => setPointed(false);
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', leave);
    return () => {
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', leave);
    };
  }, [region]);
  const held = pointed || focused || hidden;
  useEffect(() => {
    if (id === undefined || held) return undefined;
    const began = Date.now();
    const timer = setTimeout(() => end.current(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (Date.now() - began));
    };
  }, [id, held]);
  return held;
}
