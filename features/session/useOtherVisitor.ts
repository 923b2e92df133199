import { useEffect, useRef } from 'react';
import { useAnalytics } from '../analytics/index.ts';
import { useSession } from './useSession.ts';

/** When somebody's session ends here, the statistics forget whose visit it was (specification 1 §4), whatever ended it. */
export function useOtherVisitor(): void {
  const { forgetVisitor } = useAnalytics();
  const playerID = useSession().session?.playerID;
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (before.current !== undefined && before.current !== playerID) forgetVisitor();
    before.current = playerID;
  }, [playerID, forgetVisitor]);
}
