import type { WordKind } from '#protocol/entities/operator.ts';
import { MultiPatternMatcher } from './multiPatternMatcher.ts';
import { builtInWords } from './words.ts';
import type { Reader } from '../ports/store.ts';

export type WordMatchers = Readonly<Record<WordKind, MultiPatternMatcher>>;

/** The product's own words without the removed words and with the added words, sorted. */
export async function listWords(db: Reader, kind: WordKind): Promise<readonly string[]> {
  const words = new Set(builtInWords[kind]);
  for (const { Word, Active } of await db.table('words').find({ where: { Kind: kind } })) {
    if (Active) words.add(Word);
    else words.delete(Word);
  }
  return [...words].toSorted();
}

export const readMatchers = async (db: Reader): Promise<WordMatchers> => ({
  blocked: new MultiPatternMatcher(await listWords(db, 'blocked')),
  trading: new MultiPatternMatcher(await listWords(db, 'trading')),
});
