import { useExpectsPlayer, useSessionStatus } from '../../base/session/index.ts';

/** Whether public data can be read: at once for a visitor; with a session cookie, once the session is known and signed in on the socket. */
export function useMayAsk(): boolean {
  const status = useSessionStatus();
  return !useExpectsPlayer() || status === 'authenticated';
}
