import { useEffect } from 'react';

/** A success follows a press, and its gain has its own sound. */
const TOLD = '[data-part=toast]:not([data-tone=success])';

const tells = (node: Node): boolean =>
  node instanceof Element && (node.matches(TOLD) || node.querySelector(TOLD) !== null);

/** Calls back for each toast that does not follow a press. */
export function useToastSound(onToast: () => void): void {
  useEffect(() => {
    const toasts = new MutationObserver((changes) => {
      if (changes.some(({ addedNodes }) => [...addedNodes].some(tells))) onToast();
    });
    toasts.observe(document.body, { childList: true, subtree: true });
    return () => toasts.disconnect();
  }, [onToast]);
}
