import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let sources = 0;

const change = (by: 1 | -1): void => {
  sources += by;
  for (const listener of listeners) listener();
};

/**
 * Silences the background music during another sound.
 *
 * @returns a function that ends the silence
 */
export function silenceMusic(): () => void {
  let isOver = false;
  change(1);
  return () => {
    if (isOver) return;
    isOver = true;
    change(-1);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
const isSilenced = (): boolean => sources > 0;

export const useIsMusicSilenced = (): boolean => useSyncExternalStore(subscribe, isSilenced);
