import { useSettings } from '../settings/index.ts';
import { useIsSignedIn } from './useSession.ts';

/**
 * Whether the page is laid out for a signed-in player: by the session if it is known, until then by whether the browser brought one. So
 * nothing moves when it becomes known.
 */
export function useExpectsPlayer(): boolean {
  const { HasSession = true } = useSettings();
  return useIsSignedIn(HasSession);
}
