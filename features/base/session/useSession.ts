import { notifyManager, QueryObserver, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { getSession } from '#protocol/endpoints/auth.ts';
import type { Session } from '#protocol/entities/session.ts';
import { useClient } from '../client/index.ts';
import { SESSION_KEY } from './sessionKeys.ts';

/** Specification 1 §3. `loading` lasts until the service has said which, however often that takes. */
export type SessionView =
  | { readonly status: 'loading' | 'unauthenticated'; readonly session?: undefined }
  | { readonly status: 'authenticated'; readonly session: Session };

/** Why the session of this browser was ended from outside; undefined while it lives, or was simply left. */
export function useSignInError(): number | undefined {
  const code = useAnswer((answer) => answer?.signInError.Code);
  return code === 200 ? undefined : code;
}

/** The session of this browser. Where only its status matters, `useSessionStatus` renders less often. */
export function useSession(): SessionView {
  const session = useAnswer((answer) => answer);
  const status = statusOf(session);
  return status === 'authenticated' && session
    ? { status, session }
    : { status: status === 'loading' ? status : 'unauthenticated' };
}

/** Whether somebody is signed in; renders anew only when that changes. */
export function useSessionStatus(): SessionView['status'] {
  return useAnswer(statusOf);
}

/**
 * Whether somebody is signed in, as far as is known; renders anew only when the answer is another one.
 * @param expected the answer until the service has said which
 */
export function useIsSignedIn(expected: boolean): boolean {
  return useAnswer((answer) => (answer === undefined ? expected : statusOf(answer) === 'authenticated'));
}

/** What the service said of the session: undefined until it has, null where there is none. */
type Answer = Session | null | undefined;

function statusOf(answer: Answer): SessionView['status'] {
  if (answer === undefined) return 'loading';
  // A session that was ended from outside is told with its reason, but is none any more.
  return answer === null || answer.signInError.Code !== 200 ? 'unauthenticated' : 'authenticated';
}

/** Keeps to one thing about the session: everything on the page that knows the whole of it would render again with each of its changes. */
function useAnswer<Value extends Answer | string | number | boolean>(read: (answer: Answer) => Value): Value {
  const queries = useQueryClient();
  const client = useClient();
  const [observer] = useState(
    () =>
      new QueryObserver<Session | null>(queries, {
        queryKey: SESSION_KEY,
        queryFn: ({ signal }) => client.rest.get(getSession, {}, { signal }),
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        retry: true,
        retryDelay: (attempt) => Math.min(15_000, 1000 * 2 ** attempt),
        notifyOnChangeProps: ['data'],
      }),
  );
  const subscribe = useCallback((tell: () => void) => observer.subscribe(notifyManager.batchCalls(tell)), [observer]);
  const current = (): Value => read(queries.getQueryData<Session | null>(SESSION_KEY));
  return useSyncExternalStore(subscribe, current, current);
}
