import { useRef } from 'react';

interface ReturnFocus {
  /** Call as the window opens, before the focus moves. */
  remember: () => void;
  /** For `onCloseAutoFocus`: puts the focus back where it was, if that is still there. */
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
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    },
  };
}
