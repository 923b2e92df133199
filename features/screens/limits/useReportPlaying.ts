import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getOwnLimits, reportPlaying } from '#protocol/operations/ownLimit.ts';
import { operationKey, useCall } from '../../base/client/index.ts';
import { useSessionStatus } from '../../base/session/index.ts';

const MINUTE_MS = 60_000;

/**
 * Reports to the service once a minute that a game is visible. The limits count that time. Does nothing for visitors.
 *
 * @param isOpen whether the page has a playable game
 */
export function useReportPlaying(isOpen: boolean): void {
  const call = useCall();
  const queries = useQueryClient();
  const isSignedIn = useSessionStatus() === 'authenticated';
  useEffect(() => {
    if (!isSignedIn || !isOpen) return undefined;
    const report = (): void => {
      if (document.visibilityState !== 'visible') return;
      // The next report covers a lost report, since the service counts the time between two reports.
      call(reportPlaying, {}).then(
        (limits) => void queries.setQueryData(operationKey(getOwnLimits), limits),
        () => undefined,
      );
    };
    report();
    const timer = setInterval(report, MINUTE_MS);
    document.addEventListener('visibilitychange', report);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', report);
    };
  }, [call, isOpen, isSignedIn, queries]);
}
