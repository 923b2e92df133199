import type { Moment } from '../dispatch/context.ts';
import { ECONOMY } from '../economy.ts';
import type { Transaction } from '../ports/store.ts';
import type { RowOf, Tables } from '../tables.ts';

/** Stores a round that paid at least 20 times its bet as an honor (decisions §8). Other rounds are ignored. */
export async function recordHonor(
  tx: Transaction,
  { ports, nowText }: Moment,
  { RoundID, PlayerID, GameCode, MachineNo, Bet, Win }: RowOf<Tables['rounds']>,
  Provider: string,
): Promise<void> {
  if (Bet === 0 || Win < Bet * ECONOMY.Play.HonorMultiple) return;
  const ID = ports.random.uuid();
  const honor = { ID, PlayerID, RoundID, GameCode, Provider, MachineNo, Bet, Win, Pinned: 2, CreateTime: nowText };
  await tx.table('honors').insert(honor);
}
