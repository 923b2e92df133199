import { muteChanged } from '#protocol/operations/operator.ts';
import { topicOf } from '../connection/topics.ts';
import { publish } from '../dispatch/publish.ts';
import type { Transaction } from '../ports/store.ts';
import { trailOf } from '../security/trail.ts';
import { type Actor, writeAudit } from '../audit/audit.ts';

/**
 * Mutes a player, and pushes the change to the player.
 * @param until ISO 8601 in UTC; empty lifts a mute
 * @returns whether there is such a player
 */
export async function mutePlayer(
  tx: Transaction,
  actor: Actor,
  PlayerID: string,
  { until, reason }: { readonly until: string; readonly reason: string },
): Promise<boolean> {
  const changed = await tx.table('players').update({ PlayerID }, { MutedUntil: until, MuteReason: reason });
  if (changed === 0) return false;
  publish(tx, muteChanged, topicOf.player(PlayerID), { MutedUntil: until, Reason: reason });
  await trailOf(actor.ports).record(
    tx,
    { playerID: PlayerID },
    until === '' ? { Kind: 'player.unmuted', Detail: {} } : { Kind: 'player.muted', Detail: { Until: until } },
  );
  await writeAudit(tx, actor, { action: 'player.mute', subject: PlayerID, detail: { Until: until, Reason: reason } });
  return true;
}
