import { useEffect, useRef } from 'react';
import { useAnalytics } from '../analytics/index.ts';
import { ownPersonal } from '../settings/index.ts';
import { useSession } from './useSession.ts';

/**
 * When a session ends, for any reason and also while the page was closed, the statistics get a new visitor id (specification 1 §4), and the
 * tab removes its data of the player.
 */
export function useOtherVisitor(): void {
  const { forgetVisitor, signedIn } = useAnalytics();
  const { status, session } = useSession();
  const playerID = session?.playerID;
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (before.current !== undefined && before.current !== playerID) forgetVisitor();
    before.current = playerID;
  }, [playerID, forgetVisitor]);
  useEffect(() => {
    if (status === 'loading') return;
    ownPersonal(playerID);
    signedIn(playerID !== undefined);
  }, [status, playerID, signedIn]);
}
