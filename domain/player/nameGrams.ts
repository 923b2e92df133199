import type { Through, Transaction } from '../ports/store.ts';
import type { RowOf, Tables } from '../tables.ts';

type Gram = RowOf<Tables['nameGrams']>;

const END = '\u{10FFFF}';
/** The longest part of a name that is found by equality, in characters. */
const MAX_GRAM = 3;

const head = (characters: readonly string[]): string => characters.join('');

/**
 * The distinct parts by which a folded name is found: every part of one, two or three characters, and every longer ending. A search for up
 * to three characters reads the rows of one gram, which are in the order of names. A search for more characters reads the endings that
 * begin with them.
 */
export function gramsOf(nameKey: string): readonly string[] {
  const characters = [...nameKey];
  const grams = characters.flatMap((_, at) => {
    const ending = characters.slice(at);
    const short = Array.from({ length: Math.min(MAX_GRAM, ending.length) }, (__, more) =>
      head(ending.slice(0, more + 1)),
    );
    return ending.length > MAX_GRAM ? [...short, head(ending)] : short;
  });
  return [...new Set(grams)];
}

export const gramRows = (NameKey: string): Gram[] => gramsOf(NameKey).map((Gram) => ({ Gram, NameKey }));

export async function indexName(tx: Transaction, nameKey: string): Promise<void> {
  await tx.table('nameGrams').insert(gramRows(nameKey));
}

export async function unindexName(tx: Transaction, NameKey: string): Promise<void> {
  await tx.table('nameGrams').remove({ Gram: { in: gramsOf(NameKey) }, NameKey });
}

/** Joins a part of a folded name to the players with that part. */
export const throughNamePart = (part: string): Through<RowOf<Tables['players']>, Gram> => ({
  table: 'nameGrams',
  where: { Gram: [...part].length > MAX_GRAM ? { gte: part, lt: `${part}${END}` } : part },
  column: 'NameKey',
  leadsTo: 'NameKey',
});
