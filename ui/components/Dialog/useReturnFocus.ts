import { useRef } from 'react';

interface ReturnFocus {
  /** Call as the window opens, before the focus moves. */
  remember: () => void;
  /** For `onCloseAutoFocus`: puts the focus back where it was; on the page's main part, where that is gone or was nowhere. */
  giveBack: (event: Event) => void;
}

/** Gives the focus back to what had it before a window opened; the primitive does so only for a trigger of its own. */
export function useReturnFocus(): ReturnFocus {
  const before = useRef<Element | null>(null);
  return {
    remember: () => {
      before.current = document.activeElement;
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
