import type { PlayerRow, RestContext } from '../dispatch/context.ts';
import type { Transaction } from '../ports/store.ts';
import { endSessions } from '../session/session.ts';

/** Ends the session of another player in a browser, before the browser gets a session of this player. */
export async function endOther(
  tx: Transaction,
  { identity, ports, address }: Pick<RestContext, 'identity' | 'ports' | 'address'>,
  player: Pick<PlayerRow, 'PlayerID'>,
): Promise<void> {
  if (identity === undefined || identity.player.PlayerID === player.PlayerID) return;
  await endSessions(tx, ports, { playerID: identity.player.PlayerID, address }, 'switched');
}
