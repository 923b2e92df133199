import type { Reader } from '../ports/store.ts';

/** What an owner holds, by item; an item that is missing is zero. */
export async function balancesOf(reader: Reader, owner: string): Promise<ReadonlyMap<number, number>> {
  const rows = await reader.table('accounts').find({ where: { Owner: owner } });
  return new Map(rows.map(({ ItemID, Balance }) => [ItemID, Balance]));
}
