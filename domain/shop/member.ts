import { fail } from '#protocol/failure.ts';
import type { PlayerRow, RestContext } from '../dispatch/context.ts';
import { isGuestPlayer } from '../session/guest.ts';

/** The caller of an endpoint that needs a token. */
export function callerOf({ identity }: RestContext): PlayerRow {
  if (identity === undefined) throw new Error('an endpoint that needs a token was reached without one');
  return identity.player;
}

/**
 * The member who called an endpoint.
 * @throws Failure 300008 for a guest: what is bought must not be lost with a device
 */
export function memberOf(context: RestContext): PlayerRow {
  const player = callerOf(context);
  if (isGuestPlayer(player)) fail(300008);
  return player;
}
