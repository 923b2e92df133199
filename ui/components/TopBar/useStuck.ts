import { type RefObject, useEffect } from 'react';

/**
 * Sets the `data-stuck` of a bar at the top of the window when the page has scrolled under it. The bar needs a
 * background then.
 *
 * @param bar the element
 * @param sticky whether it stays at the top at all
 */
export function useStuck(bar: RefObject<HTMLElement | null>, sticky: boolean): void {
  useEffect(() => {
    const element = bar.current;
    if (!sticky || !element) return undefined;
    const tell = (): void => void element.toggleAttribute('data-stuck', window.scrollY > 0);
    // Measuring earlier would lay out the page while it is still being built.
    const frame = requestAnimationFrame(tell);
    window.addEventListener('scroll', tell, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', tell);
    };
  }, [bar, sticky]);
}
