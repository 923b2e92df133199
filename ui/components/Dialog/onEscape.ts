import type { KeyboardEvent } from 'react';

/**
 * Closes a window on Escape if Radix does not: Radix gives the key to the newest layer, and a toast may be newer than the window.
 *
 * @param close closes the window
 * @returns the window's `onKeyDown`, which ignores a key that a menu inside the window has handled
 */
export const onEscape =
  (close: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
