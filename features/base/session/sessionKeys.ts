import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '#protocol/entities/session.ts';

export const SESSION_KEY = ['session'] as const;
export const PROFILE_KEY = ['profile'] as const;

/** Stores a session, or null, and removes cached data of another player. */
export function putSession(queries: QueryClient, session: Session | null): void {
  const before = queries.getQueryData<Session | null>(SESSION_KEY);
  queries.setQueryData(SESSION_KEY, session);
  if (before?.playerID === session?.playerID) return;
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === 'operation' || queryKey[0] === PROFILE_KEY[0] });
}

/** Reads the session again, for example after a sign-in in another tab. */
export const askSession = (queries: QueryClient): Promise<void> => queries.invalidateQueries({ queryKey: SESSION_KEY });

/** Reads the profile again, for example after binding, renaming or a new level. */
export const askProfile = (queries: QueryClient): Promise<void> => queries.invalidateQueries({ queryKey: PROFILE_KEY });
