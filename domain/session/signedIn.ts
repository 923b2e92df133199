import { fail } from '#protocol/failure.ts';
import type { Identity, PlayerRow, RestContext } from '../dispatch/context.ts';
import type { Reader } from '../ports/store.ts';
import { COOKIE } from './cookies.ts';
import { readSession } from './session.ts';

/** @throws Failure 100005 without a session */
export function signedIn({ identity }: Pick<RestContext, 'identity'>): PlayerRow {
  if (identity === undefined) fail(100005);
  return identity.player;
}

/**
 * The player and session of a call that is authenticated by the session's cookie.
 *
 * @throws Failure 200001 if another sign-in ended that session, otherwise 100005 if there is no session
 */
export async function signedInHere(context: RestContext, db: Reader): Promise<Identity> {
  if (context.identity !== undefined) return context.identity;
  const kept = await readSession(context.ports, db, context.cookies.get(COOKIE.session));
  return fail(kept?.signInError.Code === 100015 ? 200001 : 100005);
}
