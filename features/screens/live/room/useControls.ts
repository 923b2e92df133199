import { type RefObject, useEffect, useState } from 'react';

/** Specification 1 §9. */
const HIDE_MS = 3000;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown'] as const;

/**
 * Whether the controls over the picture are shown. They go three seconds after the last touch, drag or key in the room, and stay while the
 * keyboard is among them.
 * @param mayHide false: they always stay, since there is no picture to see
 */
export function useControls(room: RefObject<HTMLElement | null>, mayHide: boolean): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const element = room.current;
    if (!mayHide || element === null) return undefined;
    const hideLater = (): ReturnType<typeof setTimeout> => setTimeout(() => setHidden(true), HIDE_MS);
    let timer = hideLater();
    const touch = (): void => {
      setHidden(false);
      clearTimeout(timer);
      timer = hideLater();
    };
    for (const kind of TOUCHES) element.addEventListener(kind, touch);
    return () => {
      for (const kind of TOUCHES) element.removeEventListener(kind, touch);
      clearTimeout(timer);
      setHidden(false);
    };
  }, [room, mayHide]);
  return !mayHide || !isHidden;
}
