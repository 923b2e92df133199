import { ITEM } from '#protocol/entities/wallet.ts';
import type { Moment, PlayerRow } from '../dispatch/context.ts';
import { ECONOMY } from '../economy.ts';
import { transferWithin } from '../ledger/transfer.ts';
import type { Ports } from '../ports/index.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import { hasHadReward, recordReward, rewardTransfer } from '../session/phoneReward.ts';

export interface BindBonus {
  readonly Bound: boolean;
  readonly CanReceive: boolean;
  readonly Bonus: number;
}

/** A phone gets the bonus once, for all its accounts. */
export async function bindBonusOf(db: Reader, ports: Pick<Ports, 'secret'>, player: PlayerRow): Promise<BindBonus> {
  const Bound = player.Phone !== '';
  const CanReceive = Bound && !(await hasHadReward(db, ports, 'bindBonus', player));
  return { Bound, CanReceive, Bonus: ECONOMY.BindBonusGold };
}

/** Pays the waiting bonus. The caller holds the phone's lock. */
export async function giveBindBonus(tx: Transaction, moment: Moment, player: PlayerRow): Promise<void> {
  const { PlayerID } = player;
  await recordReward(tx, moment, 'bindBonus', player);
  await transferWithin(tx, moment.nowText, {
    ID: rewardTransfer('bindBonus', PlayerID),
    Reason: 'bindBonus',
    Source: 'phone',
    Lines: [
      { Owner: 'house:bindBonus', ItemID: ITEM.gold, Amount: -ECONOMY.BindBonusGold },
      { Owner: `player:${PlayerID}`, ItemID: ITEM.gold, Amount: ECONOMY.BindBonusGold },
    ],
  });
}
