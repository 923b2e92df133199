import { enterRace } from '../../bonusBattle/race/enterRace.ts';
import { racesOpenAt } from '../../bonusBattle/race/schedule.ts';
import { usableTickets } from '../../bonusBattle/race/tickets.ts';
import type { Moment, PlayerRow } from '../../dispatch/context.ts';
import type { Transaction } from '../../ports/store.ts';
import { Failure } from '#protocol/failure.ts';
import type { Draws } from './draws.ts';

/** Beats between two entries, on average. */
const ENTRY_BEATS = 4;

/** A player of the cast enters a race that is open, by a ticket only with one. Rounds of the cast then count in it. */
export async function enterRaces(
  tx: Transaction,
  moment: Moment,
  { cast, draws }: { readonly cast: readonly PlayerRow[]; readonly draws: Draws },
): Promise<void> {
  if (!draws.onceIn(ENTRY_BEATS)) return;
  const player = draws.pick(cast);
  const brand = draws.pick(moment.ports.settings.brands);
  if (player === undefined || brand === undefined) return;
  const race = draws.pick(racesOpenAt(moment.now, brand));
  if (race === undefined) return;
  const { PlayerID } = player;
  if ((await tx.table('battleEntries').get(race.BattleID, PlayerID)) !== undefined) return;
  if (race.Entry === 'ticket' && (await usableTickets(tx, PlayerID, moment.nowText)).length === 0) return;
  try {
    await enterRace(tx, moment, race, player);
  } catch (error) {
    // Another account of the phone takes part, or a limit is used up. Nothing is written before these checks.
    if (!(error instanceof Failure)) throw error;
  }
}
