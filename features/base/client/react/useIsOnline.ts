import { useSyncExternalStore } from 'react';

function onDevice(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether the device has a network (`navigator.onLine`). */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    onDevice,
    () => navigator.onLine,
    () => true,
  );
