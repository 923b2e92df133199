import type { Transaction } from '../ports/store.ts';
import type { RowOf, Tables } from '../tables.ts';

export type PassedOnRow = RowOf<Tables['passedOn']>;

/** What a player passes on to others. */
export type PassedOn = Pick<PassedOnRow, 'ID' | 'PlayerID' | 'Kind' | 'ItemID' | 'Amount'> & {
  readonly Kind: 'gift' | 'envelope' | 'vault';
};

/** Records what players pass on. A rescission counts it as used up. */
export async function recordPassedOn(
  tx: Transaction,
  { nowText }: { readonly nowText: string },
  passed: readonly PassedOn[],
): Promise<void> {
  if (passed.length > 0)
    await tx.table('passedOn').insert(passed.map((each) => ({ ...each, Returned: 0, CreateTime: nowText })));
}
