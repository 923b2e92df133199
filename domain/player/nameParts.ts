import type { Reader, Transaction } from '../ports/store.ts';

/** Above every character. */
const END = '\u{10FFFF}';

/** The rows by which a folded name is found by any part of it: its endings, each once. */
export const namePartsOf = (PlayerID: string, nameKey: string): { Part: string; PlayerID: string }[] => {
  const characters = [...nameKey];
  return characters.map((_, at) => ({ Part: characters.slice(at).join(''), PlayerID }));
};

/** Lets a player be found by a new name, and no more by the old one. */
export async function indexName(tx: Transaction, playerID: string, nameKey: string): Promise<void> {
  const table = tx.table('nameParts');
  await table.remove({ PlayerID: playerID });
  await table.insert(namePartsOf(playerID, nameKey));
}

/**
 * Finds players by part of their folded name.
 * @param most how many rows of the index to read at most, so that the work does not grow with the world
 * @returns their ids, each once
 */
export async function findByNamePart(db: Reader, nameKey: string, most: number): Promise<string[]> {
  const rows = await db.table('nameParts').find({
    where: { Part: { gte: nameKey, lt: `${nameKey}${END}` } },
    order: [['Part', 'asc']],
    limit: most,
  });
  return [...new Set(rows.map(({ PlayerID }) => PlayerID))];
}
