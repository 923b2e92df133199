import { useEffect } from 'react';
import { useClient } from '../client/index.ts';
import { createIdleness } from './idleness.ts';
import type { NoticeStore } from './notices.ts';
import { useSession } from './useSession.ts';

const idleness = createIdleness();

/** Checks on focus and click whether the session was idle too long (specification 1 §4, §9). */
export function useIdleTimeout(notices: NoticeStore): void {
  const client = useClient();
  const { status, session } = useSession();
  const expires = session?.expires;
  useEffect(() => {
    // Keeps an earlier page's values until the player is known.
    if (status !== 'loading') idleness.expires(expires);
  }, [status, expires]);
  const signedIn = expires !== undefined;
  useEffect(() => {
    if (!signedIn) return undefined;
    const check = (): boolean => {
      if (!idleness.timedOut()) return false;
      client.stop();
      notices.show('timeout');
      return true;
    };
    const click = (): void => {
      if (!check()) idleness.clicked();
    };
    const focus = (): void => void check();
    // Opening the page counts as use, except after a too long absence. A reload does not restart the hour.
    click();
    window.addEventListener('focus', focus);
    document.addEventListener('click', click, { capture: true });
    return () => {
      window.removeEventListener('focus', focus);
      document.removeEventListener('click', click, { capture: true });
    };
  }, [signedIn, client, notices]);
}
