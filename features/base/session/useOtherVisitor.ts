import { useEffect, useRef } from 'react';
import { useAnalytics } from '../analytics/index.ts';
import { ownPersonal } from '../settings/index.ts';
import { useSession } from './useSession.ts';

/**
 * Gives the statistics a new visitor id when a session ends (specification 1 §4), and removes the tab's data of the player. Covers a
 * session that ended while the page was closed.
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
