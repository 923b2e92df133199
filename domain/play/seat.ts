import type { Moment } from '../dispatch/context.ts';
import { ECONOMY } from '../economy.ts';
import type { Transaction } from '../ports/store.ts';
import { drawBelow } from '../random.ts';

/**
 * Notes that a player sat down at a game or played rounds of it; the game then stands among the recent ones.
 * @returns the machine: drawn on the first visit, the same from then on
 */
export async function takeSeat(
  tx: Transaction,
  { ports, nowText }: Moment,
  { PlayerID, GameCode, rounds }: { readonly PlayerID: string; readonly GameCode: string; readonly rounds: number },
): Promise<number> {
  const seats = tx.table('recentGames');
  const known = await seats.get(PlayerID, GameCode);
  if (known !== undefined) {
    await seats.update({ PlayerID, GameCode }, { Rounds: known.Rounds + rounds, LastTime: nowText });
    return known.MachineNo;
  }
  const MachineNo = 1 + drawBelow(ports.random, ECONOMY.Play.Machines);
  await seats.insert({ PlayerID, GameCode, MachineNo, Rounds: rounds, LastTime: nowText });
  return MachineNo;
}
