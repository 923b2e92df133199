import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getSession } from '#protocol/endpoints/auth.ts';
import { type ClientEvents, type SessionEnd, useClient } from '../client/index.ts';
import { noticeOf, type NoticeStore, type SessionNotice } from './notices.ts';
import { putSession } from './sessionKeys.ts';
import { useSession, useSignInError } from './useSession.ts';

/** What is said of an end that needs no asking. */
const NOTICES: Partial<Record<SessionEnd, SessionNotice>> = { disabled: 'disabled', expired: 'timeout' };

/**
 * Ends the session on this page when the service ended it, and says why (specification 1 §4). Comes before whatever else speaks of
 * the session: a new one takes back what was said of the one before.
 */
export function useSessionEnd(notices: NoticeStore): void {
  const client = useClient();
  const queries = useQueryClient();
  const code = useSignInError();
  const token = useSession().session?.token;
  // Another tab signed in again: what is said of the session before would end this one by its answer.
  useEffect(() => {
    if (token !== undefined) notices.confirm();
  }, [token, notices]);
  // Ended while no page was open: the service tells it with the session.
  useEffect(() => {
    const notice = code === undefined ? undefined : noticeOf(code);
    if (notice !== undefined) notices.show(notice);
  }, [code, notices]);
  useEffect(() => {
    const end = async ({ reason }: ClientEvents['sessionEnded']): Promise<void> => {
      // Another tab of this browser may have signed in as somebody else: then this one follows, without a word.
      const told = await client.rest.get(getSession).catch(() => null);
      const session = told?.signInError.Code === 200 ? told : null;
      putSession(queries, session);
      // It lives on where only a call was refused: for another account that is disabled.
      if (session !== null) client.start(session.token);
      const said = noticeOf(told?.signInError.Code ?? 0);
      // A pause ends sessions as signing out everywhere does; every page says which of the two it was.
      if (session !== null || (reason === 'signedOut' && said !== 'paused')) return;
      notices.show(NOTICES[reason] ?? said ?? 'multipleSignIn');
    };
    return client.when('sessionEnded', (event) => void end(event));
  }, [client, queries, notices]);
}
