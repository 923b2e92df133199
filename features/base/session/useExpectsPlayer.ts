import { useState } from 'react';
import { useSettings } from '../settings/index.ts';
import { createIdleness } from './idleness.ts';
import { useIsSignedIn } from './useSession.ts';

/**
 * Whether the page is laid out for a signed-in player: by the session if it is known, until then by whether the browser brought one or has
 * stored one. So nothing moves when it becomes known, and a page without the service looks as it did before.
 */
export function useExpectsPlayer(): boolean {
  const { HasSession = true } = useSettings();
  // A stored page may be older than the sign-in.
  const [isStored] = useState(() => createIdleness().isStored());
  return useIsSignedIn(HasSession || isStored);
}
