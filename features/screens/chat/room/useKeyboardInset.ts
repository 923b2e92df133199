import { type RefObject, useEffect } from 'react';

/** Pads the foot of an element by the height that the on-screen keyboard covers (iOS). */
export function useKeyboardInset(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = globalThis.visualViewport;
    if (!viewport) return undefined;
    const fit = (): void => {
      const covered = Math.max(0, globalThis.innerHeight - viewport.height - viewport.offsetTop);
      // Pinch zoom makes the viewport smaller too, but a keyboard is higher than 80 px.
      const padding = viewport.scale === 1 && covered > 80 ? `${String(covered)}px` : '';
      target.current?.style.setProperty('padding-block-end', padding);
    };
    // Reading the viewport makes the browser compute the layout, which the next frame does anyway.
    const first = requestAnimationFrame(fit);
    viewport.addEventListener('resize', fit);
    viewport.addEventListener('scroll', fit);
    return () => {
      cancelAnimationFrame(first);
      viewport.removeEventListener('resize', fit);
      viewport.removeEventListener('scroll', fit);
    };
  }, [target]);
}
