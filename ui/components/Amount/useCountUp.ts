import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isStill } from '../../layout/motion.ts';

const DURATION = 600;

/**
 * Rolls the digits of an element from the shown value to the new value in 600 ms, easing out. Writes the text itself: one render for each
 * new value, none for each frame.
 *
 * @param target the element that shows the number
 * @param value the final number
 * @param write formats the number
 * @param active false shows the final value immediately, for reduced motion
 * @param first the start of the first roll
 */
export function useCountUp(
  target: RefObject<HTMLElement | null>,
  value: number,
  write: (value: number) => string,
  active: boolean,
  first: number,
): void {
  const shown = useRef(first);
  useLayoutEffect(() => {
    const element = target.current;
    const from = shown.current;
    if (!element || !active || from === value || isStill(true)) {
      shown.current = value;
      return undefined;
    }
    element.textContent = write(from);
    let frame = 0;
    let start: number | undefined;
    const step = (now: number): void => {
      start ??= now;
      const part = Math.min(1, (now - start) / DURATION);
      shown.current = Math.round(from + (value - from) * (1 - (1 - part) ** 3));
      element.textContent = write(part === 1 ? value : shown.current);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target, value, write, active]);
}
