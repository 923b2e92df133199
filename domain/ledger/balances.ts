import type { Reader } from '../ports/store.ts';

/** The balances of an owner by item. A missing item counts as zero. */
export async function balancesOf(reader: Reader, owner: string): Promise<ReadonlyMap<number, number>> {
  const rows = await reader.table('accounts').find({ where: { Owner: owner } });
  return new Map(rows.map(({ ItemID, Balance }) => [ItemID, Balance]));
}
