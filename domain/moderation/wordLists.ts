import type { WordKind } from '#protocol/entities/operator.ts';
import { MultiPatternMatcher } from './multiPatternMatcher.ts';
import { builtInWords } from './words.ts';
import type { Reader } from '../ports/store.ts';

/** The matchers of both lists of words. */
export type WordMatchers = Readonly<Record<WordKind, MultiPatternMatcher>>;

/** A list as it holds now: the words that the product comes with, without those taken out and with those added, sorted. */
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
