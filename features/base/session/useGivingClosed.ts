import { useEffect, useState } from 'react';
import { Failure } from '#protocol/failure.ts';
import { givingOpensAt } from '#protocol/rules/giving.ts';
import { useProfile } from './useProfile.ts';

/**
 * Why the own account gives nothing away yet, so that a screen says it before anything is filled in: 300039 with the time when it
 * opens. Undefined where it may give, and as soon as it may.
 */
export function useGivingClosed(): Failure | undefined {
  const registTime = useProfile().data?.player.registTime;
  const opens = registTime === undefined ? 0 : givingOpensAt(registTime);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const left = opens - Date.now();
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), left);
    return () => clearTimeout(timer);
  }, [opens]);
  return now < opens ? new Failure(300039, { Until: new Date(opens).toISOString() }) : undefined;
}
