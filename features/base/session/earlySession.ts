import type { QueryClient } from '@tanstack/react-query';
import { getSession } from '#protocol/endpoints/auth.ts';
import type { Session } from '#protocol/entities/session.ts';
import { SESSION_KEY } from './sessionKeys.ts';

declare global {
  /** The request for the session that the document sent before its code (`service/http/page.ts`). */
  var __session: Promise<Response> | undefined;
}

/** Sends requests like `fetch`. The first request for the session gets the answer that the document requested. */
export const fetchEarly: typeof fetch = (input, init) => {
  const early = globalThis.__session;
  if (early === undefined || typeof input !== 'string' || !input.endsWith(getSession.path)) return fetch(input, init);
  globalThis.__session = undefined;
  return early.catch(() => fetch(input, init));
};

/** Returns the signed-in player of this page, or undefined. */
export function playerOf(queries: QueryClient): string | undefined {
  const session = queries.getQueryData<Session | null>(SESSION_KEY);
  return session?.signInError.Code === 200 ? session.playerID : undefined;
}

/** Whether the service has said that no player is signed in. */
export const isVisitor = (queries: QueryClient): boolean => queries.getQueryData<Session | null>(SESSION_KEY) === null;

/** Stores a session before the first rendering. Null is the session of a visitor. */
export const seedSession = (queries: QueryClient, session: Session | null): void => {
  queries.setQueryData<Session | null>(SESSION_KEY, session);
};

/** Stores the session that the document requested, so that the first rendering knows it. Does nothing if the request failed. */
export async function seedEarlySession(queries: QueryClient): Promise<void> {
  const early = globalThis.__session;
  if (early === undefined) return;
  try {
    const answer = await early;
    const session = getSession.result.safeParse(answer.ok ? await answer.clone().json() : undefined);
    if (!session.success) return;
    seedSession(queries, session.data);
    globalThis.__session = undefined;
  } catch {
    // The page asks again itself.
  }
}
