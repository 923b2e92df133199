import { useRef } from 'react';

interface ReturnFocus {
  /** Call as the window opens, before the focus moves. */
  remember: () => void;
  /**
   * For `onCloseAutoFocus`: puts the focus back where it was. Where that is gone, on the nearest part around it that takes the focus (a
   * tab's panel), or on the page's main part.
   */
  giveBack: (event: Event) => void;
}

/** What has the focus; within a menu, which is gone once it was chosen from, the button that it belongs to. */
function focused(): Element | null {
  let element = document.activeElement;
  for (let menu = element?.closest('[role=menu]'); menu; menu = element?.closest('[role=menu]')) {
    const button = document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
    if (!(button instanceof HTMLElement) || !button.matches('button,[role=menuitem]')) break;
    element = button;
  }
  return element;
}

/** An element and all that is around it, below the page's body. */
function upwards(element: Element | null): readonly Element[] {
  const path: Element[] = [];
  for (let at = element; at && at !== document.body; at = at.parentElement) path.push(at);
  return path;
}

/**
 * Gives the focus back to what had it before a window opened, to a menu's button where it was chosen from a menu; the primitive does so
 * only for a trigger of its own.
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
      // Unless another window has it by now.
      else if (document.activeElement === document.body) {
        const part =
          around.find((one) => one.isConnected && one.hasAttribute('tabindex')) ?? document.querySelector('main');
        if (part instanceof HTMLElement) part.focus({ preventScroll: true });
      }
    },
  };
}
