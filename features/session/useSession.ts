import { useQuery } from '@tanstack/react-query';
import { getSession } from '#protocol/endpoints/auth.ts';
import type { Session } from '#protocol/entities/session.ts';
import { useClient } from '../client/index.ts';
import { SESSION_KEY } from './sessionKeys.ts';

/** Specification 1 §3. `loading` lasts until the service has said which, however often that takes. */
export type SessionView =
  | { readonly status: 'loading' | 'unauthenticated'; readonly session?: undefined }
  | { readonly status: 'authenticated'; readonly session: Session };

/** The session of this browser. */
export function useSession(): SessionView {
  const client = useClient();
  const { data } = useQuery({
    queryKey: SESSION_KEY,
    queryFn: ({ signal }) => client.rest.get(getSession, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: true,
    retryDelay: (attempt) => Math.min(15_000, 1000 * 2 ** attempt),
  });
  if (data === undefined) return { status: 'loading' };
  // A session that was ended from outside is told with its reason, but is none any more.
  if (data === null || data.signInError.Code !== 200) return { status: 'unauthenticated' };
  return { status: 'authenticated', session: data };
}
