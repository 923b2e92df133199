import { ITEM } from '#protocol/entities/wallet.ts';
import type { Moment, PlayerRow } from '../dispatch/context.ts';
import { addFreeItems } from '../ledger/freeItems.ts';
import type { Transaction } from '../ports/store.ts';
import { countGiftDay } from '../secondCheck/giftDay.ts';
import type { RowOf, Tables } from '../tables.ts';
import { isYoung } from './young.ts';

export type PassedOnRow = RowOf<Tables['passedOn']>;

/** Gold that returns to the player that it came from. */
export interface GivenBack {
  /** The free part of the gold. */
  readonly Free: number;
  /** The first gift of the same gold. Empty if the gold left before there were records. */
  readonly OriginID: string;
  /** Whether a young account gave the first gift, and gives the gold again. */
  readonly IsYoung: boolean;
}

export type PassedOn = Pick<PassedOnRow, 'ID' | 'ItemID' | 'Amount' | 'Free'> & {
  readonly Kind: 'gift' | 'envelope' | 'vault';
  /** Items of the amount that are free. For gold the same as `Free`. */
  readonly FreeItems: number;
  /** Set for gold that returns to the player that it came from. Such gold does not count for any player. */
  readonly givenBack?: GivenBack | undefined;
};

/**
 * Records items that a player passes on. In a rescission they count as used up, and their free gold counts in the day. The caller holds
 * `player:<id>`.
 */
export async function recordPassedOn(
  tx: Transaction,
  { now, nowText }: Pick<Moment, 'now' | 'nowText'>,
  { PlayerID, RegistTime }: Pick<PlayerRow, 'PlayerID' | 'RegistTime'>,
  passed: readonly PassedOn[],
): Promise<void> {
  if (passed.length === 0) return;
  await tx.table('passedOn').insert(
    passed.map(({ ID, Kind, ItemID, Amount, Free, givenBack }) => ({
      ID,
      PlayerID,
      Kind,
      ItemID,
      Amount,
      Free,
      IsYoung: givenBack?.IsYoung ?? isYoung(RegistTime, now),
      Returned: givenBack === undefined ? 0 : Amount,
      OriginID: givenBack?.OriginID ?? '',
      CreateTime: nowText,
    })),
  );
  const own = passed.filter(({ givenBack }) => givenBack === undefined);
  const Free = own.reduce((sum, each) => sum + each.Free, 0);
  if (Free > 0) await countGiftDay(tx, PlayerID, now, { Free });
  await addFreeItems(
    tx,
    own.map(({ ItemID, FreeItems }) => ({ PlayerID, ItemID, Amount: -FreeItems })),
  );
}

export const passedGold = (ID: string, Kind: 'envelope' | 'vault', Amount: number, Free: number): PassedOn => ({
  ID,
  Kind,
  ItemID: ITEM.gold,
  Amount,
  Free,
  FreeItems: Free,
});
