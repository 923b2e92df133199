import { ITEM } from '#protocol/entities/wallet.ts';
import type { Moment } from '../dispatch/context.ts';
import { addFreeItems } from '../ledger/freeItems.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import { countGiftDay } from '../secondCheck/giftDay.ts';
import type { PassedOnRow } from './recordPassedOn.ts';

export async function passedOnByID(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, PassedOnRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.table('passedOn').getMany(ids.map((id): [string] => [id]));
  return new Map(rows.flatMap((row) => (row === undefined ? [] : [[row.ID, row]])));
}

/** The free gold of a record, if a young account passed it on. */
export const freeOfYoung = (row: PassedOnRow | undefined): number => (row?.IsYoung === true ? row.Free : 0);

/**
 * Records that free gold reached another player. It stays free for that player.
 * @param young the part from young accounts, which counts in the receiver's day
 */
export async function takeFree(
  tx: Transaction,
  { now }: Pick<Moment, 'now'>,
  PlayerID: string,
  gold: number,
  young: number,
): Promise<void> {
  await addFreeItems(tx, [{ PlayerID, ItemID: ITEM.gold, Amount: gold }]);
  if (young > 0) await countGiftDay(tx, PlayerID, now, { FromYoung: young });
}
