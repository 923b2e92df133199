import { fail } from '#protocol/failure.ts';
import { endSessions } from '../session/session.ts';
import type { Moment } from '../dispatch/context.ts';
import type { Transaction } from '../ports/store.ts';
import { trailOf } from '../security/trail.ts';
import { cutStreamsOf, stopStreamsOf } from '../live/stopStream.ts';

export interface NewBan {
  readonly PlayerID: string;
  /** The reason, which the player and the public list show. */
  readonly Reason: string;
  /** ISO time of its end. Empty means until an operator lifts it. */
  readonly Until: string;
}

/**
 * Bans a player from now on. Sessions end, signing in fails with 100014, and streams that the player publishes or watches are cut. Replaces
 * a current ban.
 * @returns the ban's id
 * @throws Failure 100013 if there is no such player
 */
export async function banPlayer(tx: Transaction, moment: Moment, { PlayerID, Reason, Until }: NewBan): Promise<string> {
  await tx.lock([`player:${PlayerID}`]);
  await endBans(tx, moment, PlayerID);
  const BanID = moment.ports.random.uuid();
  await tx.table('playerBans').insert({ BanID, PlayerID, Reason, From: moment.nowText, Until, LiftTime: '' });
  await tx.table('players').update({ PlayerID }, { Disabled: true, DisabledUntil: Until });
  await trailOf(moment.ports).record(tx, { playerID: PlayerID }, { Kind: 'player.banned', Detail: { Until } });
  await endSessions(tx, moment.ports, { playerID: PlayerID }, 'disabled');
  await stopStreamsOf(tx, moment, PlayerID);
  cutStreamsOf(tx, PlayerID);
  return BanID;
}

/**
 * Lifts a ban. Does nothing if there is none.
 * @throws Failure 100013 if there is no such player
 */
export async function liftBan(tx: Transaction, moment: Moment, PlayerID: string): Promise<void> {
  await endBans(tx, moment, PlayerID);
  await trailOf(moment.ports).record(tx, { playerID: PlayerID }, { Kind: 'player.unbanned', Detail: {} });
}

async function endBans(tx: Transaction, { nowText }: Moment, PlayerID: string): Promise<void> {
  const changed = await tx.table('players').update({ PlayerID }, { Disabled: false, DisabledUntil: '' });
  if (changed === 0) fail(100013);
  const bans = tx.table('playerBans');
  for (const { BanID, Until } of await bans.find({ where: { PlayerID, LiftTime: '' } })) {
    if (Until === '' || Until > nowText) await bans.update({ BanID }, { LiftTime: nowText });
  }
}
