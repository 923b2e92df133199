import { type RefObject, useLayoutEffect } from 'react';

/**
 * Sets the side of a list in its `data-side`: towards the end of the line if there is room, otherwise the other side, otherwise below.
 *
 * @param list the element, at its position towards the end
 * @param shown whether the list is visible; it is measured when it appears and when the window changes
 */
export function useRoom(list: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    const element = list.current;
    if (!shown || !element) return undefined;
    const place = (): void => {
      element.dataset['side'] = 'end';
      if (element.getBoundingClientRect().right <= document.documentElement.clientWidth - 8) return;
      element.dataset['side'] = 'start';
      if (element.getBoundingClientRect().left < 8) element.dataset['side'] = 'below';
    };
    place();
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('resize', place);
      delete element.dataset['side'];
    };
  }, [list, shown]);
}
