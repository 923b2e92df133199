import { type RefObject, useEffect, useState } from 'react';

const HIDE_MS = 3000;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown'] as const;

/**
 * Whether the controls over the picture are shown. They hide three seconds after the last touch, drag or key in the room, and stay while
 * one of them has the focus. A touch that shows the controls presses none of them, since browsers find the target of a press at its end.
 *
 * @param room receives the touches
 * @param controls the controls over the picture
 * @param mayHide false keeps them shown while there is no picture
 */
export function useControls(
  room: RefObject<HTMLElement | null>,
  controls: RefObject<HTMLElement | null>,
  mayHide: boolean,
): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    const isControl = ({ target }: Event): boolean =>
      target instanceof Node && controls.current?.contains(target) === true;
    /** Whether the newest touch began beside the controls. Hidden controls receive no touches. */
    let beganBeside = false;
    const begin = (event: Event): void => {
      beganBeside = !isControl(event);
    };
    const press = (event: MouseEvent): void => {
      const isByKey = event.detail === 0;
      if (isByKey || !beganBeside || !isControl(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('pointerdown', begin, { capture: true });
    element.addEventListener('click', press, { capture: true });
    return () => {
      element.removeEventListener('pointerdown', begin, { capture: true });
      element.removeEventListener('click', press, { capture: true });
    };
  }, [room, controls]);
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
