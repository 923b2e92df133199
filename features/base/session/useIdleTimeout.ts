import { useEffect } from 'react';
import { useClient } from '../client/index.ts';
import { createIdleness } from './idleness.ts';
import type { NoticeStore } from './notices.ts';
import { useSession } from './useSession.ts';

const idleness = createIdleness();

/** Looks on focus and click whether the session has been idle too long (specification 1 §4, §9). */
export function useIdleTimeout(notices: NoticeStore): void {
  const client = useClient();
  const { status, session } = useSession();
  const expires = session?.expires;
  useEffect(() => {
    // What an earlier page left stays until it is known whose it is.
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
    // Opening the page is using it, but for one that had been left too long: loading it anew does not begin the hour anew.
    click();
    window.addEventListener('focus', focus);
    document.addEventListener('click', click, { capture: true });
    return () => {
      window.removeEventListener('focus', focus);
      document.removeEventListener('click', click, { capture: true });
    };
  }, [signedIn, client, notices]);
}
