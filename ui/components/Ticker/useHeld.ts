import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether someone points at a region or has the focus in it, so that what moves there waits.
 *
 * @param region the element to watch; it may come later than the hook
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
