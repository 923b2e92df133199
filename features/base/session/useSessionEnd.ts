import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getSession } from '#protocol/endpoints/auth.ts';
import { type ClientEvents, type SessionEnd, useClient } from '../client/index.ts';
import { noticeOf, type NoticeStore, type SessionNotice } from './notices.ts';
import { putSession } from './sessionKeys.ts';
import { useSession, useSignInError } from './useSession.ts';

/** The notices of the ends that are known without asking the service. */
const NOTICES: Partial<Record<SessionEnd, SessionNotice>> = { disabled: 'disabled', expired: 'timeout' };

/**
 * Ends the session on this page when the service ended it, and shows the reason (specification 1 §4). Call it before other hooks that read
 * the session, since a new session removes the notice of the previous session.
 */
export function useSessionEnd(notices: NoticeStore): void {
  const client = useClient();
  const queries = useQueryClient();
  const code = useSignInError();
  const token = useSession().session?.token;
  // Another tab signed in again. Confirming the old notice would end the new session.
  useEffect(() => {
    if (token !== undefined) notices.confirm();
  }, [token, notices]);
  // The session ended while no page was open. The service sends the reason with the session.
  useEffect(() => {
    const notice = code === undefined ? undefined : noticeOf(code);
    if (notice !== undefined) notices.show(notice);
  }, [code, notices]);
  useEffect(() => {
    const end = async ({ reason }: ClientEvents['sessionEnded']): Promise<void> => {
      // Another tab of this browser may have signed in as another player. This tab then follows without a notice.
      const told = await client.rest.get(getSession).catch(() => null);
      const session = told?.signInError.Code === 200 ? told : null;
      putSession(queries, session);
      // If only one call failed, for another disabled account, the session continues.
      if (session !== null) client.start(session.token);
      const said = noticeOf(told?.signInError.Code ?? 0);
      // A pause ends sessions in the same way as signing out everywhere does; the page shows which of the two happened.
      if (session !== null || (reason === 'signedOut' && said !== 'paused')) return;
      notices.show(NOTICES[reason] ?? said ?? 'multipleSignIn');
    };
    return client.when('sessionEnded', (event) => void end(event));
  }, [client, queries, notices]);
}
