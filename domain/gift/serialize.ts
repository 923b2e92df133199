import { type Gift, Gift as GiftEntity } from '#protocol/entities/gift.ts';
import type { PlayerRow } from '../dispatch/context.ts';
import { summaryOf } from '../player/serialize.ts';
import type { RowOf } from '#store/table.ts';
import type { Tables } from '../tables.ts';

export type GiftRow = RowOf<Tables['giftRecords']>;

export const serializeGift = (row: GiftRow, other: PlayerRow): Gift =>
  GiftEntity.parse({
    GiftID: row.GiftID,
    Direction: row.Direction,
    Player: summaryOf(other),
    ItemID: row.ItemID,
    Amount: row.Amount,
    Worth: row.Worth,
    PaidItemID: row.PaidItemID,
    Price: row.Price,
    Fee: row.Fee,
    State: row.State,
    CreateTime: row.CreateTime,
  });
