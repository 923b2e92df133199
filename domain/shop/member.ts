import { fail } from '#protocol/failure.ts';
import type { PlayerRow, RestContext } from '../dispatch/context.ts';
import { isGuestPlayer } from '../session/guest.ts';

export function callerOf({ identity }: RestContext): PlayerRow {
  if (identity === undefined) throw new Error('an endpoint that needs a token was reached without one');
  return identity.player;
}

/** @throws Failure 300008 for a guest, because purchases must not be lost with a device */
export function memberOf(context: RestContext): PlayerRow {
  const player = callerOf(context);
  if (isGuestPlayer(player)) fail(300008);
  return player;
}
