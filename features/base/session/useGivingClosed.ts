import { useEffect, useState } from 'react';
import { Failure } from '#protocol/failure.ts';
import { givingOpensAt } from '#protocol/rules/giving.ts';
import { useProfile } from './useProfile.ts';

/**
 * Returns the failure 300039 while the player's account is too new to give anything away, so that a screen shows it before the form.
 * Undefined once the account may give.
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
