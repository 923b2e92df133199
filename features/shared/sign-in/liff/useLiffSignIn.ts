import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useClient } from '../../../base/client/index.ts';
import { askSession, useSessionStatus, useSessionNotice } from '../../../base/session/index.ts';
import type { Liff } from './liff.ts';
import { signInByLiff } from './signInByLiff.ts';

export interface LiffSignIn {
  readonly failure: unknown;
  readonly isRegist: boolean;
  readonly retry: () => void;
  /** Call it when the player has read the message. */
  readonly settle: () => void;
}

/**
 * Signs in automatically in LINE's own browser: when the page opens and, after an idle time or a replaced session, when the player returns.
 * It does not sign in immediately, since two such pages would sign each other out endlessly. After a sign-out, the player stays signed out
 * until the page is opened again.
 */
export function useLiffSignIn(opening: Promise<Liff>): LiffSignIn {
  const client = useClient();
  const queries = useQueryClient();
  const status = useSessionStatus();
  const notice = useSessionNotice();
  const [end, setEnd] = useState<{ readonly failure?: unknown; readonly isRegist?: boolean }>({});
  const due = useRef<'now' | 'onReturn' | 'not'>('now');
  const running = useRef(false);

  const run = useCallback((): void => {
    if (running.current) return;
    running.current = true;
    opening
      .then((liff) => signInByLiff(client, liff))
      .then(
        (isRegist) => {
          if (isRegist === undefined) return undefined;
          setEnd({ isRegist });
          return askSession(queries);
        },
        (failure: unknown) => setEnd({ failure }),
      )
      .finally(() => {
        running.current = false;
      });
  }, [client, queries, opening]);

  useEffect(() => {
    if (notice === 'timeout') due.current = 'now';
    else if (notice === 'multipleSignIn' && due.current === 'not') due.current = 'onReturn';
  }, [notice]);
  useEffect(() => {
    if (status === 'loading' || notice !== undefined || due.current !== 'now') return;
    due.current = 'not';
    if (status === 'unauthenticated') run();
  }, [status, notice, run]);
  useEffect(() => {
    if (status !== 'unauthenticated' || notice !== undefined) return undefined;
    const come = (): void => {
      if (due.current !== 'onReturn' || document.visibilityState !== 'visible') return;
      due.current = 'not';
      run();
    };
    document.addEventListener('visibilitychange', come);
    document.addEventListener('click', come);
    return () => {
      document.removeEventListener('visibilitychange', come);
      document.removeEventListener('click', come);
    };
  }, [status, notice, run]);

  // A player can sign out before the welcome has closed. The next sign-in must not show it again.
  useEffect(() => (status === 'authenticated' ? () => setEnd({}) : undefined), [status]);

  const settle = useCallback((): void => setEnd({}), []);
  const retry = useCallback((): void => {
    setEnd({});
    run();
  }, [run]);
  return { failure: end.failure, isRegist: end.isRegist === true, retry, settle };
}
