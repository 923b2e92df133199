import { type RefObject, useLayoutEffect } from 'react';

/**
 * Tells a list, by its `data-side`, on which side it has room beside or below what opens it: towards the end of the line,
 * unless it would leave the screen there.
 *
 * @param list the element, in its place towards the end
 * @param shown measured when it appears
 */
export function useRoom(list: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    const element = list.current;
    if (!shown || !element) return undefined;
    const fits = element.getBoundingClientRect().right <= document.documentElement.clientWidth - 8;
    element.dataset['side'] = fits ? 'end' : 'start';
    return () => {
      delete element.dataset['side'];
    };
  }, [list, shown]);
}
