import { ITEM } from '#protocol/entities/wallet.ts';
import type { Reader } from '../ports/store.ts';

/**
 * Returns how many of the items that a player is about to pass on are free, that is, neither bought nor won with the player's own stakes.
 * Items that are not free are passed on first. Gold that was staked is no longer free.
 *
 * @param passed the amount of the same call that was passed on before: all of it, and the free part
 */
export async function freePartOf(
  db: Reader,
  PlayerID: string,
  ItemID: number,
  amount: number,
  passed: { readonly all: number; readonly free: number } = { all: 0, free: 0 },
): Promise<number> {
  const given = (await db.table('freeItems').get(PlayerID, ItemID))?.Amount ?? 0;
  if (given <= passed.free) return 0;
  const staked = ItemID === ITEM.gold ? ((await db.table('experience').get(PlayerID))?.Staked ?? 0) : 0;
  const left = Math.max(0, given - staked - passed.free);
  const held = ((await db.table('accounts').get(`player:${PlayerID}`, ItemID))?.Balance ?? 0) - passed.all;
  return Math.max(0, Math.min(amount, left, amount - (held - left)));
}
