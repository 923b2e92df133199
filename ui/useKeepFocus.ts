import { useEffect } from 'react';
import { type FocusPlace, focusNear, placeOf } from './focusPlace.ts';

/**
 * Keeps the focus in a list when the focused row is removed: the next row gets the focus. Browsers would move it to the top of the page.
 * Mount it once for the whole page.
 */
export function useKeepFocus(): void {
  useEffect(() => {
    let place: FocusPlace | undefined;
    const onFocus = ({ target }: FocusEvent): void => {
      place = target instanceof Element ? placeOf(target) : undefined;
    };
    // A press beside the element moves the focus away before the element is removed.
    const onPress = ({ target }: Event): void => {
      if (target instanceof Node && place?.element.contains(target) === false) place = undefined;
    };
    const observer = new MutationObserver(() => {
      if (place === undefined || place.element.isConnected) return;
      const left = place;
      place = undefined;
      const isElsewhere = document.activeElement !== null && document.activeElement !== document.body;
      if (isElsewhere || !left.isInRow) return;
      // A window that closes and a change of the page remove the whole list.
      if (left.address === window.location.href && left.around.some((one) => one.isConnected)) focusNear(left);
    });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPress);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPress);
      observer.disconnect();
    };
  }, []);
}
