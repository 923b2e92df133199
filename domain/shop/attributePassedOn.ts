/** Items that arrived at one time, by an order or by an exchange. Times are ISO 8601. */
export interface Lot {
  readonly ID: string;
  readonly Amount: number;
  readonly from: string;
  /** When the items were returned. Empty means never. */
  readonly until: string;
}

export interface Pass {
  readonly time: string;
  readonly Amount: number;
}

/**
 * Attributes the items that a player passed on to the lots that existed at the time. Earlier lots of the list come first.
 *
 * @returns the items of each lot that were passed on
 */
export function attributePassedOn(lots: readonly Lot[], passes: readonly Pass[]): ReadonlyMap<string, number> {
  const used = new Map<string, number>();
  for (const { time, Amount } of passes) {
    let left = Amount;
    for (const lot of lots) {
      if (lot.from > time || (lot.until !== '' && lot.until <= time)) continue;
      const before = used.get(lot.ID) ?? 0;
      const part = Math.min(left, lot.Amount - before);
      used.set(lot.ID, before + part);
      left -= part;
    }
  }
  return used;
}
