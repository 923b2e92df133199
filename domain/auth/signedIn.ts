import { fail } from '#protocol/failure.ts';
import type { PlayerRow, RestContext } from '../dispatch/context.ts';

/**
 * The player of a call whose row wants a token.
 * @throws Failure 100005 when nobody is signed in
 */
export function signedIn({ identity }: Pick<RestContext, 'identity'>): PlayerRow {
  if (identity === undefined) fail(100005);
  return identity.player;
}
