import { type RefObject, useEffect } from 'react';

/**
 * Sets the `data-stuck` of a bar at the top of the window when the page has scrolled under it. In that state the bar needs a background.
 *
 * @param bar the element
 * @param sticky whether the bar stays at the top
 */
export function useStuck(bar: RefObject<HTMLElement | null>, sticky: boolean): void {
  useEffect(() => {
    const element = bar.current;
    if (!sticky || !element) return undefined;
    const tell = (): void => void element.toggleAttribute('data-stuck', window.scrollY > 0);
    // An earlier measurement would lay out the page while it is still being built.
    const frame = requestAnimationFrame(tell);
    window.addEventListener('scroll', tell, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', tell);
    };
  }, [bar, sticky]);
}
