import { ITEM } from '#protocol/entities/wallet.ts';
import type { PlayerRow } from '../dispatch/context.ts';
import { ECONOMY } from '../economy.ts';
import { transferWithin } from '../ledger/transfer.ts';
import type { Reader, Transaction } from '../ports/store.ts';

const transferOf = (playerID: string): string => `bindBonus:${playerID}`;

/** What stands of a player's bind bonus. */
export interface BindBonus {
  readonly Bound: boolean;
  readonly CanReceive: boolean;
  readonly Bonus: number;
}

/** Whether a phone is bound, and whether the bonus for it waits: the ledger knows who has had it. */
export async function bindBonusOf(db: Reader, { PlayerID, Phone }: PlayerRow): Promise<BindBonus> {
  const Bound = Phone !== '';
  const CanReceive = Bound && (await db.table('transfers').get(transferOf(PlayerID))) === undefined;
  return { Bound, CanReceive, Bonus: ECONOMY.BindBonusGold };
}

/** Gives the bonus; a second time it does nothing. */
export async function giveBindBonus(tx: Transaction, nowText: string, playerID: string): Promise<void> {
  await transferWithin(tx, nowText, {
    ID: transferOf(playerID),
    Reason: 'bindBonus',
    Source: 'phone',
    Lines: [
      { Owner: 'house:bindBonus', ItemID: ITEM.gold, Amount: -ECONOMY.BindBonusGold },
      { Owner: `player:${playerID}`, ItemID: ITEM.gold, Amount: ECONOMY.BindBonusGold },
    ],
  });
}
