import { type RefObject, useEffect } from 'react';

/**
 * Keeps an element's foot above the on-screen keyboard where that covers the page instead of shrinking it (iOS): pads it
 * by what the visual viewport lost.
 */
export function useKeyboardInset(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = globalThis.visualViewport;
    if (!viewport) return undefined;
    const fit = (): void => {
      const covered = Math.max(0, globalThis.innerHeight - viewport.height - viewport.offsetTop);
      // Pinching makes the viewport smaller too, and no keyboard is under a finger's breadth.
      const padding = viewport.scale === 1 && covered > 80 ? `${String(covered)}px` : '';
      target.current?.style.setProperty('padding-block-end', padding);
    };
    fit();
    viewport.addEventListener('resize', fit);
    viewport.addEventListener('scroll', fit);
    return () => {
      viewport.removeEventListener('resize', fit);
      viewport.removeEventListener('scroll', fit);
    };
  }, [target]);
}
