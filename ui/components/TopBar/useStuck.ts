import { type RefObject, useEffect } from 'react';

/**
 * Tells a bar at the top of the window, by its `data-stuck`, that the page has gone under it: it needs a ground of its own then.
 *
 * @param bar the element
 * @param sticky whether it stays at the top at all
 */
export function useStuck(bar: RefObject<HTMLElement | null>, sticky: boolean): void {
  useEffect(() => {
    const element = bar.current;
    if (!sticky || !element) return undefined;
    const tell = (): void => void element.toggleAttribute('data-stuck', window.scrollY > 0);
    // Asked sooner, it would have the page laid out while it is still being put together.
    const frame = requestAnimationFrame(tell);
    window.addEventListener('scroll', tell, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', tell);
    };
  }, [bar, sticky]);
}
