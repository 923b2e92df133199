import { useSettings } from '../settings/index.ts';
import { useIsSignedIn } from './useSession.ts';

/**
 * Whether the page is laid out for somebody signed in: who is, and until that is known whoever brought a session along. So that
 * nothing moves when it becomes known.
 */
export function useExpectsPlayer(): boolean {
  const { HasSession = true } = useSettings();
  return useIsSignedIn(HasSession);
}
