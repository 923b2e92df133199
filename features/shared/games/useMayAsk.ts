import { useExpectsPlayer, useSessionStatus } from '../../base/session/index.ts';

/**
 * Whether the page may read public data. For a visitor it may immediately. With a session cookie it waits until the session is loaded and
 * the socket is signed in.
 */
export function useMayAsk(): boolean {
  const status = useSessionStatus();
  return !useExpectsPlayer() || status === 'authenticated';
}
