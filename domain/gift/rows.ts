import { ITEM } from '#protocol/entities/wallet.ts';
import { rowsOfActivity } from '../activity/record.ts';
import type { Caller } from '../dispatch/handler.ts';
import { MAIL_ESCROW } from '../mailbox/send.ts';
import type { RowKey } from '../ports/store.ts';
import { relationKeys } from '../player/blocked.ts';
import { taipeiDay } from '../taipei.ts';
import type { WantedGift } from './price.ts';

/** A room shows the effect gifts that name it. */
export const isShownInRoom = <Gift extends Pick<WantedGift, 'ItemID' | 'RoomID'>>(
  gift: Gift,
): gift is Gift & { readonly RoomID: string } =>
  gift.RoomID !== undefined && gift.RoomID !== '' && gift.ItemID !== ITEM.gold;

/** The rows that a gift reads by key. */
export function rowsOfGift(
  { ToID, ItemID, Amount }: Pick<WantedGift, 'ToID' | 'ItemID' | 'Amount'>,
  caller: Caller,
): readonly RowKey[] {
  const {
    player: { PlayerID },
    now,
  } = caller;
  const account = (Owner: string, item: number): RowKey => ({ table: 'accounts', key: [Owner, item] });
  return [
    { table: 'players', key: [ToID] },
    ...relationKeys(PlayerID, [ToID]).map((key): RowKey => ({ table: 'relations', key })),
    { table: 'giftDays', key: [PlayerID, taipeiDay(now)] },
    { table: 'giftPasswords', key: [PlayerID] },
    ...[ITEM.gold, ITEM.gem, ITEM.point].map((item) => account(`player:${PlayerID}`, item)),
    ...[ITEM.gold, ITEM.gem, ITEM.point].map((item): RowKey => ({ table: 'freeItems', key: [PlayerID, item] })),
    account('house:fee', ITEM.gold),
    account(MAIL_ESCROW, ITEM.gold),
    ...rowsOfActivity(caller, PlayerID, { Kind: 'gift', ToID, ItemID, Amount }),
  ];
}
