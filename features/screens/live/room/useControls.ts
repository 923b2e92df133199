import { useCallback, useEffect, useRef, useState } from 'react';

/** Specification 1 §9. */
const HIDE_MS = 3000;

/**
 * Whether the controls over the picture are shown. They go three seconds after the last touch, and stay while the keyboard is among
 * them.
 * @param mayHide false: they always stay, since there is no picture to see
 */
export function useControls(mayHide: boolean): {
  readonly areShown: boolean;
  /** Call it at each touch, drag and key. */
  readonly touch: () => void;
} {
  const [isHidden, setHidden] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touch = useCallback((): void => {
    setHidden(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setHidden(true), HIDE_MS);
  }, []);
  useEffect(() => {
    if (mayHide) touch();
    return () => clearTimeout(timer.current);
  }, [mayHide, touch]);
  return { areShown: !mayHide || !isHidden, touch };
}
