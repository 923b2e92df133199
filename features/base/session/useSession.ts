import { notifyManager, type QueryClient, QueryObserver, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { getSession } from '#protocol/endpoints/auth.ts';
import type { Session } from '#protocol/entities/session.ts';
import { type Client, useClient } from '../client/index.ts';
import { SESSION_KEY } from './sessionKeys.ts';

/** The session as a component sees it (specification 1 §3). `loading` lasts until the service answers, over all repeated reads. */
export type SessionView =
  | { readonly status: 'loading' | 'unauthenticated'; readonly session?: undefined }
  | { readonly status: 'authenticated'; readonly session: Session };

/** The code by which this browser's session was ended from outside. Undefined in a session, and after signing out. */
export function useSignInError(): number | undefined {
  const code = useAnswer((answer) => answer?.signInError.Code);
  return code === 200 ? undefined : code;
}

/** The session of this browser. `useSessionStatus` causes fewer renders. */
export function useSession(): SessionView {
  const session = useAnswer((answer) => answer);
  const status = statusOf(session);
  return status === 'authenticated' && session
    ? { status, session }
    : { status: status === 'loading' ? status : 'unauthenticated' };
}

/** The session's status. Renders again only if the status changes. */
export function useSessionStatus(): SessionView['status'] {
  return useAnswer(statusOf);
}

/**
 * Whether a player is signed in. Renders again only if the answer changes.
 *
 * @param expected the value before the service has answered
 */
export function useIsSignedIn(expected: boolean): boolean {
  return useAnswer((answer) => (answer === undefined ? expected : statusOf(answer) === 'authenticated'));
}

/** The service's answer: undefined before it, null without a session. */
type Answer = Session | null | undefined;

function statusOf(answer: Answer): SessionView['status'] {
  if (answer === undefined) return 'loading';
  // The answer of a session that was ended from outside has the reason, and counts as no session.
  return answer === null || answer.signInError.Code !== 200 ? 'unauthenticated' : 'authenticated';
}

const observers = new WeakMap<Client, WeakMap<QueryClient, QueryObserver<Session | null>>>();

/** Returns the page's observer of the session. A page has hundreds of components that read the session, and an observer each would be slow. */
function observerOf(client: Client, queries: QueryClient): QueryObserver<Session | null> {
  const ofClient = observers.get(client) ?? new WeakMap<QueryClient, QueryObserver<Session | null>>();
  observers.set(client, ofClient);
  const observer =
    ofClient.get(queries) ??
    new QueryObserver<Session | null>(queries, {
      queryKey: SESSION_KEY,
      queryFn: ({ signal }) => client.rest.get(getSession, {}, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      retry: true,
      retryDelay: (attempt) => Math.min(15_000, 1000 * 2 ** attempt),
      notifyOnChangeProps: ['data'],
    });
  ofClient.set(queries, observer);
  return observer;
}

/** Selects one value of the session, so that a component renders only if that value changes. */
function useAnswer<Value extends Answer | string | number | boolean>(read: (answer: Answer) => Value): Value {
  const queries = useQueryClient();
  const observer = observerOf(useClient(), queries);
  const subscribe = useCallback((tell: () => void) => observer.subscribe(notifyManager.batchCalls(tell)), [observer]);
  const current = (): Value => read(queries.getQueryData<Session | null>(SESSION_KEY));
  return useSyncExternalStore(subscribe, current, current);
}
