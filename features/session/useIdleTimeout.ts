import { useEffect } from 'react';
import { useClient } from '../client/index.ts';
import { createIdleness } from './idleness.ts';
import type { NoticeStore } from './notices.ts';
import { useSession } from './useSession.ts';

const idleness = createIdleness();

/** Looks on focus and click whether the session has been idle too long (specification 1 §4, §9). */
export function useIdleTimeout(notices: NoticeStore): void {
  const client = useClient();
  const expires = useSession().session?.expires;
  useEffect(() => idleness.expires(expires), [expires]);
  const signedIn = expires !== undefined;
  useEffect(() => {
    if (!signedIn) return undefined;
    // Opening the page is using it.
    idleness.clicked();
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
    window.addEventListener('focus', focus);
    document.addEventListener('click', click, { capture: true });
    return () => {
      window.removeEventListener('focus', focus);
      document.removeEventListener('click', click, { capture: true });
    };
  }, [signedIn, client, notices]);
}
