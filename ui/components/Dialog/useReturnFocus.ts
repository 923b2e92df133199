import { useRef } from 'react';

interface ReturnFocus {
  /** Call as the window opens, before the focus moves. */
  remember: () => void;
  /** For `onCloseAutoFocus`: puts the focus back where it was; on the page's main part, where that is gone or was nowhere. */
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

/**
 * Gives the focus back to what had it before a window opened, to a menu's button where it was chosen from a menu; the primitive does so
 * only for a trigger of its own.
 */
export function useReturnFocus(): ReturnFocus {
  const before = useRef<Element | null>(null);
  return {
    remember: () => {
      before.current = focused();
    },
    giveBack: (event) => {
      event.preventDefault();
      const { current } = before;
      const isThere = current instanceof HTMLElement && current.isConnected && current !== document.body;
      if (isThere) current.focus();
      // Unless another window has it by now.
      else if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
    },
  };
}
