import { useSyncExternalStore } from 'react';

const STILL = '(prefers-reduced-motion: reduce)';
/** On the root: `reduced` where the person asked this product for less motion. The style sheets read it as they read the system's wish. */
const ATTRIBUTE = 'data-motion';

const listeners = new Set<() => void>();

/** Asks for less motion on this page, whatever the system says; `false` leaves it to the system. */
export function setReducedMotion(reduced: boolean): void {
  document.documentElement.toggleAttribute(ATTRIBUTE, reduced);
  for (const listener of listeners) listener();
}

const isReduced = (): boolean => document.documentElement.hasAttribute(ATTRIBUTE);

/**
 * Whether less motion is wished for, by the product's switch or by the system.
 * @param unknown what to take where there is no screen to ask
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

/** {@link isStill}, followed. */
export const useStill = (): boolean => useSyncExternalStore(subscribe, read, readOnService);
