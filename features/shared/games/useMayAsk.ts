import { useExpectsPlayer, useSessionStatus } from '../../base/session/index.ts';

/**
 * Whether the page may read public data. A visitor may at once. With a session cookie it waits until the session is
 * known and signed in on the socket.
 */
export function useMayAsk(): boolean {
  const status = useSessionStatus();
  return !useExpectsPlayer() || status === 'authenticated';
}
