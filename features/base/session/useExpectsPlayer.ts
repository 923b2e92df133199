import { useState } from 'react';
import { useSettings } from '../settings/index.ts';
import { createIdleness } from './idleness.ts';
import { useIsSignedIn } from './useSession.ts';

/**
 * Whether the page is laid out for a signed-in player. Until the session is known, this follows the session cookie or the stored session,
 * so that nothing moves afterwards.
 */
export function useExpectsPlayer(): boolean {
  const { HasSession = true } = useSettings();
  // A cached page may be older than the sign-in.
  const [isStored] = useState(() => createIdleness().isStored());
  return useIsSignedIn(HasSession || isStored);
}
