import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { getCsrf } from '#protocol/endpoints/auth.ts';
import { signInLine } from '#protocol/endpoints/signIn.ts';
import { type Client, RequestFailure, useClient } from '../../client/index.ts';
import { askSession, useSessionStatus, useSessionNotice } from '../../session/index.ts';
import type { Liff } from './liff.ts';

/** LINE was asked for a new token, and what came back is no better. */
const RENEWED = 'menagerie.liffRenewed';
const RENEWED_MS = 60_000;
/** LINE's token is not LINE's, not for us, or over. */
const NO_TOKEN = 300011;

/** Thrown where LINE gives no token that the service believes. */
export class TokenRefused extends Error {}

export interface LiffSignIn {
  /** Why the sign-in did not happen; undefined while it may. */
  readonly failure: unknown;
  /** It made an account just now. */
  readonly isRegist: boolean;
  readonly retry: () => void;
  /** The player has read what there was to say. */
  readonly settle: () => void;
}

/**
 * Signs in by itself in LINE's own browser: when the page opens and, where the session was idle too long or was replaced from
 * elsewhere, when the player is here again; not at once, or two such pages would sign each other out for ever. Who signs out
 * stays out until the page is opened again.
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
      .then((liff) => enter(client, liff))
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

  const settle = useCallback((): void => setEnd({}), []);
  const retry = useCallback((): void => {
    setEnd({});
    run();
  }, [run]);
  return { failure: end.failure, isRegist: end.isRegist === true, retry, settle };
}

/**
 * Gives LINE's token to the service. A token that is over is renewed by LINE, once: then the page is left.
 * @returns whether it made an account; undefined when the page is being left
 * @throws TokenRefused · RequestFailure · ConnectionFailure
 */
async function enter({ rest }: Client, liff: Liff): Promise<boolean | undefined> {
  const idToken = await liff.idToken();
  if (idToken === undefined) {
    renew(liff);
    return undefined;
  }
  try {
    const { csrfToken } = await rest.get(getCsrf);
    const answer = await rest.post(signInLine, { csrfToken, idToken });
    sessionStorage.removeItem(RENEWED);
    return 'isRegist' in answer && answer.isRegist;
  } catch (error) {
    if (!(error instanceof RequestFailure) || error.code !== NO_TOKEN) throw error;
    renew(liff);
    return undefined;
  }
}

/** @throws TokenRefused when LINE was asked a moment ago */
function renew(liff: Liff): void {
  const before = Number(sessionStorage.getItem(RENEWED) ?? 0);
  if (Date.now() - before < RENEWED_MS) throw new TokenRefused('the new token is no better');
  sessionStorage.setItem(RENEWED, String(Date.now()));
  liff.login();
}
