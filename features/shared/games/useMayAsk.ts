import { useExpectsPlayer, useSessionStatus } from '../../base/session/index.ts';

/**
 * Whether what anyone may see can be asked for: a visitor asks at once; whoever brought a session along once it is known, over the socket
 * that they are signed in on.
 */
export function useMayAsk(): boolean {
  const status = useSessionStatus();
  return !useExpectsPlayer() || status === 'authenticated';
}
