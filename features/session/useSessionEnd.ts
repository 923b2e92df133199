import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getSession } from '#protocol/endpoints/auth.ts';
import { type ClientEvents, useClient } from '../client/index.ts';
import type { NoticeStore } from './notices.ts';
import { putSession } from './sessionKeys.ts';

/** Ends the session on this page when the service ended it, and says why (specification 1 §4). */
export function useSessionEnd(notices: NoticeStore): void {
  const client = useClient();
  const queries = useQueryClient();
  useEffect(() => {
    const end = async ({ reason }: ClientEvents['sessionEnded']): Promise<void> => {
      // Another tab of this browser may have signed in as somebody else: then this one follows, without a word.
      const told = await client.rest.get(getSession).catch(() => null);
      const session = told?.signInError.Code === 200 ? told : null;
      putSession(queries, session);
      if (session !== null || reason === 'signedOut') return;
      notices.show(reason === 'disabled' ? 'disabled' : 'multipleSignIn');
    };
    return client.when('sessionEnded', (event) => void end(event));
  }, [client, queries, notices]);
}
