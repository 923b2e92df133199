import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';

const changes = ['visibilitychange', 'focusin', 'focusout'] as const;

const subscribe = (listener: () => void): (() => void) => {
  for (const type of changes) document.addEventListener(type, listener);
  return () => {
    for (const type of changes) document.removeEventListener(type, listener);
  };
};

/**
 * Counts down the time for which a banner is shown. The time pauses while the pointer is over the region, while it has the focus, and while
 * the page is hidden, so that the player misses no banner.
 *
 * @param region the element of the banner
 * @param id the id of the banner, which has its own time; `undefined` while no banner is shown
 * @param duration milliseconds
 * @param onEnd called with the id when its time is over
 */
export function useShowTime(
  region: RefObject<HTMLElement | null>,
  id: string | undefined,
  duration: number,
  onEnd: (id: string) => void,
): boolean {
  const [pointed, setPointed] = useState(false);
  // Reads the focus on every render, since the focused element may disappear with its banner without an event.
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
