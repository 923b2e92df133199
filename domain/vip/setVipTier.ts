import type { Transaction } from '../ports/store.ts';

/** A refund never removes a tier that an operator set. */
export async function setVipTier(tx: Transaction, PlayerID: string, VIPLevel: number): Promise<void> {
  await tx.table('players').update({ PlayerID }, { VIPLevel });
  if ((await tx.table('experience').update({ PlayerID }, { SetVIP: VIPLevel })) === 0)
    await tx.table('experience').insert({ PlayerID, Level: 0, VIP: 0, SetVIP: VIPLevel, Staked: 0 });
}
