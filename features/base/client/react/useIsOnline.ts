import { useSyncExternalStore } from 'react';

function onDevice(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** `navigator.onLine`: whether the device believes that it has a network. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    onDevice,
    () => navigator.onLine,
    () => true,
  );
