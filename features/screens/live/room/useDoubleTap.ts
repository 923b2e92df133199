import { type RefObject, useEffect, useEffectEvent } from 'react';

const WITHIN_MS = 300;
const WITHIN_PX = 32;
const CONTROLS = 'a, button, input, textarea, select, [role=button]';

/** Calls back at the second and each further quick tap on an element, apart from its controls. */
export function useDoubleTap(element: RefObject<HTMLElement | null>, onTap: () => void): void {
  const tapped = useEffectEvent(onTap);
  useEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    let last = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 };
    const up = (event: PointerEvent): void => {
      if (!event.isPrimary || event.button !== 0) return;
      if (event.target instanceof Element && event.target.closest(CONTROLS) !== null) return;
      const { timeStamp: at, clientX: x, clientY: y } = event;
      const isSecond = at - last.at <= WITHIN_MS && Math.hypot(x - last.x, y - last.y) <= WITHIN_PX;
      last = { at, x, y };
      if (isSecond) tapped();
    };
    target.addEventListener('pointerup', up);
    return () => target.removeEventListener('pointerup', up);
  }, [element]);
}
