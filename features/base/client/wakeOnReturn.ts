import type { Client } from './client.ts';

/**
 * Reconnects immediately when the network is back or the page becomes visible again, instead of waiting for the next attempt.
 *
 * @returns a function that stops it
 */
export function wakeOnReturn(client: Pick<Client, 'wake'>): () => void {
  const back = (): void => client.wake();
  const seen = (): void => {
    if (document.visibilityState === 'visible') client.wake();
  };
  window.addEventListener('online', back);
  document.addEventListener('visibilitychange', seen);
  return () => {
    window.removeEventListener('online', back);
    document.removeEventListener('visibilitychange', seen);
  };
}
