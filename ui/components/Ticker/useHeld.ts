import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns whether the pointer or the focus is in a region, so that its motion pauses.
 *
 * @param region the element to watch; it may be added later than the hook
 */
export function useHeld(region: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    const hold = (): void => setHeld(true);
    const release = (): void => setHeld(false);
    const starts = ['pointerenter', 'focusin'] as const;
    const ends = ['pointerleave', 'focusout'] as const;
    for (const type of starts) element.addEventListener(type, hold);
    for (const type of ends) element.addEventListener(type, release);
    return () => {
      for (const type of starts) element.removeEventListener(type, hold);
      for (const type of ends) element.removeEventListener(type, release);
    };
  });
  return held;
}
