import { ITEM } from '#protocol/entities/wallet.ts';
import type { FailureCode } from '#protocol/codes.ts';
import type { RowOf, Tables } from '../tables.ts';

export type TransferRow = RowOf<Tables['transfers']>;
export type EntryRow = RowOf<Tables['entries']>;

/** A line: the amount of an item that an owner (`player:<id>` or `house:<what>`) gets, or gives if it is negative. */
export interface TransferLine {
  readonly Owner: string;
  readonly ItemID: number;
  readonly Amount: number;
}

/** A movement between accounts, or the reversal of an earlier one. `ID` is its idempotency key. */
export type Transfer = {
  readonly ID: string;
  readonly Reason: string;
  readonly Source: string;
  /** The id was drawn in this unit of work, so no earlier transfer is read for it. */
  readonly IsNew?: true;
} & (
  | { readonly Lines: readonly TransferLine[]; readonly Reverses?: never }
  | { readonly Reverses: string; readonly Lines?: never }
);

/** The entries are in the order of the lines. */
export interface PostedTransfer {
  readonly Transfer: TransferRow;
  readonly Entries: readonly EntryRow[];
}

const OWNER = /^(?:player|house):./;
export const isPlayer = (owner: string): boolean => owner.startsWith('player:');

export const shortageCode = (itemID: number): FailureCode => (itemID === ITEM.gold ? 100011 : 200124);

/**
 * Checks that lines form a transfer: known kinds of owners, integer amounts other than zero, a sum of zero for each item.
 *
 * @throws RangeError otherwise, because the calling handler is wrong
 */
export function checkLines(lines: readonly TransferLine[]): void {
  if (lines.length === 0) throw new RangeError('a transfer has lines');
  const sums = new Map<number, bigint>();
  for (const { Owner, ItemID, Amount } of lines) {
    if (!OWNER.test(Owner)) throw new RangeError(`${Owner} is no owner`);
    if (!Number.isSafeInteger(Amount) || Amount === 0) throw new RangeError(`${Amount} is no amount`);
    sums.set(ItemID, (sums.get(ItemID) ?? 0n) + BigInt(Amount));
  }
  for (const [item, sum] of sums) if (sum !== 0n) throw new RangeError(`item ${item} sums to ${sum}, not to zero`);
}

/** The lowest position of entries from a time (milliseconds) on. Times after 2255 have the same position. */
export const positionFrom = (time: number): number => Math.min(time * 1000, Number.MAX_SAFE_INTEGER);

/** The position of an account's next entry. It is its time, but always after all earlier entries, even if the clock was set back. */
export const nextPosition = (last: number, nowText: string): number =>
  Math.max(last + 1, positionFrom(Date.parse(nowText)));
