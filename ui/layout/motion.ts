import { useSyncExternalStore } from 'react';

const STILL = '(prefers-reduced-motion: reduce)';
/**
 * The attribute of the root element: `reduced` if the player reduced motion in this product. Style sheets treat it like the system's
 * setting.
 */
const ATTRIBUTE = 'data-motion';

const listeners = new Set<() => void>();

/** Reduces motion on this page, regardless of the system's setting; `false` follows the system. */
export function setReducedMotion(reduced: boolean): void {
  document.documentElement.toggleAttribute(ATTRIBUTE, reduced);
  for (const listener of listeners) listener();
}

const isReduced = (): boolean => document.documentElement.hasAttribute(ATTRIBUTE);

/**
 * Returns whether motion is reduced, by the product's switch or by the system.
 *
 * @param unknown the answer if there is no screen
 */
export const isStill = (unknown = false): boolean => isReduced() || (globalThis.matchMedia?.(STILL).matches ?? unknown);

function subscribe(listener: () => void): () => void {
  const list = globalThis.matchMedia?.(STILL);
  listeners.add(listener);
  list?.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    list?.removeEventListener('change', listener);
  };
}
const read = (): boolean => isStill();
const readOnService = (): boolean => globalThis.matchMedia?.(STILL).matches ?? false;

/** {@link isStill} as a hook. */
export const useStill = (): boolean => useSyncExternalStore(subscribe, read, readOnService);
