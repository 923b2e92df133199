import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MultiPatternMatcher } from './multiPatternMatcher.ts';

const found = (patterns: readonly string[], text: string): readonly string[] =>
  new MultiPatternMatcher(patterns).find(text).map(({ from, to }) => [...text].slice(from, to).join(''));

describe('MultiPatternMatcher', () => {
  it('finds patterns that overlap, and a pattern that is the end of another', () => {
    expect(found(['外掛程式', '掛程', '程式'], '我有外掛程式哦')).toEqual(['掛程', '外掛程式', '程式']);
  });

  it('ignores width, case and characters between the letters', () => {
    expect(found(['代儲'], '有 代 . 儲 嗎')).toEqual(['代 . 儲']);
    expect(found(['fuck'], 'ＦＵｃＫ!')).toEqual(['ＦＵｃＫ']);
  });

  it('takes a Latin pattern as a whole word only', () => {
    expect(found(['anjing'], 'anjingan')).toEqual([]);
    expect(found(['anjing'], 'dasar anjing!')).toEqual(['anjing']);
  });

  it('masks each character of a match and keeps the rest', () => {
    expect(new MultiPatternMatcher(['外掛']).mask('用外 掛會🔥停權')).toBe('用***會🔥停權');
  });

  it('finds the same matches as a separate search for each pattern', () => {
    const word = fc.string({ unit: fc.constantFrom('甲', '乙', '丙'), minLength: 1, maxLength: 4 });
    const text = fc.string({ unit: fc.constantFrom('甲', '乙', '丙', '丁'), maxLength: 40 });
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 6 }), text, (patterns, haystack) => {
        const ends = (matches: readonly { from: number; to: number }[]) =>
          matches.map(({ from, to }) => `${from}-${to}`).toSorted();
        const naive = patterns.flatMap((pattern) =>
          [...haystack].flatMap((_, from) =>
            haystack.startsWith(pattern, from) ? [{ from, to: from + pattern.length }] : [],
          ),
        );
        expect(ends(new MultiPatternMatcher(patterns).find(haystack))).toEqual(ends(naive));
      }),
    );
  });
});
