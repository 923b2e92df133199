import { useEffect, useRef } from 'react';
import { useAnalytics } from '../analytics/index.ts';
import { ownPersonal } from '../settings/index.ts';
import { useSession } from './useSession.ts';

/**
 * When somebody's session ends here, whatever ended it, the statistics forget whose visit it was (specification 1 §4), and the
 * tab what it kept of them.
 */
export function useOtherVisitor(): void {
  const { forgetVisitor } = useAnalytics();
  const { status, session } = useSession();
  const playerID = session?.playerID;
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (before.current !== undefined && before.current !== playerID) forgetVisitor();
    before.current = playerID;
  }, [playerID, forgetVisitor]);
  useEffect(() => {
    if (status !== 'loading') ownPersonal(playerID);
  }, [status, playerID]);
}
