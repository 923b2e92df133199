import { ITEM } from '#protocol/entities/wallet.ts';
import type { Transaction } from '../ports/store.ts';
import { type EntryRow, isPlayer, type TransferRow } from './posting.ts';

/** Sources whose items a player neither bought nor won with a stake of their own. */
const FREE_SOURCES: ReadonlySet<string> = new Set([
  'registration',
  'phone',
  'invite',
  'firstDay',
  'signInDay',
  'mission',
  'wheel',
  'passTicket',
  'challenge',
  'returnReward',
  'coupon',
  'present',
  'activityRank',
  'bonusBattle',
  'race',
  'spinGrant',
]);
const ITEMS: ReadonlySet<number> = new Set([ITEM.gold, ITEM.gem, ITEM.point]);

interface FreeItems {
  readonly PlayerID: string;
  readonly ItemID: number;
  readonly Amount: number;
}

/** The items that a transfer gave to players for free, such as rewards and bonuses. */
export function freeItemsOf({ Reason, Source }: TransferRow, entries: readonly EntryRow[]): readonly FreeItems[] {
  if (!FREE_SOURCES.has(Source) && Reason !== 'reward') return [];
  return entries
    .filter(({ Owner, ItemID, Amount }) => isPlayer(Owner) && ITEMS.has(ItemID) && Amount > 0)
    .map(({ Owner, ItemID, Amount }) => ({ PlayerID: Owner.slice('player:'.length), ItemID, Amount }));
}

export async function addFreeItems(tx: Pick<Transaction, 'table'>, changes: readonly FreeItems[]): Promise<void> {
  const sums = new Map<string, FreeItems>();
  for (const change of changes) {
    const name = `${change.ItemID} ${change.PlayerID}`;
    sums.set(name, { ...change, Amount: change.Amount + (sums.get(name)?.Amount ?? 0) });
  }
  for (const { PlayerID, ItemID, Amount } of sums.values()) {
    if (Amount === 0) continue;
    const changed = await tx.table('freeItems').add({ PlayerID, ItemID }, { Amount });
    if (changed.length === 0) await tx.table('freeItems').insert({ PlayerID, ItemID, Amount });
  }
}
