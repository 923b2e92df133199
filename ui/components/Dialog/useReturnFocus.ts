import { useRef } from 'react';
import { type FocusPlace, focusNear, placeOf } from '../../focusPlace.ts';

interface ReturnFocus {
  /** Call it when the window opens, before the focus moves. */
  remember: () => void;
  /**
   * For `onCloseAutoFocus`. Returns the focus to its earlier element. If that no longer exists, the focus moves to the next row of its
   * list, to the nearest focusable part around it (a tab's panel), or to the page's main part.
   */
  giveBack: (event: Event) => void;
}

/** Returns the focused element or, inside a menu, which disappears after a choice, the menu's button. */
function focused(): Element | null {
  let element = document.activeElement;
  for (let menu = element?.closest('[role=menu]'); menu; menu = element?.closest('[role=menu]')) {
    const button = document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
    if (!(button instanceof HTMLElement) || !button.matches('button,[role=menuitem]')) break;
    element = button;
  }
  return element;
}

/**
 * Returns the focus to the element that had it before a window opened, or to a menu's button after a choice in the menu. The primitive does
 * so only for its own trigger.
 */
export function useReturnFocus(): ReturnFocus {
  const before = useRef<FocusPlace>(undefined);
  return {
    remember: () => {
      before.current = placeOf(focused() ?? document.body);
    },
    giveBack: (event) => {
      event.preventDefault();
      const place = before.current;
      if (place === undefined) return;
      const { element } = place;
      if (element instanceof HTMLElement && element !== document.body && element.isConnected) element.focus();
      // Another window may have the focus at this point.
      else if (document.activeElement === document.body) focusNear(place);
    },
  };
}
