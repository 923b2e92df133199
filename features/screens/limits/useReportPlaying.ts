import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getOwnLimits, reportPlaying } from '#protocol/operations/ownLimit.ts';
import { operationKey, useCall } from '../../base/client/index.ts';
import { useSessionStatus } from '../../base/session/index.ts';

const MINUTE_MS = 60_000;

/**
 * Tells the service that a game is in sight, once a minute, while it is; what it counts stands in the limits. Nothing for visitors.
 * @param isOpen whether the page has a game that can be played
 */
export function useReportPlaying(isOpen: boolean): void {
  const call = useCall();
  const queries = useQueryClient();
  const isSignedIn = useSessionStatus() === 'authenticated';
  useEffect(() => {
    if (!isSignedIn || !isOpen) return undefined;
    const report = (): void => {
      if (document.visibilityState !== 'visible') return;
      // One that is lost is made up for by the next: the service counts the time between them.
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
