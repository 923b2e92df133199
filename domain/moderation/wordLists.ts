import type { WordKind } from '#protocol/entities/operator.ts';
import { MultiPatternMatcher } from './multiPatternMatcher.ts';
import { builtInWords } from './words.ts';
import type { Reader } from '../ports/store.ts';

/** The matchers of both lists of words. */
export type WordMatchers = Readonly<Record<WordKind, MultiPatternMatcher>>;

/** The current words of a list, sorted: the product's own words, without the removed and with the added ones. */
export async function listWords(db: Reader, kind: WordKind): Promise<readonly string[]> {
  const words = new Set(builtInWords[kind]);
  for (const { Word, Active } of await db.table('words').find({ where: { Kind: kind } })) {
    if (Active) words.add(Word);
    else words.delete(Word);
  }
  return [...words].toSorted();
}

/** Reads both lists. */
export const readMatchers = async (db: Reader): Promise<WordMatchers> => ({
  blocked: new MultiPatternMatcher(await listWords(db, 'blocked')),
  trading: new MultiPatternMatcher(await listWords(db, 'trading')),
});
