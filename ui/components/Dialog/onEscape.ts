import type { KeyboardEvent } from 'react';

/**
 * Closes a window by Escape where Radix does not: it gives the key to the layer that came last, and a toast that came after
 * the window is one.
 *
 * @param close closes the window
 * @returns the window's `onKeyDown`; what a menu inside the window has taken is left alone
 */
export const onEscape =
  (close: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
