import { useRef } from 'react';

interface ReturnFocus {
  /** Call when the window takes the focus. */
  remember: () => void;
  /** For `onCloseAutoFocus`. */
  giveBack: (event: Event) => void;
}

/** Gives the focus back to what had it: windows that are opened by state, not by a trigger of their own, would lose it. */
export function useReturnFocus(): ReturnFocus {
  const opener = useRef<Element>(null);
  return {
    remember() {
      opener.current = document.activeElement;
    },
    giveBack(event) {
      event.preventDefault();
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    },
  };
}
