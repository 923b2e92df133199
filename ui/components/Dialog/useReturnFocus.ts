import { useRef } from 'react';

interface ReturnFocus {
  /** Call it when the window opens, before the focus moves. */
  remember: () => void;
  /**
   * For `onCloseAutoFocus`. Returns the focus to its earlier element. If that is gone, to the nearest focusable part
   * around it (a tab's panel), or to the page's main part.
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

/** Returns an element and its ancestors, below the page's body. */
function upwards(element: Element | null): readonly Element[] {
  const path: Element[] = [];
  for (let at = element; at && at !== document.body; at = at.parentElement) path.push(at);
  return path;
}

/**
 * Returns the focus to the element that had it before a window opened, or to a menu's button after a choice in the menu. The primitive does
 * so only for a trigger of its own.
 */
export function useReturnFocus(): ReturnFocus {
  const before = useRef<readonly Element[]>([]);
  return {
    remember: () => {
      before.current = upwards(focused());
    },
    giveBack: (event) => {
      event.preventDefault();
      const [element, ...around] = before.current;
      if (element instanceof HTMLElement && element.isConnected) element.focus();
      // Another window may have the focus by now.
      else if (document.activeElement === document.body) {
        const part =
          around.find((one) => one.isConnected && one.hasAttribute('tabindex')) ?? document.querySelector('main');
        if (part instanceof HTMLElement) part.focus({ preventScroll: true });
      }
    },
  };
}
