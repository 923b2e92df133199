import { describe, expect, it } from 'vitest';
import { compareWithBaseline, type OddSentence } from './check.ts';
import { findOddWording, findSubjectFault } from './patterns.ts';
import { sentencesOfCode, sentencesOfMarkdown } from './sentences.ts';

describe('an odd wording', () => {
  it.each([
    ['Who has blocked one takes nothing from one.', 'Who'],
    ['As high as whatever follows.', 'whatever'],
    ['Told when one has read it.', 'one has'],
    ['Read anew after each claim.', 'anew'],
    ['What stands above the list.', 'stands above'],
    ['The room; absent: all rooms.', '; absent:'],
  ])('is found in "%s"', (text, words) => {
    expect(findOddWording(text)?.words).toBe(words);
  });

  it.each([
    'Closes the socket if the session has ended.',
    'Returns the newest value per game.',
    'A player who blocked you cannot receive gifts from you.',
    'Waits until one of the two has answered.',
  ])('is not found in "%s"', (text) => {
    expect(findOddWording(text)).toBeUndefined();
  });
});

describe('a commit subject', () => {
  it.each([
    'Add a store port',
    'mocks: answer until pagehide',
    'Seed the demo world once',
    'ledger: post once',
    'testing: wait',
  ])('accepts "%s"', (subject) => {
    expect(findSubjectFault(subject)).toBeUndefined();
  });

  it.each(['What cannot be seen is over no edge', 'Added a store port', 'chat: fixing the day', 'x'.repeat(73)])(
    'rejects "%s"',
    (subject) => {
      expect(findSubjectFault(subject)).toBeDefined();
    },
  );
});

describe('the sentences of a file', () => {
  it('include comments, test titles and summaries, each with its line', () => {
    const code = [
      '/**',
      ' * Adds two',
      ' * numbers.',
      ' */',
      'const add = 1;',
      '// A first line',
      '// and a second.',
      "describe.each([1])('a group', () => { it('adds', () => {}); });",
      "const contract = { summary: 'Sends a message.' };",
    ].join('\n');
    expect(sentencesOfCode('a.ts', code)).toEqual([
      { line: 1, text: 'Adds two numbers.' },
      { line: 6, text: 'A first line and a second.' },
      { line: 8, text: 'a group' },
      { line: 8, text: 'adds' },
      { line: 9, text: 'Sends a message.' },
    ]);
  });

  it('exclude fenced code in Markdown', () => {
    expect(sentencesOfMarkdown('One\n\n```sh\nwhatever\n```\nuse `anew` here')).toEqual([
      { line: 1, text: 'One' },
      { line: 6, text: 'use `…` here' },
    ]);
  });
});

describe('the baseline', () => {
  const sentence: OddSentence = {
    file: 'a.ts',
    line: 3,
    text: 'Read anew.',
    words: 'anew',
    advice: 'use the everyday word',
  };

  it('accepts a file with the same number of odd sentences as before', () => {
    expect(compareWithBaseline([sentence], { 'a.ts': 1 })).toEqual([]);
  });

  it('refuses one more with the sentence and the advice', () => {
    expect(compareWithBaseline([sentence], {}).join('\n')).toMatch(/a\.ts:3: "anew".*use the everyday word/);
  });

  it('asks for an update if a file has fewer', () => {
    expect(compareWithBaseline([], { 'a.ts': 1 }).join('\n')).toContain('--update');
  });
});
