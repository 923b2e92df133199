import type { KeyboardEvent } from 'react';

/**
 * Closes a window by Escape where Radix does not: it gives the key to the newest layer, and a toast may be newer than the window.
 *
 * @param close closes the window
 * @returns the window's `onKeyDown`; a key that a menu inside the window has handled is ignored
 */
export const onEscape =
  (close: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
