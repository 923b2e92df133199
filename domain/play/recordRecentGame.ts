import type { Moment } from '../dispatch/context.ts';
import { ECONOMY } from '../economy.ts';
import type { Transaction } from '../ports/store.ts';
import { drawBelow } from '../random.ts';
import type { RowOf, Tables } from '../tables.ts';

/**
 * Adds a game to the player's recent games after an entry or a round.
 * @returns the machine, which is drawn on the first visit and then stays the same
 */
export async function recordRecentGame(
  tx: Transaction,
  { ports, nowText }: Moment,
  { PlayerID, GameCode, rounds }: { readonly PlayerID: string; readonly GameCode: string; readonly rounds: number },
): Promise<number> {
  const recentGames = tx.table('recentGames');
  const known = await recentGames.get(PlayerID, GameCode);
  if (known !== undefined) {
    await recentGames.update({ PlayerID, GameCode }, { Rounds: known.Rounds + rounds, LastTime: nowText });
    return known.MachineNo;
  }
  const MachineNo = 1 + drawBelow(ports.random, ECONOMY.Play.Machines);
  await recentGames.insert({ PlayerID, GameCode, MachineNo, Rounds: rounds, LastTime: nowText, PlayTime: '' });
  return MachineNo;
}

/** Stores that the player finished a round of the game. A returned stake is not a round. */
export async function recordPlayedGame(
  tx: Transaction,
  { PlayerID, GameCode, PlayTime }: Pick<RowOf<Tables['recentGames']>, 'PlayerID' | 'GameCode' | 'PlayTime'>,
): Promise<void> {
  await tx.table('recentGames').update({ PlayerID, GameCode }, { PlayTime });
}
